import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import {
  COLLECTION_NAMES,
  type CollectionName,
  collections,
  DOCUMENT_NAMES,
  type DocumentName,
  documents,
  SCHEMA_VERSION,
} from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import type { Transaction, WritableCollection, WritableDocument } from '../../store/transaction.js';
import { decodeBase64, encodeBase64 } from '../../values/base64.js';
import { isPictureName, pictureHash } from '../../values/picture.js';
import { type Warning, warning } from '../../warning.js';
import { change, question } from '../define/operation.js';
import { damageText } from '../doctor/damaged-files.js';
import { loopBaseline, newLoopWarnings } from '../redirects/redirect-loops.js';
import { collectTraffic, trafficLines } from './backup-traffic.js';

/** What marks a backup file, in its first line. */
const FORMAT = 'croupier-backup';
const PIECE_SIZE = 512 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Backups of the first version have no traffic. */
const VERSION = 2;
/** What a backup never has: it belongs to the store that it was written in. */
const LEFT_OUT = ['history'];
/** What else one has not that is made without credentials. */
const CREDENTIALS_LEFT_OUT = ['passwords', 'sign-ins', 'e-mail addresses'];
/** The most characters of a line: a picture with room to spare. */
const LONGEST_LINE = 64 * 1_024 * 1_024;

/**
 * Content, pictures, accounts and traffic as one file: a line for what it is and what it leaves out, a line a record, and
 * last a line with the hash of all before.
 */
export const storeBackup = question({
  name: 'store.backup',
  summary: 'Write all content, pictures, accounts and traffic to one file',
  permission: 'administer',
  exposure: { command: 'backup', http: true, download: () => 'backup.ndjson' },
  isHeavy: () => true,
  input: z.strictObject({
    withoutCredentials: z
      .boolean()
      .default(false)
      .describe("Leave out passwords, sign-ins and people's e-mail addresses"),
    withoutTraffic: z.boolean().default(false).describe('Leave out page views, clicks and their totals'),
  }),
  async run({ content, emit, now, signal, store }, { withoutCredentials, withoutTraffic }) {
    const damage = await store.storage.verify('content');
    if (damage.length > 0)
      throw problem('backup.store-damaged', { damage: damageText(damage) }, { issues: damage });
    const hash = sha256.create();
    let piece = '';
    let records = 0;
    const write = async (line: object) => {
      piece += `${JSON.stringify(line)}\n`;
      if (piece.length < PIECE_SIZE) return;
      if (signal.aborted) throw problem('backup.interrupted');
      hash.update(utf8ToBytes(piece));
      await emit(piece);
      piece = '';
    };
    const leavesOut = [
      ...LEFT_OUT,
      ...(withoutTraffic ? ['traffic'] : []),
      ...(withoutCredentials ? CREDENTIALS_LEFT_OUT : []),
    ];
    await write({ format: FORMAT, version: VERSION, schemaVersion: SCHEMA_VERSION, at: now, leavesOut });
    for (const name of DOCUMENT_NAMES) await write({ in: name, value: content[name].get() });
    for (const name of COLLECTION_NAMES) {
      if (withoutCredentials && name === 'credentials') continue;
      for (const record of content[name].all()) {
        await write({
          in: name,
          record: withoutCredentials && name === 'users' ? withoutEmail(record) : record,
        });
        records++;
      }
    }
    for (const { file } of content.media.get().files) {
      const bytes = await store.storage.media.read(file);
      if (bytes !== undefined) await write({ in: 'media', file, bytes: encodeBase64(bytes) });
    }
    if (!withoutTraffic) for await (const line of trafficLines(store.storage)) await write(line);
    hash.update(utf8ToBytes(piece));
    await emit(piece);
    const sum = bytesToHex(hash.digest());
    await emit(`${JSON.stringify({ records, sha256: sum })}\n`);
    return { records, sha256: sum, leavesOut };
  },
});

