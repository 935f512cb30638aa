import type { PictureType } from './picture.js';

/** A picture without what it tells of its making: place, camera, comments. Pixels and colors stay as they are. */
interface StrippedPicture {
  bytes: Uint8Array;
  /** Whether it is shown on its side, so that its width is its height. */
  isTurned: boolean;
}

/** Removes the metadata of a picture; of a JPEG, its orientation stays. A picture that is built otherwise stays as it is. */
export function stripMetadata(bytes: Uint8Array, type: PictureType): StrippedPicture {
  const strip = STRIPPERS[type];
  try {
    return strip?.(bytes) ?? { bytes, isTurned: false };
  } catch (error) {
    // The file ends within a part.
    if (!(error instanceof RangeError)) throw error;
    return { bytes, isTurned: false };
  }
}

const STRIPPERS: Partial<Record<PictureType, (bytes: Uint8Array) => StrippedPicture | undefined>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
};

/** EXIF and XMP, the notes of Photoshop, and comments. */
const JPEG_NOTES = new Set([0xe1, 0xed, 0xfe]);
const JPEG_SCAN = 0xda;

function strippedJpeg(bytes: Uint8Array): StrippedPicture | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (view.getUint8(at + 1) !== JPEG_SCAN) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const end = at + 2 + view.getUint16(at + 2);
    const isNote = JPEG_NOTES.has(marker) || (marker === 0xe2 && asciiAt(view, at + 4, 3) !== 'ICC');
    if (marker === 0xe1) orientation = exifOrientation(view, at + 4) ?? orientation;
    if (!isNote) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const turn = orientation === 1 ? [] : [exifOf(orientation)];
  const parts = [bytes.subarray(0, 2), ...turn, ...kept, bytes.subarray(at)];
  return { bytes: joined(parts), isTurned: orientation >= 5 };
}

/** The orientation from 1 to 8 that an EXIF part tells; undefined where it tells none. */
function exifOrientation(view: DataView, start: number): number | undefined {
  if (asciiAt(view, start, 4) !== 'Exif') return undefined;
  const tiff = start + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const list = tiff + view.getUint32(tiff + 4, isLittle);
  const count = view.getUint16(list, isLittle);
  for (let i = 0; i < count; i++) {
    const entry = list + 2 + 12 * i;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const found = view.getUint16(entry + 8, isLittle);
    return found >= 1 && found <= 8 ? found : undefined;
  }
  return undefined;
}

/** An EXIF part that tells nothing but an orientation. */
function exifOf(orientation: number): Uint8Array {
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  return Uint8Array.from([...head, ...tiff, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}

const PNG_NOTES = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

function strippedPng(bytes: Uint8Array): StrippedPicture {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = asciiAt(view, at + 4, 4);
    if (!PNG_NOTES.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return { bytes: joined(kept), isTurned: false };
}

const WEBP_NOTES = new Set(['EXIF', 'XMP ']);
/** The flags of a header that say that EXIF and XMP follow. */
const WEBP_NOTE_FLAGS = 0x0c;

function strippedWebp(bytes: Uint8Array): StrippedPicture {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.slice(0, 12)];
  for (let at = 12; at < bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = asciiAt(view, at, 4);
    const part = bytes.slice(at, end);
    if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~WEBP_NOTE_FLAGS;
    if (!WEBP_NOTES.has(name)) kept.push(part);
    at = end;
  }
  const whole = joined(kept);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return { bytes: whole, isTurned: false };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function asciiAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
