import { isDeepStrictEqual } from 'node:util';
import { type CollectionName, collections, type DocumentName, documents } from '../../model/collections.js';
import type { ContentDocument } from '../../model/document.js';
import type { Entity } from '../../model/entity.js';
import { type Issue, problem } from '../../problem.js';
import { duplicateName } from '../../values/duplicate-name.js';
import { damagedFileProblem, toDamagedFileProblem } from './file-problems.js';
import { decodeUtf8, requireUtf8 } from './file-text.js';
import { type JsonElement, jsonElements, parseFromLine, parseWhole } from './json-elements.js';
import { lineOfPath } from './json-line.js';
import { hasIdAndSlugFirst, RecordFile } from './record-file.js';
import { fileOf } from './store-folder.js';

/** What a file that was changed outside holds, and whether it is laid out other than we would. */
export interface CheckedFile<T> {
  content: T;
  isNonCanonical: boolean;
}

/** More mistakes than this help nobody. */
const MAX_ISSUES = 100;

/**
 * Checks a collection's file whole, however it is laid out: every record, unique ids, unique slugs. Problem: `fault`
 * with an issue for every mistake, each with file, line and field.
 */
export function checkRecords(name: CollectionName, bytes: Buffer): CheckedFile<RecordFile> {
  const file = fileOf(name);
  const entity = collections[name] as unknown as Entity<{ id: string; slug?: string }>;
  const hasSlug = entity.findField('slug') !== undefined;
  const issues: Issue[] = [];
  const ids = new Map<string, number>();
  const slugs = new Map<string, number>();
  // Texts where they differ from the file's bytes; the others stay where they are.
  const records: { id: string; piece: JsonElement; text: string | undefined }[] = [];

  for (const { piece, value, text } of parsedElements(file, bytes)) {
    if (issues.length >= MAX_ISSUES) break;
    const { line } = piece;
    const fault = faultInText(text);
    if (fault !== undefined) {
      issues.push({ ...fault, file, line });
      continue;
    }
    const check = entity.check(value);
    if ('issues' in check) {
      issues.push(...check.issues.map((issue) => ({ ...issue, file, line })));
      continue;
    }
    const { id, slug } = check.value;
    const requireUnique = (path: string, what: string, seen: Map<string, number>) => {
      const other = seen.get(what);
      if (other === undefined) seen.set(what, line);
      else issues.push({ message: `the ${path} '${what}' stands in line ${other} too`, path, file, line });
    };
    requireUnique('id', id, ids);
    if (slug !== undefined) requireUnique('slug', slug, slugs);
    const isKept =
      hasIdAndSlugFirst(text, hasSlug) && !text.includes('\n') && isDeepStrictEqual(check.value, value);
    records.push({ id, piece, text: isKept ? undefined : JSON.stringify(check.value) });
  }
  throwIssues(file, issues);

  if (isCanonical(bytes, records)) return { content: new RecordFile(bytes), isNonCanonical: false };
  records.sort((a, b) => (a.id < b.id ? -1 : 1));
  const texts = records.map(({ piece, text }) =>
    text === undefined ? bytes.subarray(piece.start, piece.end) : Buffer.from(text),
  );
  return { content: new RecordFile(Buffer.concat([...RecordFile.encode(texts)])), isNonCanonical: true };
}

/** Checks a document's file; its content is its JSON text. Problem: `fault`, as for records. */
export function checkDocument(name: DocumentName, bytes: Buffer): CheckedFile<string> {
  const file = fileOf(name);
  const text = decodeUtf8(file, bytes);
  if (text.trim() === '') throw damagedFileProblem(file, 'the file is empty', 1);
  const value = readOrProblem(file, () => parseWhole(text));
  const fault = faultInText(text);
  if (fault !== undefined) throwIssues(file, [{ ...fault, file, line: lineOfPath(text, [fault.path]) }]);
  const check = (documents[name] as ContentDocument).check(value);
  if ('issues' in check) {
    const placed = check.issues.map((issue) => {
      const path = issue.path === undefined || issue.path === '' ? [] : issue.path.split('.');
      return { ...issue, file, line: lineOfPath(text, path) };
    });
    throwIssues(file, placed);
    throw damagedFileProblem(file, 'this is not valid');
  }
  return { content: JSON.stringify(check.value), isNonCanonical: !isDeepStrictEqual(check.value, value) };
}

/** What JSON.parse would drop in silence. */
function faultInText(text: string): { message: string; path: string } | undefined {
  const path = duplicateName(text);
  return path === undefined ? undefined : { message: `'${path}' stands there twice`, path };
}

function* parsedElements(
  file: string,
  bytes: Buffer,
): Iterable<{ piece: JsonElement; value: unknown; text: string }> {
  requireUtf8(file, bytes);
  try {
    for (const piece of jsonElements(bytes)) {
      const text = bytes.toString('utf8', piece.start, piece.end);
      yield { piece, value: parseFromLine(text, piece.line), text };
    }
  } catch (error) {
    throw toDamagedFileProblem(error, file);
  }
}

/** What a text of a file says, read; Problem: `fault` with its line where it cannot be. */
export function readOrProblem<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw toDamagedFileProblem(error, file);
  }
}

function throwIssues(file: string, issues: Issue[]): void {
  const [first] = issues;
  if (first === undefined) return;
  const params = { file, line: first.line, damage: first.message, others: issues.length - 1 };
  throw problem('store-file.damaged', params, { issues });
}

/** Whether the bytes are what we would write: a record a line, in the order of the ids, and nothing between. */
function isCanonical(
  bytes: Buffer,
  records: { id: string; piece: JsonElement; text: string | undefined }[],
): boolean {
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
