const CHUNK_BYTES = 1 << 20;

/** Texts kept as bytes in big chunks, since a hundred thousand strings cost many times their length. */
export class StringArena {
  readonly #chunks: Buffer[] = [];
  #used = CHUNK_BYTES;
  readonly #ranges: number[] = [];

  /** Keeps a text and returns its number. */
  add(text: string): number {
    // A UTF-16 unit takes at most three bytes; counting them exactly is for texts where that would waste much.
    const most = text.length * 3 < CHUNK_BYTES / 8 ? text.length * 3 : Buffer.byteLength(text);
    let chunk = this.#chunks.at(-1);
    if (chunk === undefined || most > chunk.length - this.#used) {
      chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, most));
      this.#chunks.push(chunk);
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += chunk.write(text, start);
    return this.#ranges.push(this.#chunks.length - 1, start, this.#used) / 3 - 1;
  }

  bytes(number: number): Buffer {
    const [chunk, start, end] = this.#ranges.slice(number * 3, number * 3 + 3) as [number, number, number];
    return (this.#chunks[chunk] as Buffer).subarray(start, end);
  }

  text(number: number): string {
    return this.bytes(number).toString('utf8');
  }
}