/** Puts a backup in the place of all content, in one change that can be undone, and then of the traffic, if it has some. */
export const storeRestore = change({
  name: 'store.restore',
  summary: 'Put a backup in the place of all content',
  permission: 'administer',
  exposure: { command: 'restore', http: true, upload: 'source' },
  isHeavy: () => true,
  input: z.strictObject({
    source: z.custom<AsyncIterable<Uint8Array>>().describe('The bytes of a backup file'),
    keepTraffic: z.boolean().default(false).describe('Leave page views, clicks and their totals as they are'),
  }),
  async run({ content, media, signal, setSubject, afterCommit }, { source, keepTraffic }) {
    const rules = loopBaseline(content);
    const seen = new Set<string>();
    let records = 0;
    let leavesOut: readonly string[] = [];
    const traffic = collectTraffic();
    const emails = new Map([...content.users.all()].map(({ id, email }) => [id, email]));
    for await (const { table, body, file, line, header } of backupLines(source)) {
      if (header !== undefined) {
        leavesOut = header.leavesOut;
        continue;
      }
      if (signal.aborted) throw problem('restore.interrupted');
      if (file !== undefined) {
        await media.write(file, decodePicture(file, body, line));
        continue;
      }
      if (table === 'traffic') {
        traffic.add(body as Record<string, unknown>, line);
        continue;
      }
      if (table in documents) {
        (content[table as DocumentName] as WritableDocument<unknown>).set(body);
        continue;
      }
      const entity = collections[table as CollectionName] as unknown as Entity<{ id: string }>;
      const isWithheld = table === 'users' && leavesOut.includes('e-mail addresses');
      const check = entity.check(isWithheld ? withEmail(body, emails) : body);
      if ('issues' in check) {
        const issues = check.issues.map((issue) => ({ ...issue, line }));
        throw problem('restore.record-invalid', { line }, { issues });
      }
      (content[table as CollectionName] as WritableCollection<{ id: string }>).restore(check.value);
      seen.add(`${table}/${check.value.id}`);
      records++;
    }
    const hasCredentials = !leavesOut.includes('passwords');
    for (const name of COLLECTION_NAMES) {
      if (name === 'credentials' && !hasCredentials) continue;
      for (const { id } of [...content[name].all()]) if (!seen.has(`${name}/${id}`)) content[name].remove(id);
    }
    const hasTraffic = !leavesOut.includes('traffic');
    if (hasTraffic && !keepTraffic) afterCommit((storage) => traffic.writeTo(storage));
    setSubject('passwords and sign-ins');
    return {
      restored: records,
      traffic: hasTraffic && !keepTraffic,
      warnings: [...newLoopWarnings(content, rules), ...(hasCredentials ? [] : missingCredentials(content))],
    };
  },
});

/** A user whose address stays behind; a name that can be told from an address stands in its place. */
function withoutEmail(record: object): object {
  return { ...record, email: `${(record as { id: string }).id}${WITHHELD}` };
}

/** By RFC 2606 no mail ever goes there. */
const WITHHELD = '@withheld.invalid';

/** A user of a backup without addresses, with the address that this store has for them. */
function withEmail(body: unknown, emails: ReadonlyMap<string, string>): unknown {
  const known = emails.get((body as { id?: string } | null)?.id ?? '');
  return known === undefined ? body : { ...(body as object), email: known };
}

/**
 * What has to be done after a restore without credentials. Those of users who were here and still are stay: an undo
 * could not bring them back. Credentials of others go.
 */
function missingCredentials(content: Transaction): Warning[] {
  const users = new Set([...content.users.all()].map(({ id }) => id));
  const able = new Set<string>();
  for (const { id, userId } of [...content.credentials.all()]) {
    if (users.has(userId)) able.add(userId);
    else content.credentials.remove(id);
  }
  const count = users.size - able.size;
  const withheld = [...content.users.all()].filter(({ email }) => email.endsWith(WITHHELD)).length;
  const all = { users: users.size };
  return [
    ...(count === 0 ? [] : [warning('restore.passwords-missing', { count, ...all })]),
    ...(withheld === 0
      ? []
      : [warning('restore.emails-missing', { count: withheld, ...all, ending: WITHHELD })]),
  ];
}

/** The bytes of a picture, if they are what its name says. */
function decodePicture(file: string, body: unknown, line: number): Uint8Array {
  const bytes = typeof body === 'string' && BASE64.test(body) ? decodeBase64(body) : undefined;
  if (bytes !== undefined && isPictureName(file) && file.startsWith(pictureHash(bytes))) return bytes;
  throw problem('restore.picture-invalid', { line });
}

interface BackupLine {
  table: string;
  body: unknown;
  /** The name of a picture, where the body is its bytes. */
  file?: string;
  line: number;
  /** What the first line says. */
  header?: { leavesOut: readonly string[] };
}

/** The records of a backup, what it says of itself before them; throws before the end where the hash or the count does not agree. */
async function* backupLines(source: AsyncIterable<Uint8Array>): AsyncIterable<BackupLine> {
  const hash = sha256.create();
  let line = 0;
  let records = 0;
  let isWhole = false;
  for await (const text of splitLines(source)) {
    line++;
    const value = parseLine(text, line);
    if (line === 1) requireOwnFormat(value);
    if (typeof value.sha256 === 'string') {
      isWhole = value.sha256 === bytesToHex(hash.digest()) && value.records === records;
      break;
    }
    hash.update(utf8ToBytes(`${text}\n`));
    if (line === 1) {
      const named = Array.isArray(value.leavesOut) ? value.leavesOut.map(String) : [];
      const leavesOut = value.version === 1 ? [...named, 'traffic'] : named;
      yield { table: '', body: undefined, line, header: { leavesOut } };
      continue;
    }
    const table = String(value.in);
    if (typeof value.file === 'string') {
      yield { table, body: value.bytes, file: value.file, line };
      continue;
    }
    if (table === 'traffic') {
      yield { table, body: value, line };
      continue;
    }
    if (!Object.hasOwn(documents, table) && !Object.hasOwn(collections, table)) {
      throw problem('restore.unknown-content', { line, name: table });
    }
    if (table in collections) records++;
    yield { table, body: table in collections ? value.record : value.value, line };
  }
  if (!isWhole) {
    throw problem('restore.damaged');
  }
}

function requireOwnFormat(header: Record<string, unknown>): void {
  if (header.format !== FORMAT) throw problem('restore.not-a-backup');
  if (![1, VERSION].includes(Number(header.version)) || Number(header.schemaVersion) > SCHEMA_VERSION) {
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
