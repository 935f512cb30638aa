import * as z from 'zod';
import {
  COLLECTION_NAMES,
  type CollectionName,
  collections,
  type DocumentName,
  documents,
} from '../../model/collections.js';
import { homepageContent } from '../../model/documents/homepage-content.js';
import type { Entity } from '../../model/entity.js';
import { isProblem, problem } from '../../problem.js';
import type { ChangeHeader } from '../../store/change.js';
import type { HistoryWriter } from '../../store/storage-adapter.js';
import type { Transaction, WritableCollection, WritableDocument } from '../../store/transaction.js';
import { decodeBase64 } from '../../values/base64.js';
import { isPictureName, pictureHash } from '../../values/pictures/picture.js';
import { type Warning, warning } from '../../warning.js';
import { type ChangeContext, change } from '../define/operation.js';
import { collectRemovedHtml } from '../records/removed-html.js';
import { loopBaseline, newLoopWarnings } from '../redirects/redirect-loops.js';
import { historyRestorer } from './backup-history.js';
import { readBackupLines, WITHHELD_EMAIL_DOMAIN } from './backup-lines.js';
import { collectTraffic } from './backup-traffic.js';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Puts a backup in the place of all content, in one change that can be undone, and then of the traffic, if it has some.
 * Its history goes before that change in a new store; a store in which something has happened keeps its own.
 */
export const storeRestore = change({
  name: 'store.restore',
  summary: 'Put a backup in the place of all content',
  permission: 'administer',
  repairs: 'replace',
  exposure: { command: 'restore', screen: '/admin/maintenance', upload: 'source' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      source: z.custom<AsyncIterable<Uint8Array>>().describe('The bytes of a backup file'),
      keepTraffic: z
        .boolean()
        .default(false)
        .describe('Leave page views, clicks and their totals as they are'),
    }),
  async run(
    { content, history, media, signal, setSubject, afterCommit, onProgress },
    { source, keepTraffic },
  ) {
    const rules = loopBaseline(content);
    const seen = new Set<string>();
    let records = 0;
    let leavesOut: readonly string[] = [];
    const removedHtml = collectRemovedHtml();
    const traffic = collectTraffic();
    const own = await ownHistory(history);
    const isNew = own?.every(({ operation }) => operation === 'store.init') ?? false;
    const earlier = historyRestorer(own ?? []);
    let writer: HistoryWriter | undefined = isNew
      ? undefined
      : { begin: () => undefined, add: () => undefined };
    const emails = new Map([...content.users.all()].map(({ id, email }) => [id, email]));
    for await (const { table, value, line } of readBackupLines(countBytes(source, onProgress))) {
      if (signal.aborted) throw problem('restore.interrupted');
      if (table === undefined) leavesOut = leftOutBy(value);
      else if (table === 'media' && 'file' in value) await media.write(...decodePicture(value, line));
      else if (table === 'traffic') traffic.add(value, line);
      else if (table === 'history') {
        writer ??= history.replace();
        await earlier.add(value, line, writer);
      } else if (Object.hasOwn(documents, table))
        restoreDocument(content, table as DocumentName, value.value, line, removedHtml);
      else {
        const isWithheld = table === 'users' && leavesOut.includes('e-mail addresses');
        const id = restoreRecord(
          content,
          table as CollectionName,
          isWithheld ? withEmail(value.record, emails) : value.record,
          line,
          removedHtml,
        );
        seen.add(`${table}/${id}`);
        records++;
      }
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
      changes: isNew ? earlier.changes : 0,
      warnings: [
        ...newLoopWarnings(content, rules),
        ...removedHtml.warnings(),
        ...(isNew || earlier.unknown === 0
          ? []
          : [warning('restore.history-kept', { count: earlier.unknown })]),
        ...(hasCredentials ? [] : missingCredentials(content)),
      ],
    };
  },
});

async function* countBytes(
  source: AsyncIterable<Uint8Array>,
  onProgress: ChangeContext['onProgress'],
): AsyncGenerator<Uint8Array> {
  let done = 0;
  for await (const piece of source) {
    yield piece;
    done += piece.length;
    onProgress({ done, unit: 'bytes' });
  }
}

/** What older backups leave out without a word. */
function leftOutBy({ version, leavesOut }: Readonly<Record<string, unknown>>): string[] {
  const named = Array.isArray(leavesOut) ? leavesOut.map(String) : [];
  return version === 1 ? [...named, 'traffic'] : named;
}

/** What has happened here; undefined where that cannot be read. */
async function ownHistory({ list }: ChangeContext['history']): Promise<ChangeHeader[] | undefined> {
  return list().catch((error: unknown) => {
    if (isProblem(error)) return undefined;
    throw error;
  });
}

function restoreDocument(
  content: Transaction,
  name: DocumentName,
  value: unknown,
  line: number,
  removedHtml: ReturnType<typeof collectRemovedHtml>,
): void {
  (content[name] as WritableDocument<unknown>).set(value);
  if (name !== 'homepage') return;
  const given = (value as { content?: object }).content ?? {};
  removedHtml.addAll(homepageContent, given, content.homepage.get().content, `line ${line}`);
}

function restoreRecord(
  content: Transaction,
  table: CollectionName,
  body: unknown,
  line: number,
  removedHtml: ReturnType<typeof collectRemovedHtml>,
): string {
  const entity = collections[table] as unknown as Entity<{ id: string }>;
  const check = entity.check(body);
  if ('issues' in check) {
    const issues = check.issues.map((issue) => ({ ...issue, line }));
    throw problem('restore.record-invalid', { line }, { issues });
  }
  removedHtml.addAll(entity, body as object, check.value, `line ${line}`);
  (content[table] as WritableCollection<{ id: string }>).restore(check.value, body as object);
  return check.value.id;
}

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
  const withheld = [...content.users.all()].filter(({ email }) =>
    email.endsWith(WITHHELD_EMAIL_DOMAIN),
  ).length;
  const all = { users: users.size };
  return [
    ...(count === 0 ? [] : [warning('restore.passwords-missing', { count, ...all })]),
    ...(withheld === 0
      ? []
      : [warning('restore.emails-missing', { count: withheld, ...all, ending: WITHHELD_EMAIL_DOMAIN })]),
  ];
}

/** The name and the bytes of a picture, if they are what the name says. */
function decodePicture(
  { file, bytes: text }: Readonly<Record<string, unknown>>,
  line: number,
): [name: string, bytes: Uint8Array] {
  const bytes = typeof text === 'string' && BASE64.test(text) ? decodeBase64(text) : undefined;
  if (
    bytes !== undefined &&
    typeof file === 'string' &&
    isPictureName(file) &&
    file.startsWith(pictureHash(bytes))
  )
    return [file, bytes];
  throw problem('restore.picture-invalid', { line });
}
