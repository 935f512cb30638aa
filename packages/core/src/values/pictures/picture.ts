import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Maximum size of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1_024 * 1_024;

/** The most pixels of a picture: a small file can decode to more than the memory of a phone. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** The most pictures that one file shows one after the other: a small animation can be hours of work to decode. */
export const MAX_PICTURE_FRAMES = 1_000;

/** The accepted picture types and their file extensions. */
export const PICTURE_EXTENSIONS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;

/** The MIME type of a picture. */
export type PictureType = keyof typeof PICTURE_EXTENSIONS;

/** The base of a picture's file name: the first 32 hex digits of its SHA-256. */
export function pictureHash(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes)).slice(0, 32);
}

/** Whether a file name is that of a stored picture: 32 hex digits and an extension. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f]{32}\.(png|jpg|gif|webp)$/.test(name);
}

/** The type and size of a picture, read from its bytes. */
export interface PictureInfo {
  type: PictureType;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** Detects a picture by its content, whatever its name; undefined for other files, including SVG. */
export function detectPicture(bytes: Uint8Array): PictureInfo | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of [pngIn, jpegIn, gifIn, webpIn]) {
    try {
      const found = read(view);
      if (found !== undefined && found.width > 0 && found.height > 0) return found;
    } catch (error) {
      // The file ends within its header.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return undefined;
}

function pngIn(view: DataView): PictureInfo | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  if (asciiAt(view, 12) !== 'IHDR') return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function gifIn(view: DataView): PictureInfo | undefined {
  if (!/^GIF8[79]a$/.test(asciiAt(view, 0) + asciiAt(view, 4, 2))) return undefined;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webpIn(view: DataView): PictureInfo | undefined {
  if (asciiAt(view, 0) !== 'RIFF' || asciiAt(view, 8) !== 'WEBP') return undefined;
  const type = 'image/webp';
  switch (asciiAt(view, 12)) {
    case 'VP8X':
      return { type, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return undefined;
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      if (uint24(view, 23) !== 0x2a019d) return undefined;
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

function jpegIn(view: DataView): PictureInfo | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Segments may be padded before the marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (isStartOfFrame(marker)) {
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === 0xd9 || marker === 0xda) return undefined;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isAlone ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}

/** Any start-of-frame marker; C4, C8 and CC are other segments in the same range. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function asciiAt(view: DataView, at: number, length = 4): string {
  return Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join('');
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
