import { problem } from '../../problem.js';
import { crc32 } from './crc32.js';
import { MAX_PARTS, MAX_RATIO, MAX_UNPACKED_SIZE, RATIO_MATTERS_FROM } from './workbook-limits.js';

/** A part of a ZIP archive, as the list at its end has it. */
export interface ZipPart {
  name: string;
  /** Its packed bytes. */
  packed: Uint8Array;
  isDeflated: boolean;
  size: number;
  checksum: number;
}

/** What may still be unpacked of an archive; parts that are read count together. */
export interface UnpackBudget {
  left: number;
}

/** A budget for the parts of one archive. */
export function unpackBudget(): UnpackBudget {
  return { left: MAX_UNPACKED_SIZE };
}

const END_SIGNATURE = 0x06054b50;
const LISTED_SIGNATURE = 0x02014b50;
const PART_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const ENCRYPTED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;
/** How much is unpacked at once, packed: what comes of it is at most a thousand times as much. */
const PIECE_LENGTH = 1 << 14;

/** The parts of a ZIP archive by their names in lower case. Problem: `invalid` for a damaged or an encrypted one. */
export function zipParts(archive: Uint8Array): Map<string, ZipPart> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOfList(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw problem('file.workbook-too-large', { what: 'parts', most: MAX_PARTS });
  const parts = new Map<string, ZipPart>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== LISTED_SIGNATURE) throw damagedProblem();
    const part = listedPart(archive, view, at);
    if (!part.name.endsWith('/')) {
      if (parts.has(part.name)) throw damagedProblem();
      parts.set(part.name, part);
    }
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Unpacks a part in pieces. Problems: `invalid` where it is damaged, or unpacks to more than it may. */
export async function* unpackPart(
  { packed, isDeflated, size, checksum }: ZipPart,
  budget: UnpackBudget,
  onPacked: (count: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const { Inflate } = await import('fflate');
  let unpacked: Uint8Array[] = [];
  let hasEnded = false;
  const inflate = new Inflate((piece, isLast) => {
    unpacked.push(piece);
    hasEnded ||= isLast;
  });
  let length = 0;
  let found = 0;
  for (let at = 0; at < packed.length; at += PIECE_LENGTH) {
    const piece = packed.subarray(at, at + PIECE_LENGTH);
    if (isDeflated) {
      try {
        inflate.push(piece, at + PIECE_LENGTH >= packed.length);
      } catch (cause) {
        throw damagedProblem(cause);
      }
    } else unpacked.push(piece);
    onPacked(piece.length);
    const ready = unpacked;
    unpacked = [];
    for (const one of ready) {
      length += one.length;
      budget.left -= one.length;
      const isBomb = length > RATIO_MATTERS_FROM && length > MAX_RATIO * (at + piece.length);
      if (budget.left < 0 || isBomb) throw problem('file.workbook-bomb');
      found = crc32(one, found);
      if (one.length > 0) yield one;
    }
  }
  if (length !== size || found !== checksum || (isDeflated && !hasEnded)) throw damagedProblem();
}

/** A workbook that cannot be what it says. */
export function damagedProblem(cause?: unknown) {
  return problem('file.workbook-damaged', {}, cause === undefined ? {} : { cause });
}

function endOfList(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw damagedProblem();
}

function listedPart(archive: Uint8Array, view: DataView, at: number): ZipPart {
  if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw problem('file.workbook-protected');
  const method = view.getUint16(at + 10, true);
  if (method !== STORED && method !== DEFLATED) throw damagedProblem();
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const name = new TextDecoder().decode(archive.subarray(at + 46, nameEnd)).toLowerCase();
  const start = view.getUint32(at + 42, true);
  if (start + 30 > archive.length || view.getUint32(start, true) !== PART_SIGNATURE) throw damagedProblem();
  const contentStart = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const contentEnd = contentStart + view.getUint32(at + 20, true);
  if (contentEnd > archive.length) throw damagedProblem();
  return {
    name: name.replace(/^\//, ''),
    packed: archive.subarray(contentStart, contentEnd),
    isDeflated: method === DEFLATED,
    size: view.getUint32(at + 24, true),
    checksum: view.getUint32(at + 16, true),
  };
}
