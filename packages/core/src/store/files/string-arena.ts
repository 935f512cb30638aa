import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK_BYTES = 1 << 20;
/** The first chunk is small, since most changes are. */
const FIRST_CHUNK_BYTES = 1 << 14;
/** How much is kept in memory before the rest goes to a temporary file. */
const MAX_MEMORY_BYTES = 16 << 20;
/** A text's chunk, and where it begins and ends there. */
const RANGE_LENGTH = 3;

/** A chunk in memory, or where it is in the temporary file. */
type Chunk = Buffer | { at: number; length: number };

/**
 * Texts kept as bytes in big chunks, since a hundred thousand strings cost many times their length; beyond a limit in a
 * temporary file, since a million of them are more than memory should hold.
 */
export class StringArena {
  readonly #maxBytes: number;
  readonly #chunks: Chunk[] = [];
  #current = Buffer.alloc(0);
  #used = 0;
  #keptBytes = 0;
  #ranges = new Uint32Array(RANGE_LENGTH << 10);
  #size = 0;
  /** Undefined until something is moved out of memory; null where that is not possible. */
  #file: number | null | undefined;
  #fileLength = 0;
  /** The chunk that was read last: texts are mostly asked for in the order in which they were added. */
  #lastRead: { chunk: number; bytes: Buffer } | undefined;

  constructor(maxBytes = MAX_MEMORY_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Keeps a text and returns its number. */
  add(text: string): number {
    // A UTF-16 unit takes at most three bytes; counting them exactly is for texts where that would waste much.
    const most = text.length * 3 < CHUNK_BYTES / 8 ? text.length * 3 : Buffer.byteLength(text);
    if (most > this.#current.length - this.#used) {
      const usual = this.#chunks.length === 0 ? FIRST_CHUNK_BYTES : CHUNK_BYTES;
      this.#beginChunk(Math.max(usual, most));
    }
    const start = this.#used;
    this.#used += this.#current.write(text, start);
    const at = this.#size * RANGE_LENGTH;
    if (at === this.#ranges.length) {
      const longer = new Uint32Array(this.#ranges.length * 2);
      longer.set(this.#ranges);
      this.#ranges = longer;
    }
    this.#ranges.set([this.#chunks.length - 1, start, this.#used], at);
    return this.#size++;
  }

  bytes(number: number): Buffer {
    const at = number * RANGE_LENGTH;
    const [chunk, start, end] = this.#ranges.subarray(at, at + RANGE_LENGTH) as unknown as [
      number,
      number,
      number,
    ];
    return this.#chunkBytes(chunk).subarray(start, end);
  }

  text(number: number): string {
    return this.bytes(number).toString('utf8');
  }

  /** Removes the temporary file; what is in it cannot be read any more. */
  close(): void {
    if (typeof this.#file === 'number') closeSync(this.#file);
    this.#file = null;
  }

  #beginChunk(length: number): void {
    const full = this.#chunks.length - 1;
    if (full >= 0) {
      this.#keptBytes += this.#used;
      if (this.#keptBytes > this.#maxBytes) this.#moveOut(full);
    }
    this.#current = Buffer.allocUnsafeSlow(length);
    this.#used = 0;
    this.#chunks.push(this.#current);
  }

  #moveOut(chunk: number): void {
    if (this.#file === undefined) this.#file = openTemporaryFile();
    if (this.#file === null) return;
    try {
      for (let done = 0; done < this.#used; ) {
        done += writeSync(this.#file, this.#current, done, this.#used - done, this.#fileLength + done);
      }
    } catch {
      // No room there: the rest stays in memory.
      return;
    }
    this.#chunks[chunk] = { at: this.#fileLength, length: this.#used };
    this.#fileLength += this.#used;
  }

  #chunkBytes(chunk: number): Buffer {
    const found = this.#chunks[chunk] as Chunk;
    if (Buffer.isBuffer(found)) return found;
    if (this.#lastRead?.chunk === chunk) return this.#lastRead.bytes;
    const bytes = Buffer.allocUnsafeSlow(found.length);
    for (let done = 0; done < found.length; ) {
      const read = readSync(this.#file as number, bytes, done, found.length - done, found.at + done);
      if (read === 0) throw new Error('the temporary file ends before what was written to it');
      done += read;
    }
    this.#lastRead = { chunk, bytes };
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
