import { isUtf8 } from 'node:buffer';
import { damagedFileProblem } from '../file-problems.js';

const NEWLINE = 10;

/** The text of a file of the store, without a byte-order mark. Problem: `fault` where it is not UTF-8. */
export function decodeUtf8(file: string, bytes: Buffer): string {
  requireUtf8(file, bytes);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Problem: `fault` with the first line that is not UTF-8. */
export function requireUtf8(file: string, bytes: Buffer): void {
  if (!isUtf8(bytes)) throw damagedFileProblem(file, 'this is not UTF-8 text', firstInvalidLine(bytes));
}

function firstInvalidLine(bytes: Buffer): number {
  for (let start = 0, line = 1; ; line++) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
