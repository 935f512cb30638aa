import { randomBytes } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@croupier/core';

/** A file that is replaced whole, or stays as it was. */
interface AtomicFile {
  write(piece: string | Uint8Array): Promise<void>;
  /** Replaces the file with the written content. */
  commit(): Promise<void>;
  /** Discards the written content; does nothing after `commit`. */
  discard(): Promise<void>;
}

/** The options of an output file. */
interface OutputFileOptions {
  /** True if only the owner may read the file, regardless of the file that it replaces. */
  isPrivate?: boolean;
  /** True if a file that is there is kept, and the work refused. Problem: `conflict`. */
  isNew?: boolean;
}

/**
 * Opens a result file beside its place, so that it arrives there by one rename; where a link leads, with the rights of
 * the file before it. A device or a pipe is written straight into. Problem: `fault` where it cannot be written.
 */
export async function openOutputFile(
  outputPath: string,
  { isPrivate = false, isNew = false }: OutputFileOptions = {},
): Promise<AtomicFile> {
  const target = await realpath(outputPath).catch(() => path.resolve(outputPath));
  const before = await stat(target).catch(() => undefined);
  // A file put in the place of a device would be the end of the device.
  const isRegularFile = before === undefined || before.isFile();
  if (isNew && before?.isFile() === true)
    throw new Problem('conflict', `${outputPath} is there already`, {
      hint: 'Name another file, or replace it with --force.',
      issues: [{ message: `${outputPath} is there already`, file: outputPath }],
    });
  const temporaryPath = isRegularFile ? `${target}.${randomBytes(6).toString('hex')}.tmp` : target;
  const file = await open(temporaryPath, isRegularFile ? 'wx' : 'w', isPrivate ? 0o600 : before?.mode).catch(
    (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      const why = isMissing ? `the folder ${path.dirname(target)} is not there` : cause.message;
      throw new Problem('fault', `${outputPath} cannot be written: ${why}`, {
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
        if (error.code === 'EPIPE' && !isRegularFile) process.exit(process.exitCode ?? 0);
        throw error;
      });
    },
    async commit() {
      if (isRegularFile) await file.sync();
      await file.close();
      if (isRegularFile) await rename(temporaryPath, target);
      isOpen = false;
    },
    async discard() {
      if (!isOpen) return;
      isOpen = false;
      await file.close().catch(() => undefined);
      if (isRegularFile) await rm(temporaryPath, { force: true });
    },
  };
}

/** True where `--output` names a file; without it, and with `-`, a result goes to stdout. */
export function isOutputFile(output: string | undefined): output is string {
  return output !== undefined && output !== '-';
}

/** Runs work that writes a result: to the named file, whole or not at all, or to stdout. */
export async function withOutputFile<T>(
  outputPath: string | undefined,
  toStdout: (piece: string | Uint8Array) => Promise<void>,
  work: (write: (piece: string | Uint8Array) => Promise<void>) => Promise<T>,
  options?: OutputFileOptions,
): Promise<T> {
  if (!isOutputFile(outputPath)) return work(toStdout);
  const file = await openOutputFile(outputPath, options);
  try {
    const done = await work(file.write);
    await file.commit();
    return done;
  } finally {
    await file.discard();
  }
}
