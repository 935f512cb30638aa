import { closeSync, constants, openSync, unlinkSync, writeSync } from 'node:fs';
import type { PutAside } from '../../../values/text/packed-texts.js';
import { temporaryPath } from '../commit/pending-files.js';
import { readRange } from '../store-file.js';

/** How many bytes are read at once where texts are asked for one after the other. */
const READ_AHEAD = 1 << 18;
const NOTHING: Buffer = Buffer.alloc(0);

/** Room on disk for what a change puts, beside the file that it makes; without a name, it goes with the process. */
export class UnnamedFile {
  readonly #target: string;
  #fd: number | undefined;
  #end = 0;
  #isRefused = false;
  /** What was read last, and where it stands. */
  #lastRead = { from: 0, bytes: NOTHING };
  /** Where the text that was asked for last ends. */
  #askedUpTo = 0;

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
    return (start, end) => this.#bytesAt(fd, from + start, from + end);
  };

  #bytesAt(fd: number, start: number, end: number): Buffer {
    if (start < this.#lastRead.from || end > this.#lastRead.from + this.#lastRead.bytes.length) {
      const isInOrder = start === this.#askedUpTo;
      const upTo = isInOrder ? Math.max(end, Math.min(start + READ_AHEAD, this.#end)) : end;
      this.#lastRead = { from: start, bytes: readRange(fd, this.#target, { start, end: upTo }) };
    }
    this.#askedUpTo = end;
    const { from, bytes } = this.#lastRead;
    return bytes.subarray(start - from, end - from);
  }

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
