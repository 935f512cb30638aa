import { fileFault, LARGEST_RECORD, recordTooLong } from './limits.js';
import { breaksIn } from './text.js';

/** One record of a JSON or NDJSON file. */
export interface JsonRecord {
  /** 1 for the first. */
  row: number;
  /** The line of the file that it begins on. */
  line: number;
  fields: Record<string, unknown>;
}

/**
 * The records of a JSON text, batch by batch, never the whole of it in memory: an array of objects, one object, or one
 * after another as in NDJSON. Problems: `invalid`, with the line, for what is not JSON or no object.
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
        line += breaksIn(text.slice(at, from));
        at = from;
        const character = text[at];
        if (character === undefined) break;
        if (stage === 'start' && character === '[') {
          [isArray, stage] = [true, 'in-array'];
          at++;
        } else if (isArray && character === ']' && (stage === 'in-array' || stage === 'after')) {
          stage = 'done';
          at++;
        } else if (isArray && character === ',' && stage === 'after') {
          stage = 'value';
          at++;
        } else if (character === '{' && stage !== 'done' && !(isArray && stage === 'after')) {
          const end = objectEnd(text, at);
          if (end < 0) {
            if (isEnd) throw unfinished(line, row + 1);
            if (text.length - at > LARGEST_RECORD) throw recordTooLong(line, row + 1);
            break;
          }
          const piece = text.slice(at, end);
          batch.push({ row: ++row, line, fields: parsed(piece, line, row) });
          line += breaksIn(piece);
          at = end;
          stage = 'after';
        } else {
          throw fileFault(
            `There should be a record on line ${line}, and there is ${JSON.stringify(text.slice(at, at + 20))}`,
            'Give an array of objects, or one object a line.',
            { line, row: row + 1 },
          );
        }
      }
      text = text.slice(at);
      if (batch.length > 0) yield batch;
    }
    if (isArray && stage !== 'done') throw unfinished(line, row + 1);
  } finally {
    await iterator.return?.();
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at] as string)) at++;
  return at;
}

/** Where the object that begins at `from` ends; -1 where its end is not there. */
function objectEnd(text: string, from: number): number {
  const marks = /["{}[\]]/g;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      const close = stringEnd(text, mark.index);
      if (close < 0) return -1;
      marks.lastIndex = close;
    } else if (mark[0] === '{' || mark[0] === '[') depth++;
    else if (--depth === 0) return mark.index + 1;
  }
  return -1;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return -1;
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

function parsed(piece: string, line: number, row: number): Record<string, unknown> {
  try {
    return JSON.parse(piece) as Record<string, unknown>;
  } catch (error) {
    throw fileFault(
      `Record ${row}, which begins on line ${line}, is not JSON: ${(error as Error).message}`,
      'Mend it there, or export the file again.',
      { line, row },
    );
  }
}

function unfinished(line: number, row: number) {
  return fileFault(
    `The file ends in the middle of record ${row}, on line ${line}`,
    'It may have been cut off; get it again.',
    { line, row },
  );
}
