import * as z from 'zod';
import { identifier } from '../values/identifier.js';
import { wholeNumber } from '../values/number.js';
import { singleLineText } from '../values/text/text.js';
import { entity, type RecordOf } from './entity.js';
import { optional, required } from './field.js';
import { jsonValue } from './json-value.js';
import { createdAt, id } from './system-fields.js';

/** What one import of a source did: rows by what became of them. */
export type RunCounts = Record<string, number>;

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
