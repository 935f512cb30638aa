import { createHash } from 'node:crypto';
import { closeSync, fstatSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CollectionName, type DocumentName, SCHEMA_VERSION } from '../../model/catalogue.js';
import { Problem } from '../../problem.js';
import { checkDocument, checkRecords, reading } from './check-file.js';
import { asFault, damaged } from './faults.js';
import { textOf } from './file-text.js';
import { CONTENT_FILES, fileOf, HISTORY, insistOnStore, isPrivate, MARK } from './folder.js';
import { type FileEntry, type FileStamp, type Index, isSame, openIndex, stampOf } from './index-file.js';
import { parseWhole } from './json-pieces.js';
import { EMPTY, LineFile } from './line-file.js';
import { notCommitted } from './recovery.js';
import { openStoreFile, readWhole } from './store-file.js';

/** How long a reader tries to open a state that writers keep replacing, in milliseconds. */
const PATIENCE = 10_000;

/** A file of the state, kept open. */
export interface Held {
  name: string;
  /** Undefined where there is no such file. */
  fd: number | undefined;
  stamp: FileStamp | undefined;
  /** What is known of it; undefined where there is no such file. */
  entry: FileEntry | undefined;
  /** The name of the temporary file that it still is. */
  pending?: string | undefined;
  /** Read already, for its hash. */
  bytes?: Buffer | undefined;
}

/** What one process remembers of files it has read, so that it need not read them again. */
export interface Memory {
  entries: Map<string, FileEntry>;
  lines: Map<string, { stamp: FileStamp; lines: LineFile }>;
}

/** One state of the store, its files open; it stays what it is while others commit. */
export class State {
  /** Whether something was found out that the index does not say. */
  hasNews = false;
  /** Files that were read and are laid out other than we would. */
  readonly loose = new Set<string>();
  readonly #documents = new Map<string, string | undefined>();
  #generation: string | undefined;

  constructor(
    readonly folder: string,
    /** As it was read; undefined in a fresh copy of a store. */
    readonly read: Index | undefined,
    readonly version: number,
    readonly files: ReadonlyMap<string, Held>,
    readonly memory: Memory,
    readonly onNote: (note: string) => void,
  ) {
    for (const held of files.values()) if (held.name !== HISTORY) this.#know(held);
  }

  get generation(): string {
    this.#generation ??= `${this.index.generation}-${this.#fingerprint()}`;
    return this.#generation;
  }

  get index(): Index {
    return this.read ?? { generation: 0, history: { length: -1, changes: -1 }, files: {}, pending: [] };
  }

  shelf(name: CollectionName): LineFile {
    const held = this.held(fileOf(name));
    if (held.fd === undefined) {
      if (isPrivate(name) && this.index.files[held.name] === undefined)
        return new LineFile(Buffer.from(EMPTY));
      throw this.#missing(held);
    }
    const kept = this.memory.lines.get(held.name);
    if (kept !== undefined && isSame(kept.stamp, held.stamp)) {
      if (held.entry?.form !== undefined) this.#settle(held, held.entry.form === 'loose');
      return kept.lines;
    }
    const bytes = this.#bytesOf(held);
    let lines: LineFile;
    if (held.entry?.form === undefined) lines = new LineFile(bytes);
    else {
      const { content, isLoose } = checkRecords(name, bytes);
      this.#settle(held, isLoose);
      lines = content;
    }
    this.memory.lines.set(held.name, { stamp: held.stamp as FileStamp, lines });
    return lines;
  }

  document(name: DocumentName): string | undefined {
    const file = fileOf(name);
    if (!this.#documents.has(file)) this.#documents.set(file, this.#readDocument(name));
    return this.#documents.get(file);
  }

  held(file: string): Held {
    return this.files.get(file) as Held;
  }

  /** The entries that an index may hold: a file that was never listed must be looked into first. */
  entries(): Record<string, FileEntry> {
    const entries: Record<string, FileEntry> = {};
    for (const { name, entry } of this.files.values()) {
      if (entry === undefined) continue;
      if (entry.form !== 'unchecked' || this.index.files[name] !== undefined) entries[name] = entry;
    }
    return entries;
  }

  /** The bytes of a file as it stands, unchecked; for migrations and copies. */
  rawBytes(file: string): Buffer | undefined {
    const held = this.held(file);
    return held.fd === undefined ? undefined : this.#bytesOf(held);
  }

  close(): void {
    for (const { fd } of this.files.values()) if (fd !== undefined) closeSync(fd);
  }

  #readDocument(name: DocumentName): string | undefined {
    const held = this.held(fileOf(name));
    if (held.fd === undefined) {
      if (this.index.files[held.name] === undefined) return undefined;
      throw this.#missing(held);
    }
    const bytes = this.#bytesOf(held);
    if (held.entry?.form !== undefined) {
      const { content, isLoose } = checkDocument(name, bytes);
      this.#settle(held, isLoose);
      return content;
    }
    return JSON.stringify(reading(held.name, () => parseWhole(textOf(held.name, bytes))));
  }

