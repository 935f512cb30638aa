import type { CollectionName, DocumentName } from '../model/collections.js';

/** Who did something: a user, or the owner of the store. */
export interface Author {
  /** Undefined for the owner of the files, who needs no account. */
  id?: string;
  name: string;
}

/** One change in a line: who did what, when, and how much of it. */
export interface ChangeHeader {
  id: string;
  /** 1, 2, 3 … in the order of the changes: a short name for people. */
  number: number;
  /** ISO 8601, UTC. */
  at: string;
  by: Author;
  /** The operation's name, such as `casinos.import`. */
  operation: string;
  inserted: number;
  updated: number;
  removed: number;
  /** A summary: the names of the records if they are few. */
  subject: string;
  /** The id of the change that this one takes back, or the ids of several. */
  undoes?: string | string[];
}

/** Numbers the changes of a history, newest first, that an older version wrote without numbers. */
export function numberChanges(headers: readonly ChangeHeader[]): ChangeHeader[] {
  let next = headers.length;
  return headers.map((header) => {
    const number = header.number ?? next;
    next = number - 1;
    return { ...header, number };
  });
}

/** The number of the newest of some change lines, oldest first; 0 where there are none. */
export function lastChangeNumber(lines: readonly string[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : (parseChangeHeader(last).number ?? lines.length);
}

/** Whether a value has what a change's header must have. */
export function isChangeHeader(value: unknown): value is ChangeHeader {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, by, operation, inserted, updated, removed, subject, number, undoes } =
    value as Partial<ChangeHeader>;
  return (
    (number === undefined || (Number.isSafeInteger(number) && number > 0)) &&
    (undoes === undefined || [undoes].flat().every((one) => typeof one === 'string')) &&
    [id, at, operation, subject, by?.name].every((text) => typeof text === 'string') &&
    [inserted, updated, removed].every((count) => Number.isInteger(count))
  );
}

/** Where a change happened: in a collection, or in a document (whose id is its name). */
export type ContentName = CollectionName | DocumentName;

/** What happened to one record: enough to take it back, and to see whether something stands on it. */
export type ChangeEntry =
  | { in: ContentName; id: string; did: 'insert'; hash: string }
  | {
      in: ContentName;
      id: string;
      did: 'update';
      /** The changed fields as they were; null for one that was not there. */
      before: Record<string, unknown>;
      after: Record<string, unknown>;
      hash: string;
    }
  | { in: ContentName; id: string; did: 'remove'; before: Record<string, unknown> };

/** A change with all that happened. */
export interface Change extends ChangeHeader {
  entries: ChangeEntry[];
}

/** One record before and after, for people to read and for caches to refresh. */
export interface RecordChange {
  in: ContentName;
  id: string;
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/** The hash that names a record's state: 16 hex digits of the SHA-256 of its text. */
export function recordHash<T extends string | Uint8Array>(digest: (text: T) => string, text: T): string {
  return digest(text).slice(0, 16);
}

/** The line that history keeps of a change. */
export function formatChangeLine(header: ChangeHeader, entries: Iterable<string>): string {
  return `${formatChangeLineStart(header)}${[...entries].join(',')}]}`;
}

/** The line up to its entries, for adapters that stream the entries. */
export function formatChangeLineStart(header: ChangeHeader): string {
  return `${JSON.stringify(header).slice(0, -1)},"entries":[`;
}

/** The header of a change line, without reading its entries. */
export function parseChangeHeader(line: string): ChangeHeader {
  const end = line.indexOf(',"entries":[');
  return JSON.parse(end < 0 ? line : `${line.slice(0, end)}}`) as ChangeHeader;
}
