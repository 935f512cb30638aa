import { randomBytes } from 'node:crypto';
import { open, rename, unlink } from 'node:fs/promises';
import { toFileProblem } from '../file-problems.js';
import { writeAll } from './durable-write.js';

/** Puts a file in the place of another at once; unlike content, it may be lost with the power. Problem: `fault`. */
export async function replaceFile(target: string, bytes: Uint8Array): Promise<void> {
  const temp = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    const file = await open(temp, 'wx', 0o600);
    await writeAll(file.fd, bytes).finally(() => file.close());
    await rename(temp, target);
  } catch (error) {
    await unlink(temp).catch(() => undefined);
    throw toFileProblem(error, target);
  }
}