  /** What the index or an earlier look says of a file; else its hash, and that nobody has looked into it. */
  #know(held: Held): FileEntry | undefined {
    if (held.fd === undefined || held.stamp === undefined) return undefined;
    const listed = this.index.files[held.name];
    const known = [listed, this.memory.entries.get(held.name)].find((entry) => isSame(entry, held.stamp));
    if (known === undefined) {
      held.bytes = readWhole(held.fd, held.stamp.size, held.name);
      this.#insistUnchanged(held);
      const hash = createHash('sha256').update(held.bytes).digest('hex');
      if (held.pending !== undefined && listed?.hash !== hash) throw notCommitted(held.pending);
      const isListed = listed?.hash === hash || held.name === MARK;
      const form = isListed ? listed?.form : 'unchecked';
      held.entry = { ...held.stamp, hash, ...(form === undefined ? {} : { form }) };
      this.hasNews = true;
    } else {
      held.entry = known;
      if (known !== listed) this.hasNews = true;
    }
    this.memory.entries.set(held.name, held.entry);
    return held.entry;
  }

  /** What the content is, in 16 characters. */
  #fingerprint(): string {
    const hashes = createHash('sha256');
    for (const { name, entry } of this.files.values()) {
      if (name !== HISTORY) hashes.update(`${name}:${entry?.hash}\n`);
    }
    return hashes.digest('hex').slice(0, 16);
  }

  #settle(held: Held, isLoose: boolean): void {
    const { form, ...entry } = held.entry as FileEntry;
    if (isLoose) this.loose.add(held.name);
    if (form === 'loose' && isLoose) return;
    held.entry = isLoose ? { ...entry, form: 'loose' } : entry;
    this.memory.entries.set(held.name, held.entry);
    this.hasNews = true;
    if (this.index.files[held.name] !== undefined) {
      this.onNote(
        `${held.name} was changed outside croupier; it was checked, is in order, and is used as it is now.`,
      );
    }
  }

  #bytesOf(held: Held): Buffer {
    if (held.bytes !== undefined) {
      const { bytes } = held;
      held.bytes = undefined;
      return bytes;
    }
    const bytes = readWhole(held.fd as number, (held.stamp as FileStamp).size, held.name);
    this.#insistUnchanged(held);
    return bytes;
  }

  #insistUnchanged(held: Held): void {
    if (isSame(held.stamp, stampOf(fstatSync(held.fd as number, { bigint: true })))) return;
    throw new Problem('conflict', `${held.name} was changed outside croupier while it was being read`, {
      hint: 'Try again.',
    });
  }

  #missing(held: Held): Problem {
    return new Problem('fault', `${held.name} is missing from the store ${this.folder}`, {
      hint: 'Take it back from version control or a backup. Nothing was written.',
      issues: [{ message: 'the file is missing', file: held.name }],
    });
  }
}

/** Opens the state that the last commit left. Problem: `fault` where there is no store, or a newer one. */
export async function openState(
  folder: string,
  memory: Memory,
  onNote: (note: string) => void,
): Promise<State> {
  for (const deadline = Date.now() + PATIENCE; ; await sleep(1 + Math.random() * 5)) {
    const state = tryOpenState(folder, memory, onNote);
    if (state !== undefined) return state;
    if (Date.now() > deadline) {
      throw new Problem('conflict', `${folder} is changed so often that it could not be read`, {
        hint: 'Try again when fewer commands run at once.',
      });
    }
  }
}

function tryOpenState(folder: string, memory: Memory, onNote: (note: string) => void): State | undefined {
  insistOnStore(folder);
  const opened: Held[] = [];
  try {
    const index = openIndex(folder);
    try {
      const pending = new Map(index.index?.pending.map(({ temp, target }) => [target, temp]));
      for (const name of [MARK, ...CONTENT_FILES, HISTORY]) {
        opened.push(hold(folder, name, pending.get(name)));
      }
      if (!index.isCurrent()) {
        close(opened);
        return undefined;
      }
    } finally {
      index.close();
    }
    const files = new Map(opened.map((held) => [held.name, held]));
    return new State(folder, index.index, versionIn(files.get(MARK) as Held), files, memory, onNote);
  } catch (error) {
    close(opened);
    throw asFault(error, folder);
  }
}

/** Opens a file under the name that it has: its own, or, while a commit is being put in place, its temporary one. */
function hold(folder: string, name: string, temp: string | undefined): Held {
  for (const path of temp === undefined ? [name] : [temp, name]) {
    const fd = openStoreFile(folder, path);
    if (fd === undefined) continue;
    const pending = path === temp ? temp : undefined;
    return { name, fd, stamp: stampOf(fstatSync(fd, { bigint: true })), entry: undefined, pending };
  }
  return { name, fd: undefined, stamp: undefined, entry: undefined };
}

/** The schema version that the mark states, unchecked. */
function parseMark(text: string): unknown {
  const value = parseWhole(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as { schemaVersion?: unknown }).schemaVersion;
}

function versionIn({ fd, stamp }: Held): number {
  if (fd === undefined) throw damaged(MARK, 'the file is missing');
  const text = textOf(MARK, readWhole(fd, (stamp as FileStamp).size, MARK));
  const version = reading(MARK, () => parseMark(text));
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw damaged(MARK, "'schemaVersion' must be a whole number from 1");
  }
  if (version > SCHEMA_VERSION) {
    throw new Problem(
      'fault',
      `This store is of version ${version}; this croupier knows up to ${SCHEMA_VERSION}`,
      {
        hint: 'Use a newer croupier. Nothing was read or written.',
        issues: [{ message: `schemaVersion is ${version}`, file: MARK, path: 'schemaVersion' }],
      },
    );
  }
  return version;
}

function close(files: Held[]): void {
  for (const { fd } of files) if (fd !== undefined) closeSync(fd);
}
