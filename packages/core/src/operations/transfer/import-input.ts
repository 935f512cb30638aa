import * as z from 'zod';
import type { TextSource } from '../../csv/encoding/decode-text.js';
import type { Scale } from '../../csv/table.js';
import { lazy } from '../../lazy.js';
import {
  casinoImportSettings,
  type ImportSettings,
  type ImportSettingsInput,
  importSettings,
  settingNames,
} from '../../model/documents/import-settings.js';
import { fetchedFile } from '../../model/import-run.js';
import type { OutputOf } from '../define/lazy-schema.js';

/** The formats of files that are imported. */
const IMPORT_FORMATS = ['csv', 'tsv', 'xlsx', 'json', 'ndjson'] as const;
/** One of them. */
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The share of the records of a source that may be gone at once, in percent, unless another is asked for. */
const DEFAULT_MAX_REMOVED = 10;

const profileName = () => z.string().trim().min(1).max(100);

const runOptions = lazy(() => ({
  source: z
    .custom<TextSource>(
      (value) =>
        typeof value === 'string' ||
        (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
      'must be a text or a stream of bytes',
    )
    .describe('The file: its text, or its bytes in pieces'),
  format: z.enum(IMPORT_FORMATS).default('csv'),
  profile: profileName().optional().describe('The import profile whose settings apply where none are given'),
  fromSource: profileName()
    .optional()
    .describe(
      'The import profile of the source that the file comes from: its rows are compared with what that source said last, and what people edited stays',
    ),
  mirror: z
    .boolean()
    .default(false)
    .describe('Takes back what the source said of records that its file no longer has'),
  maxRemoved: z
    .number()
    .min(0)
    .max(100)
    .default(DEFAULT_MAX_REMOVED)
    .describe('The largest share of the records of the source that may be gone at once, in percent'),
  diffLast: z
    .boolean()
    .default(false)
    .describe('Tells what the source added, changed and dropped since it was last imported'),
  fileName: z.string().max(300).optional().describe('The name of the file, for the list of runs of a source'),
  fetched: fetchedFile()
    .optional()
    .describe('Where the file of a source was fetched, for the next time that it is asked for'),
  without: z
    .array(z.enum(settingNames()))
    .optional()
    .describe('Settings of the profile that do not hold for this file'),
  saveProfile: profileName()
    .optional()
    .describe('Keeps the settings as an import profile of this name, in the same change'),
  force: z
    .boolean()
    .default(false)
    .describe(
      'Updates records that have changed since the file was exported; of a source, takes an older file and any share that is gone',
    ),
  skipInvalid: z.boolean().default(false).describe('Imports the good rows and hands out the bad ones'),
  rejectsFormat: z
    .enum(IMPORT_FORMATS)
    .optional()
    .describe('What the file of bad rows is; that of the source unless given'),
  plan: z
    .union([z.boolean(), z.literal('existing'), z.int().min(0)])
    .default(false)
    .describe(
      'Tells what happens to each row, or to the first of them where it is a number; `existing`: what becomes of the columns, and of the first rows whose record is there already',
    ),
}));

/** The input of every import. */
export const importInput = lazy(() => z.strictObject({ ...importSettings().shape, ...runOptions() }));

/** The further input of an import of casinos. */
export const casinoImportInput = lazy(() =>
  z.strictObject({ ...casinoImportSettings().shape, ...runOptions() }),
);

/** The settings that hold where neither the input nor a profile has another. */
export const DEFAULT_SETTINGS = {
  skipLines: 0,
  emptyWord: '(empty)',
  map: {},
  ignore: [],
  default: {},
  onConflict: 'error',
  mergeLists: [],
  noDefaults: false,
} as const satisfies ImportSettings;

type SettingWithDefault = Exclude<keyof typeof DEFAULT_SETTINGS, 'noDefaults'>;

/** The input of an import, with casino settings. */
export type GivenInput = OutputOf<typeof importInput> & ImportSettingsInput;

/** The input of an import, with all defaults filled in. */
export type ImportInput = GivenInput & {
  [K in SettingWithDefault]-?: NonNullable<ImportSettings[K]>;
} & { noDefaults: boolean; scale: Scale };

/** Bad rows are written as they came, unless something else is asked for. */
export function rejectsFormatOf({ format, rejectsFormat, delimiter }: ImportInput): ImportFormat {
  return rejectsFormat ?? (format === 'csv' && delimiter === '\t' ? 'tsv' : format);
}
