import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { collections, documents, SCHEMA_VERSION } from '../../model/collections.js';
import { problem } from '../../problem.js';

/** What marks a backup file, in its first line. */
const FORMAT = 'croupier-backup';
/** Backups of the first version have no traffic; of the second, no history and no hash in a line. */
const VERSION = 3;
/** What addresses end in that a backup leaves out. By RFC 2606 no mail ever goes there. */
export const WITHHELD_EMAIL_DOMAIN = '@withheld.invalid';
const PIECE_LENGTH = 512 * 1024;
/** The most characters of a line: a picture with room to spare. */
const LONGEST_LINE = 64 * 1_024 * 1_024;
const HASH_DIGITS = 16;
const LINE_HASH = /,"hash":"([0-9a-f]{16})"\}$/;
const LINE_HASH_LENGTH = `,"hash":""}`.length + HASH_DIGITS;

/** The file as lines of JSON. Each ends with a hash of all that comes before it; the last has that of the whole. */
export function backupWriter(emit: (piece: string) => Promise<void>) {
  const hash = sha256.create();
  let piece = '';
  const flush = async () => {
    await emit(piece);
    piece = '';
  };
  const write = async (line: object) => {
    const body = JSON.stringify(line).slice(0, -1);
    hash.update(utf8ToBytes(body));
    const end = `,"hash":"${lineHash(hash)}"}\n`;
    hash.update(utf8ToBytes(end));
    piece += body + end;
    if (piece.length >= PIECE_LENGTH) await flush();
  };
  return {
    begin: (at: string, leavesOut: readonly string[]) =>
      write({ format: FORMAT, version: VERSION, schemaVersion: SCHEMA_VERSION, at, leavesOut }),
    write,
    /** Returns the SHA-256 of all lines but the last. */
    async end(records: number): Promise<string> {
      const sum = bytesToHex(hash.digest());
      piece += `${JSON.stringify({ records, sha256: sum })}\n`;
      await flush();
      return sum;
    },
  };
}

/** A line of a backup: of which content, and what it holds. */
interface BackupLine {
  /** Undefined in the first line. */
  table: string | undefined;
  value: Readonly<Record<string, unknown>>;
  line: number;
}

/** The lines of a backup but the last; throws before the end where the file is not as it was written. */
export async function* readBackupLines(source: AsyncIterable<Uint8Array>): AsyncIterable<BackupLine> {
  const hash = sha256.create();
  let line = 0;
  let records = 0;
  let hasHashes = false;
  for await (const text of splitLines(source)) {
    line++;
    if (hasHashes && !text.startsWith('{"records":')) requireLineHash(text, hash, line);
    const value = parseLine(text, line);
    if (line === 1) {
      requireOwnFormat(value);
      hasHashes = Number(value.version) >= 3;
      if (hasHashes) requireLineHash(text, hash, line);
    }
    if (typeof value.sha256 === 'string') {
      if (value.sha256 === bytesToHex(hash.digest()) && value.records === records) return;
      throw problem('restore.damaged');
    }
    if (hasHashes) hash.update(utf8ToBytes(`${text.slice(-LINE_HASH_LENGTH)}\n`));
    else hash.update(utf8ToBytes(`${text}\n`));
    const table = line === 1 ? undefined : String(value.in);
    if (table !== undefined && !isKnown(table))
      throw problem('restore.unknown-content', { line, name: table });
    if (table !== undefined && Object.hasOwn(collections, table)) records++;
    yield { table, value, line };
  }
  if (line === 0) throw problem('restore.not-a-backup');
  throw problem('restore.cut', { line });
}

/** What a backup has beside documents and collections. */
const OTHER_CONTENT = ['media', 'traffic', 'history'];

function isKnown(table: string): boolean {
  return (
    Object.hasOwn(documents, table) || Object.hasOwn(collections, table) || OTHER_CONTENT.includes(table)
  );
}

function lineHash(hash: ReturnType<typeof sha256.create>): string {
  return bytesToHex(hash.clone().digest()).slice(0, HASH_DIGITS);
}

/** Adds the body of a line to the hash, which the line must then end with. */
function requireLineHash(text: string, hash: ReturnType<typeof sha256.create>, line: number): void {
  const [end, found] = LINE_HASH.exec(text) ?? [];
  if (end !== undefined) hash.update(utf8ToBytes(text.slice(0, -end.length)));
  if (end === undefined || found !== lineHash(hash)) throw problem('restore.line-damaged', { line });
}

function requireOwnFormat(header: Record<string, unknown>): void {
  if (header.format !== FORMAT) throw problem('restore.not-a-backup');
  if (![1, 2, VERSION].includes(Number(header.version)) || Number(header.schemaVersion) > SCHEMA_VERSION) {
    throw problem('restore.newer-version');
  }
}

function parseLine(text: string, line: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw problem('restore.not-json', { line }, { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw problem('restore.not-a-record', { line });
}

async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw problem('restore.not-a-backup');
    yield* lines;
  }
  if (rest !== '') yield rest;
}
