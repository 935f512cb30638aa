import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toFileProblem } from '../file-problems.js';
import { createPrivateFolder } from '../init-store.js';
import { checkPlainFile, checkPlainFolder } from '../plain-file.js';
import { requireStore } from '../store-folder.js';
import { writeAll } from './durable-write.js';

const TEMP_NAME = /\.[0-9a-f]{16}\.tmp$/;
/** A temporary file that is older is of a process that was killed: nobody writes one for so long. In milliseconds. */
const MAX_TEMP_AGE = 3_600_000;
/** The folders that this process has swept. */
const sweptFolders = new Set<string>();

/**
 * Puts a file of a folder in the private one in the place of another at once; unlike content, it may be lost with the power.
 * Problem: `fault`.
 */
export async function replacePrivateFile(store: string, file: string, bytes: Uint8Array): Promise<void> {
  requireStore(store);
  await createPrivateFolder(store);
  if (!checkPlainFolder(store, dirname(file)))
    await mkdir(join(store, dirname(file)), { recursive: true, mode: 0o700 });
  checkPlainFile(store, file);
  const target = join(store, file);
  await sweepTemporary(dirname(target));
  const temp = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    const opened = await open(temp, 'wx', 0o600);
    await writeAll(opened.fd, bytes).finally(() => opened.close());
    await rename(temp, target);
  } catch (error) {
    await unlink(temp).catch(() => undefined);
    throw toFileProblem(error, target);
  }
}

/** Removes what killed processes left, the first time that this process writes into a folder. */
async function sweepTemporary(folder: string): Promise<void> {
  if (sweptFolders.has(folder)) return;
  sweptFolders.add(folder);
  for (const name of await readdir(folder)) {
    if (!TEMP_NAME.test(name)) continue;
    const path = join(folder, name);
    const age = await lstat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > MAX_TEMP_AGE) await unlink(path).catch(() => undefined);
  }
}
