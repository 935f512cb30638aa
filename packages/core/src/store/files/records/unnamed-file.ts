import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import type { PutAside } from '../../../values/text/packed-texts.js';
import { temporaryPath } from '../commit/pending-files.js';
import { readRange } from '../store-file.js';

/** Room on disk for what a change puts, beside the file that it makes; without a name, it goes with the process. */
export class UnnamedFile {
  readonly #target: string;
  #fd: number | undefined;
  #end = 0;
  #isRefused = false;

  constructor(target: string) {
    this.#target = target;
  }

  /** Writes bytes at its end; not where the folder cannot be written to, or the disk is full. */
  readonly putAside: PutAside = (bytes) => {
    if (this.#isRefused) return undefined;
    const from = this.#end;
    try {
      this.#fd ??= openUnnamed(this.#target);
      for (let done = 0; done < bytes.length; ) {
        const written = writeSync(this.#fd, bytes, done, bytes.length - done, from + done);
        if (written === 0) throw new Error('nothing was written');
        done += written;
      }
    } catch {
      this.#isRefused = true;
      return undefined;
    }
    this.#end += bytes.length;
    const fd = this.#fd;
    return (start, end) => readRange(fd, this.#target, { start: from + start, end: from + end });
  };

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }
}

function openUnnamed(target: string): number {
  const temp = temporaryPath(target);
  const fd = openSync(temp, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    unlinkSync(temp);
  } catch (error) {
    // The next writer of the store removes what is left of others.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      closeSync(fd);
      throw error;
    }
  }
  return fd;
}
