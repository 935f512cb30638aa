import type { TextSource } from '../../../csv/encoding/decode-text.js';
import { peekSource } from '../../../csv/encoding/peek-source.js';

/** How much of a file is looked at, in bytes. */
const START_LENGTH = 1 << 14;

/** How a file begins, by which the program that wrote it is recognized, and the whole of it. */
export async function fileStart(source: TextSource): Promise<{ start: string; source: TextSource }> {
  if (typeof source === 'string')
    return { start: source.slice(0, START_LENGTH).replace(/^\ufeff/, ''), source };
  const { chunks, whole } = await peekSource(source, START_LENGTH);
  const decoder = new TextDecoder();
  const start = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
  return { start, source: whole };
}
