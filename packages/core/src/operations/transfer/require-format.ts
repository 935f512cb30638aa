import { problem } from '../../problem.js';
import type { ImportFormat } from './import-input.js';

/** The texts of a file as they come. Problem: `invalid` for JSON that is read as a table, and for a JSON file that is empty. */
export async function* requireFormat(
  texts: AsyncIterable<string>,
  format: Exclude<ImportFormat, 'xlsx'>,
): AsyncGenerator<string> {
  const isTable = format === 'csv' || format === 'tsv';
  let hasText = false;
  for await (const text of texts) {
    if (!hasText && isTable && JSON_START.test(text))
      throw problem('file.json-as-table', {}, { at: { line: 1 } });
    hasText ||= text.trim() !== '';
    yield text;
  }
  // An export of no records is an empty NDJSON file.
  if (!hasText && format === 'json') throw problem('file.empty-json', {}, { at: {} });
}

const JSON_START = /^\s*(\[\s*)?\{\s*(["}]|$)/;
