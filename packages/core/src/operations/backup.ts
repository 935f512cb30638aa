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
} from '../model/catalogue.js';
import type { Entity } from '../model/entity.js';
import { Problem } from '../problem.js';
import type { WritableCollection, WritableDocument } from '../store/transaction.js';
import { base64Of, bytesOf } from '../values/base64.js';
import { isPictureName, pictureHash } from '../values/picture.js';
import { change, question } from './operation.js';
import { exposed, stateBefore } from './redirect-rules.js';

/** What marks a backup file, in its first line. */
const FORMAT = 'croupier-backup';
const PIECE = 512 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The whole content as one file: a line for what it is, a line a record, and last a line with the hash of all before. */
export const storeBackup = question({
  name: 'store.backup',
  summary: 'Write the whole store to one file',
  allowed: 'administer',
  faces: { command: 'backup', http: true },
  input: z.strictObject({}),
  async run({ content, emit, now, signal, store }) {
    const hash = sha256.create();
    let piece = '';
    let records = 0;
    const write = async (line: object) => {
      piece += `${JSON.stringify(line)}\n`;
      if (piece.length < PIECE) return;
      if (signal.aborted) throw new Problem('interrupted', 'The backup was interrupted');
      hash.update(utf8ToBytes(piece));
      await emit(piece);
      piece = '';
    };
    await write({ format: FORMAT, version: 1, schemaVersion: SCHEMA_VERSION, at: now });
    for (const name of DOCUMENT_NAMES) await write({ in: name, value: content[name].get() });
    for (const name of COLLECTION_NAMES) {
      for (const record of content[name].all()) {
        await write({ in: name, record });
        records++;
      }
    }
    for (const { file } of content.media.get().files) {
      const bytes = await store.home.media.read(file);
      if (bytes !== undefined) await write({ in: 'media', file, bytes: base64Of(bytes) });
    }
    hash.update(utf8ToBytes(piece));
    await emit(piece);
    const sum = bytesToHex(hash.digest());
    await emit(`${JSON.stringify({ records, sha256: sum })}\n`);
    return { records, sha256: sum };
  },
});

/** Puts a backup in the place of all content, in one change that can be undone. */
export const storeRestore = change({
  name: 'store.restore',
  summary: 'Put a backup in the place of all content',
  allowed: 'administer',
  faces: { command: 'restore', http: true },
  input: z.strictObject({
    source: z.custom<AsyncIterable<Uint8Array>>().describe('The bytes of a backup file'),
  }),
  async run({ content, media, signal, telling }, { source }) {
    const rules = stateBefore(content);
    const seen = new Set<string>();
    let records = 0;
    for await (const { place, body, file, line } of backupLines(source)) {
      if (signal.aborted) throw new Problem('interrupted', 'The restore was interrupted');
      if (file !== undefined) {
        await media.write(file, pictureBytes(file, body, line));
        continue;
      }
      if (place in documents) {
        (content[place as DocumentName] as WritableDocument<unknown>).set(body);
        continue;
      }
      const entity = collections[place as CollectionName] as unknown as Entity<{ id: string }>;
      const check = entity.check(body);
      if ('issues' in check) {
        throw new Problem('invalid', `Line ${line} of the backup: ${check.issues[0]?.message}`, {
          issues: check.issues.map((issue) => ({ ...issue, line })),
        });
      }
      (content[place as CollectionName] as WritableCollection<{ id: string }>).put(check.value);
      seen.add(`${place}/${check.value.id}`);
      records++;
    }
    for (const name of COLLECTION_NAMES) {
      for (const { id } of [...content[name].all()]) if (!seen.has(`${name}/${id}`)) content[name].remove(id);
    }
    telling('passwords and sign-ins');
    return { restored: records, warnings: exposed(content, rules) };
  },
});

/** The bytes of a picture, if they are what its name says. */
function pictureBytes(file: string, body: unknown, line: number): Uint8Array {
  const bytes = typeof body === 'string' && BASE64.test(body) ? bytesOf(body) : undefined;
  if (bytes !== undefined && isPictureName(file) && file.startsWith(pictureHash(bytes))) return bytes;
  throw new Problem('invalid', `Line ${line} of the backup: the picture is not what its name says`);
}

interface BackupLine {
  place: string;
  body: unknown;
  /** The name of a picture, where the body is its bytes. */
  file?: string;
  line: number;
}

/** The records of a backup; throws before the end where the hash or the count does not agree. */
async function* backupLines(source: AsyncIterable<Uint8Array>): AsyncIterable<BackupLine> {
  const hash = sha256.create();
  let line = 0;
  let records = 0;
  let isWhole = false;
  for await (const text of linesOf(source)) {
    line++;
    const value = parsed(text, line);
    if (line === 1) refuseForeign(value);
    if (typeof value.sha256 === 'string') {
      isWhole = value.sha256 === bytesToHex(hash.digest()) && value.records === records;
      break;
    }
    hash.update(utf8ToBytes(`${text}\n`));
    if (line === 1) continue;
    const place = String(value.in);
    if (typeof value.file === 'string') {
      yield { place, body: value.bytes, file: value.file, line };
      continue;
    }
    if (!(place in documents) && !(place in collections)) {
      throw new Problem(
        'invalid',
        `Line ${line} of the backup speaks of '${place}', which is not known here`,
      );
    }
    if (place in collections) records++;
    yield { place, body: place in collections ? value.record : value.value, line };
  }
  if (!isWhole) {
    throw new Problem('invalid', 'The backup is damaged: its content does not agree with its hash', {
      hint: 'Take another backup file; the store is as it was.',
    });
  }
}

function refuseForeign(header: Record<string, unknown>): void {
  if (header.format !== FORMAT) throw new Problem('invalid', 'This file is not a croupier backup');
  if (header.version !== 1 || Number(header.schemaVersion) > SCHEMA_VERSION) {
    throw new Problem('invalid', 'The backup was made by a newer croupier', {
      hint: 'Update croupier, then restore.',
    });
  }
}

function parsed(text: string, line: number): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new Problem('invalid', `Line ${line} of the backup is not JSON: the file is damaged or no backup`, {
      cause,
    });
  }
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
