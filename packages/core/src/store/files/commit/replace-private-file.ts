import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toFileProblem } from '../file-problems.js';
import { createPrivateFolder } from '../init-store.js';
import { checkPlainFile, checkPlainFolder } from '../plain-file.js';
import { requireStore } from '../store-folder.js';
import { writeAll } from './durable-write.js';

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
