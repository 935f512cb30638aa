const MAX_CHUNK_BYTES = 1 << 20;
/** The first chunk is small, since most collections and most changes are; each is twice as long as the one before. */
const FIRST_CHUNK_BYTES = 1 << 14;
/** A text's chunk, and where it begins and ends there. */
const RANGE_LENGTH = 3;

/** Takes a full chunk, and returns what gives its bytes. */
export type KeepChunk = (bytes: Uint8Array) => () => Uint8Array;

/** Texts kept as bytes in big chunks, since a hundred thousand strings cost many times their length. */
export class TextArena {
  readonly #keepChunk: KeepChunk;
  readonly #full: (() => Uint8Array)[] = [];
  #current = NO_BYTES;
  #used = 0;
  #ranges = new Uint32Array(RANGE_LENGTH << 4);
  #size = 0;

  /** Full chunks stay in memory, or where `keepChunk` puts them. */
  constructor(keepChunk: KeepChunk = (bytes) => () => bytes) {
    this.#keepChunk = keepChunk;
  }

  get size(): number {
    return this.#size;
  }

  /** Keeps a text and returns its number. */
  add(text: string): number {
    // A UTF-16 unit takes at most three bytes; counting them exactly is for texts where that would waste much.
    const isShort = text.length * 3 < MAX_CHUNK_BYTES / 8;
    if (!isShort) return this.addBytes(encoder.encode(text));
    this.#makeRoom(text.length * 3);
    return this.#use(encoder.encodeInto(text, this.#current.subarray(this.#used)).written);
  }

  /** Keeps a text that is UTF-8 already. */
  addBytes(bytes: Uint8Array): number {
    this.#makeRoom(bytes.length);
    this.#current.set(bytes, this.#used);
    return this.#use(bytes.length);
  }

  bytes(number: number): Uint8Array {
    const at = number * RANGE_LENGTH;
    const chunk = this.#ranges[at] as number;
    const bytes = chunk === this.#full.length ? this.#current : (this.#full[chunk] as () => Uint8Array)();
    return bytes.subarray(this.#ranges[at + 1], this.#ranges[at + 2]);
  }

  text(number: number): string {
    return decoder.decode(this.bytes(number));
  }

  #makeRoom(length: number): void {
    if (length <= this.#current.length - this.#used) return;
    const next = Math.min(Math.max(this.#current.length * 2, FIRST_CHUNK_BYTES), MAX_CHUNK_BYTES);
    if (this.#used > 0) this.#full.push(this.#keepChunk(this.#current.subarray(0, this.#used)));
    this.#current = new Uint8Array(Math.max(next, length));
    this.#used = 0;
  }

  #use(length: number): number {
    const at = this.#size * RANGE_LENGTH;
    if (at === this.#ranges.length) {
      const longer = new Uint32Array(this.#ranges.length * 2);
      longer.set(this.#ranges);
      this.#ranges = longer;
    }
    this.#ranges[at] = this.#full.length;
    this.#ranges[at + 1] = this.#used;
    this.#used += length;
    this.#ranges[at + 2] = this.#used;
    return this.#size++;
  }
}

const NO_BYTES = new Uint8Array(0);
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
