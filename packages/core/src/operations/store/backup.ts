import * as z from 'zod';
import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../../model/collections.js';
import { type Problem, problem } from '../../problem.js';
import { encodeBase64 } from '../../values/base64.js';
import { question } from '../define/operation.js';
import { damageText } from '../doctor/damaged-files.js';
import { mediaPath } from '../site/media-references.js';
import { backupHistoryLines } from './backup-history.js';
import { backupWriter, WITHHELD_EMAIL_DOMAIN } from './backup-lines.js';
import { trafficLines } from './backup-traffic.js';
import { noteBackup } from './last-backup.js';

/** What a backup has not that is made without credentials. */
const CREDENTIALS_LEFT_OUT = ['passwords', 'sign-ins', 'e-mail addresses'];

/**
 * Content, pictures, accounts, traffic and history as one file: a line for what it is and what it leaves out, a line a
 * record, and last a line with the hash of all before.
 */
export const storeBackup = question({
  name: 'store.backup',
  summary: 'Write all content, pictures, accounts, traffic and history to one file',
  permission: 'administer',
  exposure: {
    command: 'backup',
    screen: '/admin/maintenance',
    download: () => 'backup.ndjson',
  },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      withoutCredentials: z
        .boolean()
        .default(false)
        .describe("Leave out passwords, sign-ins and people's e-mail addresses, and changes of users"),
      withoutTraffic: z.boolean().default(false).describe('Leave out page views, clicks and their totals'),
      withoutHistory: z.boolean().default(false).describe('Leave out what was changed, when and by whom'),
    }),
  async run(
    { content, emit, expiring, now, signal, store },
    { withoutCredentials, withoutTraffic, withoutHistory },
  ) {
    const damage = await store.storage.verify('content');
    if (damage.length > 0)
      throw problem('backup.store-damaged', { damage: damageText(damage) }, { issues: damage });
    requirePictures(content.media.get().files, await store.storage.media.list());
    let records = 0;
    const leavesOut = [
      ...(withoutHistory ? ['history'] : []),
      ...(withoutTraffic ? ['traffic'] : []),
      ...(withoutCredentials ? CREDENTIALS_LEFT_OUT : []),
      ...(withoutCredentials && !withoutHistory ? ['changes of users'] : []),
    ];
    const file = backupWriter(async (piece) => {
      if (signal.aborted) throw problem('backup.interrupted');
      await emit(piece);
    });
    await file.begin(now, leavesOut);
    for (const name of DOCUMENT_NAMES) await file.write({ in: name, value: content[name].get() });
    for (const name of COLLECTION_NAMES) {
      if (withoutCredentials && name === 'credentials') continue;
      for (const record of content[name].all()) {
        await file.write({
          in: name,
          record: withoutCredentials && name === 'users' ? withoutEmail(record) : record,
        });
        records++;
      }
    }
    for (const { file: picture } of content.media.get().files) {
      const bytes = await store.storage.media.read(picture);
      if (bytes === undefined) throw lostPictures([picture]);
      await file.write({ in: 'media', file: picture, bytes: encodeBase64(bytes) });
    }
    if (!withoutTraffic) for await (const line of trafficLines(store.storage)) await file.write(line);
    let changes = 0;
    if (!withoutHistory) {
      for await (const line of backupHistoryLines(content.changes(), { withoutUsers: withoutCredentials })) {
        if ('change' in line) changes++;
        await file.write(line);
      }
    }
    const sha256 = await file.end(records);
    // Only what was taken to its last line is a backup.
    if (signal.aborted) throw problem('backup.interrupted');
    await noteBackup(expiring, { at: now, leavesOut });
    return { records, changes, sha256, leavesOut };
  },
});

/** Problem: `fault` where a picture that is listed is gone: a backup would leave it out without a word. */
function requirePictures(listed: readonly { file: string }[], names: readonly string[]): void {
  const present = new Set(names);
  const lost = listed.map(({ file }) => file).filter((file) => !present.has(file));
  if (lost.length > 0) throw lostPictures(lost);
}

function lostPictures(files: readonly string[]): Problem {
  const issues = files.map((file) => ({ message: 'the picture is missing', file: mediaPath(file).slice(1) }));
  return problem('backup.store-damaged', { damage: damageText(issues) }, { issues });
}

/** A user whose address stays behind; a name that can be told from an address stands in its place. */
function withoutEmail(record: object): object {
  return { ...record, email: `${(record as { id: string }).id}${WITHHELD_EMAIL_DOMAIN}` };
}
