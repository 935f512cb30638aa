import type { WorkReports } from '../backend/use-work.js';
import { localDay } from '../local-day.js';

/** A file that comes in pieces, which the browser keeps outside the memory of the page, on the disk where they are large. */
export function fileInPieces(onProgress: WorkReports['onProgress']) {
  const pieces: Blob[] = [];
  let bytes = 0;
  return {
    onChunk(piece: string | Uint8Array) {
      const blob = new Blob([piece as BlobPart]);
      pieces.push(blob);
      bytes += blob.size;
      onProgress({ done: bytes, unit: 'bytes' });
    },
    bytes: () => bytes,
    blob: (type: string) => new Blob(pieces, { type }),
  };
}

/** `2026-11-25-1804.backup`, by the reader's clock. */
export function nameOfNow(ending: string): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${localDay(now)}-${two(now.getHours())}${two(now.getMinutes())}.${ending}`;
}
