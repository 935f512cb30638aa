import { isDeepStrictEqual } from 'node:util';
import { type CollectionName, type DocumentName, documents } from '../../../model/collections.js';
import type { ContentDocument } from '../../../model/documents/document.js';
import { problem } from '../../../problem.js';
import { duplicateJsonKey } from '../../../values/duplicate-json-key.js';
import type { Damage } from '../../storage-adapter.js';
import { damagedFileProblem, toDamagedFileProblem } from '../file-problems.js';
import { fileOf } from '../store-folder.js';
import { decodeUtf8 } from './file-text.js';
import { type InspectedRecord, inspectRecords } from './inspect-records.js';
import { parseWhole } from './json-elements.js';
import { lineOfPath } from './json-line.js';
import { RecordFile } from './record-file.js';

/** A checked file, and whether its formatting differs from ours. */
interface CheckedFile<T> {
  content: T;
  isNonCanonical: boolean;
}

/**
 * Checks all of a collection's file, in any layout: every record, unique ids, unique slugs. Problem: `fault`, with
 * the file, line and field of every mistake.
 */
export function checkRecords(name: CollectionName, bytes: Buffer): CheckedFile<RecordFile> {
  const { records, damage } = inspectRecords(name, bytes);
  throwDamage(fileOf(name), damage);
  if (isCanonical(bytes, records)) return { content: new RecordFile(bytes), isNonCanonical: false };
  return { content: recordFileOf(records, bytes), isNonCanonical: true };
}

/** Checks a document's file; its content is its JSON text. Problem: `fault`, as for records. */
export function checkDocument(name: DocumentName, bytes: Buffer): CheckedFile<string> {
  const file = fileOf(name);
  const text = decodeUtf8(file, bytes);
  if (text.trim() === '') throw damagedFileProblem(file, 'the file is empty', 1);
  const value = readOrProblem(file, () => parseWhole(text));
  refuseDuplicateKey(file, text);
  const check = (documents[name] as ContentDocument).check(value);
  if ('issues' in check) {
    const placed = check.issues.map((issue) => {
      const path = issue.path === undefined || issue.path === '' ? [] : issue.path.split('.');
      return { ...issue, file, line: lineOfPath(text, path) };
    });
    throwDamage(file, placed);
    throw damagedFileProblem(file, 'this is not valid');
  }
  return { content: JSON.stringify(check.value), isNonCanonical: !isDeepStrictEqual(check.value, value) };
}

/** Refuses a key that stands there twice, since JSON.parse silently drops the first. Problem: `fault` with its line. */
export function refuseDuplicateKey(file: string, text: string): void {
  const path = duplicateJsonKey(text);
  if (path === undefined) return;
  throwDamage(file, [
    { message: `'${path}' stands there twice`, path, file, line: lineOfPath(text, [path]) },
  ]);
}

/** Runs `read`. Problem: `fault` with the line if the text cannot be read. */
export function readOrProblem<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw toDamagedFileProblem(error, file);
  }
}

/** Throws if there is damage. Problem: `fault` with an issue for each. */
export function throwDamage(file: string, damage: readonly Damage[]): void {
  const [first] = damage;
  if (first === undefined) return;
  const params = { file, line: first.line, damage: first.message, others: damage.length - 1 };
  const reason = first.repair === undefined ? 'store-file.damaged' : 'store-file.repairable';
  throw problem(reason, params, { issues: damage });
}

/** The file that holds these records, in the order of their ids. */
export function recordFileOf(records: readonly InspectedRecord[], bytes: Buffer): RecordFile {
  const texts = [...records]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((record) =>
      record.text === undefined
        ? bytes.subarray(record.piece.start, record.piece.end)
        : Buffer.from(record.text),
    );
  return new RecordFile(Buffer.concat([...RecordFile.encode(texts)]));
}

/** Whether the bytes are in our format: one record a line, in the order of the ids, and nothing between. */
function isCanonical(bytes: Buffer, records: readonly InspectedRecord[]): boolean {
  let at = 2;
  let last = '';
  for (const { id, piece, text } of records) {
    if (text !== undefined || piece.start !== at || id < last) return false;
    if (bytes.toString('latin1', piece.end, piece.end + 2) !== ',\n' && id !== records.at(-1)?.id)
      return false;
    last = id;
    at = piece.end + 2;
  }
  const closing = records.length === 0 ? ']\n' : '\n]\n';
  const end = records.length === 0 ? 2 : at - 2;
  return bytes.toString('latin1', 0, 2) === '[\n' && bytes.toString('latin1', end) === closing;
}
