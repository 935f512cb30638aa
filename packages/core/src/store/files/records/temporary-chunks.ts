import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeepChunk } from '../../serialized/text-arena.js';

/** How much stays in memory before the rest goes to a temporary file. */
const MAX_MEMORY_BYTES = 16 << 20;

/** Keeps chunks in memory, and beyond a limit in a temporary file, since a change of a million records is more than memory should hold. */
export class TemporaryChunks {
  readonly #maxBytes: number;
  #keptBytes = 0;
  /** Undefined until something is moved out of memory; null where that is not possible. */
  #file: number | null | undefined;
  #fileLength = 0;
  /** The chunk that was read last: texts are mostly asked for in the order in which they were added. */
  #lastRead: { at: number; bytes: Uint8Array } | undefined;

  constructor(maxBytes = MAX_MEMORY_BYTES) {
    this.#maxBytes = maxBytes;
  }

  readonly keep: KeepChunk = (bytes) => {
    this.#keptBytes += bytes.length;
    const at = this.#keptBytes > this.#maxBytes ? this.#moveOut(bytes) : undefined;
    const { length } = bytes;
    return at === undefined ? () => bytes : () => this.#read(at, length);
  };

  /** Removes the temporary file; what is in it cannot be read any more. */
  close(): void {
    if (typeof this.#file === 'number') closeSync(this.#file);
    this.#file = null;
  }

  #moveOut(bytes: Uint8Array): number | undefined {
    if (this.#file === undefined) this.#file = openTemporaryFile();
    if (this.#file === null) return undefined;
    const at = this.#fileLength;
    try {
      for (let done = 0; done < bytes.length; ) {
        done += writeSync(this.#file, bytes, done, bytes.length - done, at + done);
      }
    } catch {
      // No room there: the rest stays in memory.
      return undefined;
    }
    this.#fileLength += bytes.length;
    return at;
  }

  #read(at: number, length: number): Uint8Array {
    if (this.#lastRead?.at === at) return this.#lastRead.bytes;
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length; ) {
      const read = readSync(this.#file as number, bytes, done, length - done, at + done);
      if (read === 0) throw new Error('the temporary file ends before what was written to it');
      done += read;
    }
    this.#lastRead = { at, bytes };
    return bytes;
  }
}

/** A file that has no name any more, so that nothing is left of it however the process ends; null where there is no place. */
function openTemporaryFile(): number | null {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-draft-'));
    try {
      return openSync(join(folder, 'texts'), 'wx+', 0o600);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    return null;
  }
}
