import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
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

/** Opens a result file beside its place, so that it arrives there by one rename. Problem: `fault` where it cannot be written. */
export async function resultFile(place: string): Promise<ResultFile> {
  const target = path.resolve(place);
  const beside = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  const file = await open(beside, 'wx').catch((cause: NodeJS.ErrnoException) => {
    const isMissing = cause.code === 'ENOENT';
    throw new Problem('fault', `${place} cannot be written: ${cause.message}`, {
      hint: isMissing ? 'Make the folder first, or name another file.' : 'Name a file that you may write.',
      cause,
    });
  });
  let isOpen = true;
  return {
    write: async (piece) => {
      await file.writeFile(piece);
    },
    async keep() {
      await file.sync();
      await file.close();
      await rename(beside, target);
      isOpen = false;
    },
    async drop() {
      if (!isOpen) return;
      isOpen = false;
      await file.close().catch(() => undefined);
      await rm(beside, { force: true });
    },
  };
}

/** Runs work that writes a result: to the named file, whole or not at all, or to stdout. */
export async function intoResult<T>(
  place: string | undefined,
  toStdout: (piece: string | Uint8Array) => Promise<void>,
  work: (write: (piece: string | Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (place === undefined || place === '-') return work(toStdout);
  const file = await resultFile(place);
  try {
    const done = await work(file.write);
    await file.keep();
    return done;
  } finally {
    await file.drop();
  }
}
