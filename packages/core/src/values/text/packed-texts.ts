import { deflateSync, inflateSync } from 'fflate';

/** Where a text is among the packed ones. */
export interface PackedText {
  block: number;
  start: number;
  end: number;
}

/** Keeps bytes elsewhere than in memory: returns how a part of them is read, or undefined where it cannot keep them. */
export type PutAside = (bytes: Uint8Array) => ((start: number, end: number) => Uint8Array) | undefined;

interface Block {
  bytes: Uint8Array;
  /** How a part of it is read; undefined for one that is in memory as it is. */
  read: ((start: number, end: number) => Uint8Array) | undefined;
  /** How many of its texts nobody has taken. */
  left: number;
}

/** How large a block becomes, in bytes; the first ones are smaller, for few texts. */
const BLOCK = 1 << 20;
const FIRST_BLOCK = 1 << 14;
const NONE = new Uint8Array();
const encoder = new TextEncoder();

/**
 * Texts in UTF-8 that are kept for a while and read in about the order in which they came: in a few large blocks, since many
 * small ones would leave gaps in memory. Once there are more than `plainBlocks`, of 1 MB each, they are put aside, or else
 * deflated.
 */
export class PackedTexts {
  readonly #blocks: Block[] = [];
  readonly #plainBlocks: number;
  readonly #putAside: PutAside;
  #used = 0;
  /** The block that was read last, inflated. */
  #inflated: { block: Block; bytes: Uint8Array } | undefined;

  constructor({
    plainBlocks,
    putAside = () => undefined,
  }: { plainBlocks: number; putAside?: PutAside | undefined }) {
    this.#plainBlocks = plainBlocks;
    this.#putAside = putAside;
  }

  /** How much memory they take. */
  get bytes(): number {
    return this.#blocks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  add(text: string): PackedText {
    const open = this.#blocks.at(-1);
    if (open !== undefined) {
      const { read, written } = encoder.encodeInto(text, open.bytes.subarray(this.#used));
      if (read === text.length) return this.#placed(open, written);
    }
    const bytes = encoder.encode(text);
    const block = this.#begin(bytes.length);
    block.bytes.set(bytes);
    return this.#placed(block, bytes.length);
  }

  read({ block, start, end }: PackedText): Uint8Array {
    const { bytes, read } = this.#blocks[block] as Block;
    return read === undefined ? bytes.subarray(start, end) : read(start, end);
  }

  /** Reads a text for the last time. */
  take(text: PackedText): Uint8Array {
    const bytes = this.read(text);
    const block = this.#blocks[text.block] as Block;
    block.left--;
    const isFull = text.block < this.#blocks.length - 1;
    if (block.left === 0 && isFull) Object.assign(block, { bytes: NONE, read: undefined });
    return bytes;
  }

  /** The place of a text that was written at the end of what is used of the last block. */
  #placed(block: Block, length: number): PackedText {
    const start = this.#used;
    this.#used += length;
    block.left++;
    return { block: this.#blocks.length - 1, start, end: this.#used };
  }

  #begin(atLeast: number): Block {
    const full = this.#blocks.at(-1);
    if (full !== undefined && this.#blocks.length > this.#plainBlocks) this.#shrink(full);
    const size = Math.max(atLeast, Math.min(BLOCK, FIRST_BLOCK * 2 ** this.#blocks.length));
    const block = { bytes: new Uint8Array(size), read: undefined, left: 0 };
    this.#blocks.push(block);
    this.#used = 0;
    return block;
  }

  #shrink(full: Block): void {
    const bytes = full.bytes.subarray(0, this.#used);
    full.read = this.#putAside(bytes);
    full.bytes = NONE;
    if (full.read !== undefined) return;
    full.bytes = deflateSync(bytes);
    full.read = (start, end) => this.#inflate(full).subarray(start, end);
  }

  #inflate(block: Block): Uint8Array {
    if (this.#inflated?.block !== block) this.#inflated = { block, bytes: inflateSync(block.bytes) };
    return this.#inflated.bytes;
  }
}
