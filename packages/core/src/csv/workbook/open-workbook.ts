import { closestMatch } from '../../model/closest-match.js';
import { problem } from '../../problem.js';
import type { CsvRecord } from '../csv-record.js';
import type { TextSource } from '../encoding/decode-text.js';
import { readSharedTexts } from './shared-texts.js';
import { type SheetReading, sheetRecords } from './sheet-records.js';
import { MAX_WORKBOOK_SIZE } from './workbook-limits.js';
import { type Parts, readNumberKinds, readWorkbook, type Sheet } from './workbook-parts.js';
import { damagedProblem, type UnpackBudget, unpackBudget, unpackPart, zipParts } from './zip-parts.js';

/** An open workbook: its sheets, and their rows as those of a table. */
export interface Workbook {
  /** The names of its sheets of cells. */
  sheets: readonly string[];
  /** The sheet of that name in any case; without one the first that is not hidden. Problem: `invalid`. */
  findSheet(name: string | undefined): string;
  /** The rows of a sheet in batches. Problems: `invalid`. */
  records(sheet: string, options?: SheetOptions): AsyncGenerator<CsvRecord[]>;
}

/** Which rows of a sheet are read, and how. */
export interface SheetOptions {
  /** The rows above the first that is read. */
  skipRows?: number | undefined;
  /** The number of cells in a row; that of the first row unless given. */
  width?: number | undefined;
  /** Gets the number of bytes that were read, which add up to the size of the file. */
  onBytes?: ((count: number) => void) | undefined;
}

/** Opens an .xlsx file. Problems: `invalid` for any other, a damaged, protected or far too large one. */
export async function openWorkbook(source: TextSource): Promise<Workbook> {
  const archive = await readWhole(source);
  requireWorkbook(archive);
  const parts: Parts = unpackableParts(archive);
  const { sheets, is1904, sharedTextsPart, stylesPart } = await readWorkbook(parts);
  const names = sheets.map(({ name }) => name);
  let prepared: Promise<Pick<SheetReading, 'sharedTexts' | 'numberKinds'>> | undefined;
  const prepare = async () => ({
    sharedTexts: sharedTextsPart === undefined ? [] : await readSharedTexts(parts.open(sharedTextsPart)),
    numberKinds: stylesPart === undefined ? [] : await readNumberKinds(parts.open(stylesPart)),
  });
  return {
    sheets: names,
    findSheet(name) {
      if (name === undefined) return (sheets.find(({ isHidden }) => !isHidden) ?? (sheets[0] as Sheet)).name;
      const found = names.find((one) => one === name) ?? names.find((one) => isSameName(one, name));
      if (found !== undefined) return found;
      const suggestion = closestMatch(name, names);
      throw problem('file.sheet-not-found', { sheet: name, suggestion, sheets: names }, { at: {} });
    },
    async *records(name, { skipRows = 0, width, onBytes = () => undefined } = {}) {
      prepared ??= prepare();
      const { part } = sheets.find((one) => one.name === name) as Sheet;
      onBytes(archive.length - parts.packedSize(part));
      const bytes = parts.open(part, onBytes);
      yield* sheetRecords(bytes, { ...(await prepared), is1904, skipRows, width });
    },
  };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The parts of an archive, opened by their names. */
function unpackableParts(archive: Uint8Array): Parts {
  const parts = zipParts(archive);
  const budget: UnpackBudget = unpackBudget();
  const find = (name: string) => {
    const found = parts.get(name.toLowerCase());
    if (found === undefined) throw damagedProblem();
    return found;
  };
  return {
    has: (name) => parts.has(name.toLowerCase()),
    packedSize: (name) => find(name).packed.length,
    open: (name, onPacked) => unpackPart(find(name), budget, onPacked),
  };
}

async function readWhole(source: TextSource): Promise<Uint8Array> {
  if (typeof source === 'string') throw problem('file.no-workbook', { kind: 'text' }, { at: {} });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    if (size > MAX_WORKBOOK_SIZE)
      throw problem('file.workbook-too-large', {
        what: 'MB',
        most: MAX_WORKBOOK_SIZE / 1_024 ** 2,
      });
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const ZIP_START = [0x50, 0x4b];
/** The container of Office's older formats, which also holds workbooks with a password. */
const CONTAINER_START = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function requireWorkbook(file: Uint8Array): void {
  if (startsWith(file, ZIP_START)) return;
  if (!startsWith(file, CONTAINER_START)) throw problem('file.no-workbook', { kind: 'text' }, { at: {} });
  const isEncrypted = containsName(file, 'EncryptedPackage') || containsName(file, 'EncryptionInfo');
  throw problem(isEncrypted ? 'file.workbook-protected' : 'file.workbook-old');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Whether a container has a stream of this name, which it writes in UTF-16. */
function containsName(file: Uint8Array, name: string): boolean {
  const first = name.charCodeAt(0);
  for (let at = file.indexOf(first); at >= 0; at = file.indexOf(first, at + 1)) {
    let length = 0;
    while (
      length < name.length &&
      file[at + 2 * length] === name.charCodeAt(length) &&
      file[at + 2 * length + 1] === 0
    )
      length++;
    if (length === name.length) return true;
  }
  return false;
}
