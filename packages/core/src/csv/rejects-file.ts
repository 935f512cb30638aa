import { firstRecord } from './csv-records.js';
import type { TextSource } from './encoding/decode-text.js';
import { peekSource } from './encoding/peek-source.js';
import { REJECT_COLUMNS } from './import-rules.js';

/** How much of a file is looked at, and how much of that may be its header, in bytes. */
const START_LENGTH = 1 << 20;
const HEADER_LENGTH = 1 << 16;

/** What the start of a CSV file tells of it. */
interface FileStart {
  /** The whole file, its start included. */
  source: TextSource;
  /** Whether an import wrote it of rows that it rejected. */
  isRejects: boolean;
  isUtf8: boolean;
}

/** Looks at the start of a file. */
export async function lookAtStart(source: TextSource): Promise<FileStart> {
  if (typeof source === 'string') return { source, isRejects: hasRejectColumns(source), isUtf8: true };
  const { chunks, whole } = await peekSource(source, START_LENGTH);
  // Its own columns are ASCII, in whatever encoding the rest was saved again.
  const ascii = new TextDecoder('latin1');
  const header = chunks.map((chunk) => ascii.decode(chunk.subarray(0, HEADER_LENGTH))).join('');
  return { source: whole, isRejects: hasRejectColumns(header), isUtf8: isUtf8(chunks) };
}

function hasRejectColumns(text: string): boolean {
  const start = text.slice(0, HEADER_LENGTH);
  const cells = (firstRecord(start) ?? start).split(/[,;\t|]/).map((cell) => cell.replaceAll('"', '').trim());
  return REJECT_COLUMNS.every((name) => cells.includes(name));
}

function isUtf8(chunks: readonly Uint8Array[]): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const chunk of chunks) decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
