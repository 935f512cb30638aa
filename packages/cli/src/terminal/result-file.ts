import { randomBytes } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@croupier/core';

/** A file that is there whole, or as it was before. */
export interface ResultFile {
  write(piece: string | Uint8Array): Promise<void>;
  /** Puts what was written in the file's place. */
  keep(): Promise<void>;
  /** Leaves what was there; after `keep` it does nothing. */
  drop(): Promise<void>;
}

/** What a result file is to be. */
export interface ResultWishes {
  /** For nobody but its owner to read, whoever could read the file before it. */
  isPrivate?: boolean;
}

/**
 * Opens a result file beside its place, so that it arrives there by one rename; where a link leads, with the rights of
 * the file before it. A device or a pipe is written straight into. Problem: `fault` where it cannot be written.
 */
export async function resultFile(
  place: string,
  { isPrivate = false }: ResultWishes = {},
): Promise<ResultFile> {
  const target = await realpath(place).catch(() => path.resolve(place));
  const before = await stat(target).catch(() => undefined);
  // A file put in the place of a device would be the end of the device.
  const isReplaced = before === undefined || before.isFile();
  const written = isReplaced ? `${target}.${randomBytes(6).toString('hex')}.tmp` : target;
  const file = await open(written, isReplaced ? 'wx' : 'w', isPrivate ? 0o600 : before?.mode).catch(
    (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      const why = isMissing ? `the folder ${path.dirname(target)} is not there` : cause.message;
      throw new Problem('fault', `${place} cannot be written: ${why}`, {
        hint: isMissing ? 'Make the folder first, or name another file.' : 'Name a file that you may write.',
        cause,
      });
    },
  );
  let isOpen = true;
  return {
    write: async (piece) => {
      await file.writeFile(piece).catch((error: NodeJS.ErrnoException) => {
        // The reader of a pipe has gone: `croupier backup /dev/stdout | head -1`.
        if (error.code === 'EPIPE' && !isReplaced) process.exit(process.exitCode ?? 0);
        throw error;
      });
    },
    async keep() {
      if (isReplaced) await file.sync();
      await file.close();
      if (isReplaced) await rename(written, target);
      isOpen = false;
    },
    async drop() {
      if (!isOpen) return;
      isOpen = false;
      await file.close().catch(() => undefined);
      if (isReplaced) await rm(written, { force: true });
    },
  };
}

/** Runs work that writes a result: to the named file, whole or not at all, or to stdout. */
export async function intoResult<T>(
  place: string | undefined,
  toStdout: (piece: string | Uint8Array) => Promise<void>,
  work: (write: (piece: string | Uint8Array) => Promise<void>) => Promise<T>,
  wishes?: ResultWishes,
): Promise<T> {
  if (place === undefined || place === '-') return work(toStdout);
  const file = await resultFile(place, wishes);
  try {
    const done = await work(file.write);
    await file.keep();
    return done;
  } finally {
    await file.drop();
  }
}
