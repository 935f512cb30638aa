import * as z from 'zod';
import { lazy } from '../lazy.js';
import { identifier } from '../values/identifier.js';
import { wholeNumber } from '../values/number.js';
import { singleLineText } from '../values/text/text.js';
import { entity, type RecordOf } from './entity.js';
import { optional, required } from './field.js';
import { jsonValue } from './json-value.js';
import { createdAt, id } from './system-fields.js';

/** What one import of a source did: rows by what became of them. */
export type RunCounts = Record<string, number>;

/** What was fetched from the web: with it a server says whether its file is still the same. */
export const fetchedFile = lazy(() =>
  z.strictObject({
    url: z.string().max(2_000),
    etag: z.string().max(1_000).optional(),
    lastModified: z.string().max(100).optional(),
    /** The digest of what the import was told beside the file. */
    told: z.string().max(100),
  }),
);

/** A file that was fetched. */
export type FetchedFile = z.output<ReturnType<typeof fetchedFile>>;

/** One import of a source: when, which file, and what it did. */
export const importRun = entity({
  name: 'import run',
  plural: 'import runs',
  title: 'Import run',
  public: {},
  private: {
    id,
    source: required(identifier, 'A source is required', { title: 'Source' }),
    file: optional(singleLineText(300), { title: 'File' }),
    fetched: optional(jsonValue<FetchedFile>('a fetched file', fetchedFile), { title: 'Fetched' }),
    /** Of its rows: the same file has the same one. */
    digest: required(singleLineText(100), 'A digest is required', { title: 'Digest' }),
    rows: required(wholeNumber(0, Number.MAX_SAFE_INTEGER), 'A number of rows is required', {
      title: 'Rows',
    }),
    rowCounts: required(
      jsonValue<RunCounts>('counts of rows', () => z.record(z.string(), z.int().min(0))),
      'Counts are required',
      { title: 'Counts' },
    ),
    by: required(singleLineText(100), 'A name is required', { title: 'By' }),
    createdAt,
  },
});

/** A stored import run. */
export type ImportRun = RecordOf<typeof importRun>;
