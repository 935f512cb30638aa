import { problem } from '../../problem.js';
import { duplicateJsonKey } from '../../values/duplicate-json-key.js';
import { countLineBreaks } from '../encoding/decode-text.js';
import { MAX_RECORD_LENGTH, recordTooLongProblem } from '../limits.js';
import { skipSpace, valueEnd } from './json-scan.js';

/** A record of a JSON or NDJSON file. */
export interface JsonRecord {
  /** 1 for the first record. */
  row: number;
  /** The line on which the record begins. */
  line: number;
  /** An unreadable record has its text in `_text`. */
  fields: Record<string, unknown>;
  /** Why the record is unreadable. */
  fault?: string;
}

/**
 * Reads the records of a JSON text in batches: an array of objects, or objects in sequence. An element that is not a
 * record gets a fault, and reading continues. Problem: `invalid`, with the line, if record boundaries are unclear.
 */
export async function* jsonRecords(texts: AsyncIterable<string>): AsyncGenerator<JsonRecord[]> {
  const iterator = texts[Symbol.asyncIterator]();
  let text = '';
  let line = 1;
  let row = 0;
  let isEnd = false;
  let stage: 'start' | 'value' | 'after' | 'in-array' | 'done' = 'start';
  let isArray = false;
  try {
    while (!isEnd) {
      const next = await iterator.next();
      if (next.done) isEnd = true;
      else text += next.value;
      const batch: JsonRecord[] = [];
      let at = 0;
      for (;;) {
        const from = skipSpace(text, at);
        line += countLineBreaks(text.slice(at, from));
        at = from;
        const character = text[at];
        if (character === undefined) break;
        const mayBegin = stage !== 'done' && !(isArray && stage === 'after');
        if (stage === 'start' && character === '[') {
          [isArray, stage] = [true, 'in-array'];
          at++;
        } else if (isArray && character === ']' && (stage === 'in-array' || stage === 'after')) {
          stage = 'done';
          at++;
        } else if (isArray && character === ',' && stage === 'after') {
          stage = 'value';
          at++;
        } else if (mayBegin && (character === '{' || (isArray && !',]}:'.includes(character)))) {
          const end = valueEnd(text, at, isEnd);
          if (end < 0) {
            if (isEnd) throw unfinishedProblem(line, row + 1);
            if (text.length - at > MAX_RECORD_LENGTH) throw tooLongProblem(text, line, row + 1);
            break;
          }
          const piece = text.slice(at, end);
          batch.push(parseRecord(piece, ++row, line));
          line += countLineBreaks(piece);
          at = end;
          stage = 'after';
        } else {
          const found = JSON.stringify(text.slice(at, at + 20));
          throw problem('file.no-record', { line, found }, { at: { line, row: row + 1 } });
        }
      }
      text = text.slice(at);
      if (batch.length > 0) yield batch;
    }
    if (isArray && stage !== 'done') throw unfinishedProblem(line, row + 1);
  } finally {
    await iterator.return?.();
  }
}

/** Reads the records of an NDJSON text; an invalid line gets a fault, and reading continues. */
export async function* ndjsonRecords(texts: AsyncIterable<string>): AsyncGenerator<JsonRecord[]> {
  let rest = '';
  let line = 0;
  let row = 0;
  const read = (text: string): JsonRecord[] => {
    line++;
    const piece = text.trim();
    if (piece === '') return [];
    if (row === 0 && piece.startsWith('[')) throw problem('file.json-array', {}, { at: { line } });
    return [parseRecord(piece, ++row, line)];
  };
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() as string;
    if (rest.length > MAX_RECORD_LENGTH)
      throw recordTooLongProblem(line + lines.length + 1, row + lines.length + 1);
    const records = lines.flatMap(read);
    if (records.length > 0) yield records;
  }
  const last = read(rest);
  if (last.length > 0) yield last;
}

function parseRecord(piece: string, row: number, line: number): JsonRecord {
  const broken = (fault: string) => ({ row, line, fields: { _text: piece }, fault });
  let value: unknown;
  try {
    value = JSON.parse(piece);
  } catch (error) {
    return broken(`This is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const start = piece.length > 40 ? `${piece.slice(0, 40)}…` : piece;
    return broken(`There should be a record in braces, and there is ${start}`);
  }
  const twice = duplicateJsonKey(piece);
  return twice === undefined
    ? { row, line, fields: value as Record<string, unknown> }
    : broken(`'${twice}' comes twice`);
}

/** A record over the size limit; often an object that wraps the array of records. */
function tooLongProblem(text: string, line: number, row: number) {
  const name = row === 1 ? /^\s*\{[^[]{0,1000}"([^"]*)"\s*:\s*\[\s*\{/.exec(text)?.[1] : undefined;
  return name === undefined
    ? recordTooLongProblem(line, row)
    : problem('file.nested-records', { name }, { at: { line, row } });
}

function unfinishedProblem(line: number, row: number) {
  return problem('file.unfinished', { line, row }, { at: { line, row } });
}
