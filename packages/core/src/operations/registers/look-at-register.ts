import type { TextSource } from '../../csv/encoding/decode-text.js';
import { peekSource } from '../../csv/encoding/peek-source.js';
import { listedHost } from '../../values/addresses/listed-host.js';

/** How much of a file is looked at, in bytes. */
const START_LENGTH = 1 << 14;

/** What the first lines of a file tell of it. */
export interface RegisterStart {
  /** The whole file, its start included. */
  source: TextSource;
  /** The day of a date stamp on the first line. */
  date?: string;
  skipLines?: number;
  /** The columns of a file without a header, whose first row has a domain. */
  columns?: string[];
}

/** Looks at the first lines of a CSV file: authorities put a date stamp above the rows, and leave out the header. */
export async function lookAtRegister(source: TextSource): Promise<RegisterStart> {
  const { text, whole } = await startOf(source);
  const lines = text.replace(/^(\u{feff}|\u{ef}\u{bb}\u{bf})/u, '').split(/\r\n|\r|\n/);
  const date = stampOf(lines[0] ?? '');
  const skipLines = date === undefined ? 0 : 1;
  const first = lines.slice(skipLines).find((line) => line.trim() !== '') ?? '';
  const cells = first.split(/[,;\t|]/).map((cell) => cell.replaceAll('"', '').trim());
  const at = cells.findIndex((cell) => cell.includes('.') && listedHost(cell) !== undefined);
  return {
    source: whole,
    ...(date === undefined ? {} : { date, skipLines }),
    ...(at < 0 ? {} : { columns: cells.map((_, i) => (i === at ? 'domain' : `column ${i + 1}`)) }),
  };
}

/** The day of a line that has a date and a time alone, such as `20260503 09:20`. */
function stampOf(line: string): string | undefined {
  const [, year, month, day] =
    /^"?(\d{4})([-./]?)(\d{2})\2(\d{2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?Z?"?\s*$/
      .exec(line.trim())
      ?.filter((_, i) => i !== 2) ?? [];
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}

async function startOf(source: TextSource): Promise<{ text: string; whole: TextSource }> {
  if (typeof source === 'string') return { text: source.slice(0, START_LENGTH), whole: source };
  const { chunks, whole } = await peekSource(source, START_LENGTH);
  const decoder = new TextDecoder('latin1');
  return { text: chunks.map((chunk) => decoder.decode(chunk)).join(''), whole };
}
