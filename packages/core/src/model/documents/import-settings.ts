import * as z from 'zod';
import { lazy } from '../../lazy.js';

/** The supported delimiters of a CSV file. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The supported encodings; UTF-8, UTF-16 and those of Windows are told apart. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'latin1',
  'windows-1250',
  'windows-1251',
  'windows-1252',
] as const;

/** What may become of records that a source no longer has. */
export const WHEN_GONE = ['keep', 'deactivate', 'blacklist', 'delete'] as const;

const MAX_COLUMNS = 200;
const columnName = () => z.string().max(300);
const webAddressOfFile = () =>
  z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .max(2_000)
    .refine(
      (text) => !URL.canParse(text) || isWithoutAccount(new URL(text)),
      'must hold no user name and no password',
    );
const isWithoutAccount = ({ username, password }: URL) => username === '' && password === '';
const textByField = () =>
  z
    .record(z.string().min(1).max(100), z.string().max(20_000))
    .refine((pairs) => Object.keys(pairs).length <= MAX_COLUMNS, `must be at most ${MAX_COLUMNS} pairs`);

/** How a file is read and what becomes of its rows: what an import is told, and what an import profile keeps. */
export const importSettings = lazy(() =>
  z.strictObject({
    url: webAddressOfFile().optional().describe('Where its file is on the web; the terminal fetches it'),
    delimiter: z.enum(DELIMITERS).optional().describe('Found on the first line where not given'),
    encoding: z
      .enum(ENCODINGS)
      .optional()
      .describe('Told apart where not given: UTF-8, UTF-16, Windows-1250, -1251 and -1252'),
    sheet: z
      .string()
      .trim()
      .min(1)
      .max(255)
      .optional()
      .describe('The sheet of a workbook; its first one unless given'),
    skipLines: z
      .int()
      .min(0)
      .optional()
      .describe('Lines above the header; of a workbook, the rows of the sheet'),
    columns: z.array(columnName()).min(1).optional().describe('The columns of a file without a header'),
    emptyWord: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe('What a cell says that empties a field; (empty) unless given'),
    map: textByField().optional().describe('Field to the column of the file that feeds it'),
    ignore: z.array(columnName()).optional().describe('Columns of the file that are not read'),
    default: textByField()
      .optional()
      .describe('Field to what a new record takes where the file says nothing'),
    constants: textByField().optional().describe('Field to what every row says, new or there already'),
    onConflict: z
      .enum(['error', 'skip', 'update'])
      .optional()
      .describe('What to do where the record is there already; an error unless given'),
    mergeLists: z
      .array(z.string().min(1))
      .optional()
      .describe(
        'With updates: lists whose items are added to those of the record; `all` is every list. A source takes back the items that it no longer says',
      ),
    key: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(5)
      .optional()
      .describe(
        'Of a source: what names the record of a row, the first that a row has: slug, domain, id, a field, several together as in `casino+title`, or a column of the file as in `column:Licence`; what other imports match by unless given',
      ),
    owns: z
      .array(z.string().min(1))
      .optional()
      .describe('Of a source: fields in which it overrules what people wrote; `all` is every field'),
    whenGone: z
      .enum(WHEN_GONE)
      .optional()
      .describe(
        'Of a source: what becomes of a record that it no longer has, and no other source has, when the file is mirrored; `keep` unless given',
      ),
  }),
);

/** The further settings of an import of casinos. */
export const casinoImportSettings = lazy(() =>
  importSettings().extend({
    noDefaults: z
      .boolean()
      .optional()
      .describe('Without the languages, currencies, countries and pictures of the import'),
    scale: z
      .union([z.literal(5), z.literal(10)])
      .optional()
      .describe('What the highest rating is in a CSV file; 5 unless given'),
  }),
);

/** The names of all settings. */
export const settingNames = lazy(() => Object.keys(casinoImportSettings().shape) as (keyof ImportSettings)[]);

/** The optional settings of an import. */
export type ImportSettingsInput = z.output<ReturnType<typeof casinoImportSettings>>;
/** The settings of an import, of any collection. */
export type ImportSettings = {
  [K in keyof ImportSettingsInput]?: NonNullable<ImportSettingsInput[K]>;
};
