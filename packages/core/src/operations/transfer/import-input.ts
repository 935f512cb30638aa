import * as z from 'zod';
import { DELIMITERS } from '../../csv/csv-records.js';
import { ENCODINGS, type TextSource } from '../../csv/decode-text.js';
import type { Scale } from '../../csv/table.js';

const textMap = z.record(z.string(), z.string());

/** What every import is told. */
export const importInput = z.strictObject({
  source: z
    .custom<TextSource>(
      (value) =>
        typeof value === 'string' ||
        (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
      'must be a text or a stream of bytes',
    )
    .describe('The file: its text, or its bytes in pieces'),
  format: z.enum(['csv', 'tsv', 'json', 'ndjson']).default('csv'),
  delimiter: z.enum(DELIMITERS).optional().describe('Found on the first line where not given'),
  encoding: z.enum(ENCODINGS).optional().describe('UTF-8 and UTF-16 are recognised'),
  skipLines: z.int().min(0).default(0).describe('Lines above the header'),
  columns: z.array(z.string()).min(1).optional().describe('The columns of a file without a header'),
  map: textMap.default({}).describe('Field to the column of the file that feeds it'),
  default: textMap.default({}).describe('Field to what a new record takes where the file says nothing'),
  onConflict: z
    .enum(['error', 'skip', 'update'])
    .default('error')
    .describe('What to do where the record is there already'),
  mergeLists: z
    .array(z.string().min(1))
    .default([])
    .describe('With updates: lists whose items are added to those of the record; `all` is every list'),
  force: z.boolean().default(false).describe('Updates records that have changed since the file was exported'),
  skipInvalid: z.boolean().default(false).describe('Imports the good rows and hands out the bad ones'),
  plan: z.boolean().default(false).describe('Tells what happens to each row'),
});

/** What an import of casinos is told besides. */
export const casinoImportInput = importInput.extend({
  noDefaults: z
    .boolean()
    .default(false)
    .describe('Without the languages, currencies, countries and pictures of the import'),
  scale: z
    .union([z.literal(5), z.literal(10)])
    .default(5)
    .describe('What the highest rating is in a CSV file'),
});

/** What an import is told, and on what scale its ratings stand. */
export type ImportInput = z.output<typeof importInput> & { scale: Scale };
