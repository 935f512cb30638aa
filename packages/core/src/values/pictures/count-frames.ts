import type { PictureType } from './picture.js';

/**
 * How many pictures a file shows one after the other, 1 of a still one; undefined for a file that ends before the end that
 * it announces. Reads the structure once, from front to back, and decodes nothing.
 */
export function countFrames(bytes: Uint8Array, type: PictureType): number | undefined {
  try {
    return COUNTERS[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // The file ends within a part.
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

type Counter = (bytes: Uint8Array, view: DataView) => number | undefined;

const COUNTERS: Record<PictureType, Counter> = {
  'image/png': pngFrames,
  'image/jpeg': jpegFrames,
  'image/gif': gifFrames,
  'image/webp': webpFrames,
};

function pngFrames(bytes: Uint8Array, view: DataView): number | undefined {
  let [frames, hasPixels] = [0, false];
  for (let at = 8; ; ) {
    const name = view.getUint32(at + 4);
    at += 12 + view.getUint32(at);
    if (at > bytes.length) return undefined;
    if (name === PNG.frame) frames++;
    if (name === PNG.pixels) hasPixels = true;
    if (name === PNG.end) return hasPixels ? Math.max(1, frames) : undefined;
  }
}

const PNG = { frame: codeOf('fcTL'), pixels: codeOf('IDAT'), end: codeOf('IEND') };

function jpegFrames(bytes: Uint8Array, view: DataView): number | undefined {
  let hasPixels = false;
  for (let at = 2; ; ) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return undefined;
    // Padding.
    while (bytes[at + 1] === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return hasPixels ? 1 : undefined;
    if (marker === 0xda) hasPixels = true;
    // A byte of the pixels, or a restart within them.
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isAlone ? 2 : 2 + view.getUint16(at + 2);
  }
}

function gifFrames(_bytes: Uint8Array, view: DataView): number | undefined {
  let frames = 0;
  for (let at = 13 + gifColors(view, 10); ; ) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) return frames || undefined;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) {
      frames++;
      at += 11 + gifColors(view, at + 9);
    } else return undefined;
    for (let length = view.getUint8(at++); length > 0; length = view.getUint8(at++)) at += length;
  }
}

/** The bytes of the list of colors that the flags at a place announce. */
function gifColors(view: DataView, at: number): number {
  const flags = view.getUint8(at);
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function webpFrames(bytes: Uint8Array, view: DataView): number | undefined {
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return undefined;
  let [frames, hasPixels] = [0, false];
  for (let at = 12; at < end; ) {
    const name = view.getUint32(at);
    const size = view.getUint32(at + 4, true);
    if (at + 8 + size > end) return undefined;
    at += 8 + size + (size % 2);
    if (name === WEBP.frame) frames++;
    if (name === WEBP.lossy || name === WEBP.lossless) hasPixels = true;
  }
  return frames || (hasPixels ? 1 : undefined);
}

const WEBP = { frame: codeOf('ANMF'), lossy: codeOf('VP8 '), lossless: codeOf('VP8L') };

/** A name of four letters, as the number that its bytes are. */
function codeOf(name: string): number {
  return [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);
}
