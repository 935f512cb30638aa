import { deflateSync, inflateSync } from 'fflate';

/** Where a text is among the packed ones. */
export interface PackedText {
  block: number;
  start: number;
  end: number;
}

interface Block {
  bytes: Uint8Array;
  isDeflated: boolean;
  /** How many of its texts nobody has taken. */
  left: number;
}

/** How large a block becomes, in bytes; the first ones are smaller, for few texts. */
const BLOCK = 1 << 20;
const FIRST_BLOCK = 1 << 14;
const TAKEN = new Uint8Array();

/**
 * Texts in UTF-8 that are kept for a while and read in about the order in which they came: in a few large blocks, since many
 * small ones would leave gaps in memory, and deflated once there are more than `plainBlocks`, of 1 MB each.
 */
export class PackedTexts {
  readonly #blocks: Block[] = [];
  readonly #plainBlocks: number;
  #used = 0;
  /** The block that was read last, inflated. */
  #inflated: { block: Block; bytes: Uint8Array } | undefined;

  constructor({ plainBlocks }: { plainBlocks: number }) {
    this.#plainBlocks = plainBlocks;
  }

  /** How much memory they take. */
  get bytes(): number {
    return this.#blocks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  add(text: Uint8Array): PackedText {
    const open = this.#blocks.at(-1);
    const room = open === undefined ? 0 : open.bytes.length - this.#used;
    const block = open !== undefined && room >= text.length ? open : this.#begin(text.length);
    const start = this.#used;
    this.#used += text.length;
    block.bytes.set(text, start);
    block.left++;
    return { block: this.#blocks.length - 1, start, end: this.#used };
  }

  read({ block, start, end }: PackedText): Uint8Array {
    return this.#bytesOf(this.#blocks[block] as Block).subarray(start, end);
  }

  /** Reads a text for the last time. */
  take(text: PackedText): Uint8Array {
    const bytes = this.read(text);
    const block = this.#blocks[text.block] as Block;
    block.left--;
    const isFull = text.block < this.#blocks.length - 1;
    if (block.left === 0 && isFull) block.bytes = TAKEN;
    return bytes;
  }

  #begin(atLeast: number): Block {
    const full = this.#blocks.at(-1);
    if (full !== undefined && this.#blocks.length > this.#plainBlocks) {
      full.bytes = deflateSync(full.bytes.subarray(0, this.#used));
      full.isDeflated = true;
    }
    const size = Math.max(atLeast, Math.min(BLOCK, FIRST_BLOCK * 2 ** this.#blocks.length));
    const block = { bytes: new Uint8Array(size), isDeflated: false, left: 0 };
    this.#blocks.push(block);
    this.#used = 0;
    return block;
  }

  #bytesOf(block: Block): Uint8Array {
    if (!block.isDeflated) return block.bytes;
    if (this.#inflated?.block !== block) this.#inflated = { block, bytes: inflateSync(block.bytes) };
    return this.#inflated.bytes;
  }
}
