import { isDeepStrictEqual } from 'node:util';
import { type CollectionName, collections, type DocumentName, documents } from '../../model/catalogue.js';
import type { Document } from '../../model/document.js';
import type { Entity } from '../../model/entity.js';
import { type Issue, Problem } from '../../problem.js';
import { damaged, MEND, unreadable } from './faults.js';
import { insistOnUtf8, textOf } from './file-text.js';
import { fileOf } from './folder.js';
import { type Piece, parseAt, parseWhole, piecesOf } from './json-pieces.js';
import { lineOf } from './json-place.js';
import { beginsWell, LineFile } from './line-file.js';

/** What a file that was changed outside holds, and whether it is laid out other than we would. */
export interface Checked<T> {
  content: T;
  isLoose: boolean;
}

/** More mistakes than this help nobody. */
const MOST_ISSUES = 100;

/**
 * Checks a collection's file whole, however it is laid out: every record, unique ids, unique slugs. Problem: `fault`
 * with an issue for every mistake, each with file, line and field.
 */
export function checkRecords(name: CollectionName, bytes: Buffer): Checked<LineFile> {
  const file = fileOf(name);
  const entity = collections[name] as unknown as Entity<{ id: string; slug?: string }>;
  const hasSlug = entity.leaf('slug') !== undefined;
  const issues: Issue[] = [];
  const ids = new Map<string, number>();
  const slugs = new Map<string, number>();
  // Texts where they differ from the file's bytes; the others stay where they are.
  const records: { id: string; piece: Piece; text: string | undefined }[] = [];

  for (const { piece, value, text } of readable(file, bytes)) {
    if (issues.length >= MOST_ISSUES) break;
    const { line } = piece;
    const check = entity.check(value);
    if ('issues' in check) {
      issues.push(...check.issues.map((issue) => ({ ...issue, file, line })));
      continue;
    }
    const { id, slug } = check.value;
    const double = (path: string, what: string, seen: Map<string, number>) => {
      const other = seen.get(what);
      if (other === undefined) seen.set(what, line);
      else issues.push({ message: `the ${path} '${what}' stands in line ${other} too`, path, file, line });
    };
    double('id', id, ids);
    if (slug !== undefined) double('slug', slug, slugs);
    const isKept = beginsWell(text, hasSlug) && !text.includes('\n') && isDeepStrictEqual(check.value, value);
    records.push({ id, piece, text: isKept ? undefined : JSON.stringify(check.value) });
  }
  refuse(file, issues);

  if (isFramed(bytes, records)) return { content: new LineFile(bytes), isLoose: false };
  records.sort((a, b) => (a.id < b.id ? -1 : 1));
  const texts = records.map(({ piece, text }) =>
    text === undefined ? bytes.subarray(piece.start, piece.end) : Buffer.from(text),
  );
  return { content: new LineFile(Buffer.concat([...LineFile.framed(texts)])), isLoose: true };
}

/** Checks a document's file; its content is its JSON text. Problem: `fault`, as for records. */
export function checkDocument(name: DocumentName, bytes: Buffer): Checked<string> {
  const file = fileOf(name);
  const text = textOf(file, bytes);
  if (text.trim() === '') throw damaged(file, 'the file is empty', 1);
  const value = reading(file, () => parseWhole(text));
  const check = (documents[name] as Document).check(value);
  if ('issues' in check) {
    const placed = check.issues.map((issue) => {
      const path = issue.path === undefined || issue.path === '' ? [] : issue.path.split('.');
      return { ...issue, file, line: lineOf(text, path) };
    });
    refuse(file, placed);
    throw damaged(file, 'this is not valid');
  }
  return { content: JSON.stringify(check.value), isLoose: !isDeepStrictEqual(check.value, value) };
}

function* readable(file: string, bytes: Buffer): Iterable<{ piece: Piece; value: unknown; text: string }> {
  insistOnUtf8(file, bytes);
  try {
    for (const piece of piecesOf(bytes)) {
      const text = bytes.toString('utf8', piece.start, piece.end);
      yield { piece, value: parseAt(text, piece.line), text };
    }
  } catch (error) {
    throw unreadable(error, file);
  }
}

/** What a text of a file says, read; Problem: `fault` with its line where it cannot be. */
export function reading<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unreadable(error, file);
  }
}

function refuse(file: string, issues: Issue[]): void {
  const [first] = issues;
  if (first === undefined) return;
  const more = issues.length === 1 ? '' : ` (and ${issues.length - 1} more)`;
  throw new Problem('fault', `${file}, line ${first.line}: ${first.message}${more}`, { hint: MEND, issues });
}

/** Whether the bytes are what we would write: a record a line, in the order of the ids, and nothing between. */
function isFramed(bytes: Buffer, records: { id: string; piece: Piece; text: string | undefined }[]): boolean {
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
