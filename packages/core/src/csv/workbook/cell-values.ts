/** How a cell shows its number. */
export type NumberKind = 'number' | 'percent' | 'date' | 'time' | 'date-time';

const DAY_MS = 86_400_000;
/** The number of the last day that the format has, the end of the year 9999. */
const LAST_DAY = 2_958_465;
/** The day that the year 1900 of the format has and calendars lack, the 29th of February. */
const MISSING_DAY = 60;

/** The number formats that every workbook has without declaring them. */
export function builtInKind(id: number): NumberKind {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return 'time';
  return id === 22 ? 'date-time' : 'number';
}

/** The kind of a declared format, such as `yyyy-mm-dd`: of its first section, without what it writes as it is. */
export function kindOfFormat(code: string): NumberKind {
  const letters = code
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .split(';', 1)
    .join('')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .toLowerCase();
  if (letters.includes('%')) return 'percent';
  const hasTime = /[hs]/.test(letters) || /\[m+\]/.test(letters);
  const hasDate = /[yd]/.test(letters) || (letters.includes('m') && !hasTime);
  if (hasDate) return hasTime ? 'date-time' : 'date';
  return hasTime ? 'time' : 'number';
}

/** The text of a number: a date as ISO 8601, a percentage with its sign, any other with all its digits. */
export function numberText(written: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(written);
  if (written === '' || !Number.isFinite(number)) return written;
  if (kind === 'number') return /^-?\d+$/.test(written) ? written : plainNumber(number);
  if (kind === 'percent') return `${plainNumber(Number((number * 100).toPrecision(15)))}%`;
  if (number < 0 || number > LAST_DAY) return plainNumber(number);
  if (kind === 'time') return timeText(number);
  return dateText(number, is1904);
}

/** A day, or a moment in UTC where the number is not whole. */
function dateText(number: number, is1904: boolean): string {
  const ms = Math.round(number * DAY_MS);
  const day = Math.floor(ms / DAY_MS);
  const timeOfDay = ms - day * DAY_MS;
  const clock = timeOfDay === 0 ? '' : new Date(timeOfDay).toISOString().slice(10);
  if (!is1904 && day === MISSING_DAY) return `1900-02-29${clock}`;
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < MISSING_DAY ? 31 : 30);
  return `${new Date(first + day * DAY_MS).toISOString().slice(0, 10)}${clock}`;
}

function timeText(number: number): string {
  const seconds = Math.round(number * 86_400);
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The number of a moment as cells have it, from 1900 on; undefined for one that cells cannot have, or not as it is. */
export function serialOf(moment: string): number | undefined {
  const ms = Date.parse(moment);
  const serial = (ms - Date.UTC(1899, 11, 30)) / DAY_MS;
  // Before the day that calendars lack, programs count differently.
  return serial > MISSING_DAY && serial < LAST_DAY + 1 ? serial : undefined;
}

/** Without an exponent, which cells of a table do not have. */
function plainNumber(number: number): string {
  const text = String(number);
  const [, sign = '', whole = '', decimals = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

const ESCAPE = /_x([0-9A-Fa-f]{4})_/g;

/** Reverts the escapes by which the format writes characters that XML cannot hold. */
export function unescapeCharacters(text: string): string {
  return text.includes('_x')
    ? text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/** Escapes what XML cannot hold, and what would be read as such an escape. */
export function escapeCharacters(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that are escaped
    /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}

/** The index of a column from the name of a cell, such as 27 of `AB12`; -1 where it is no such name. */
export function columnIndex(cell: string): number {
  let index = 0;
  let at = 0;
  for (; at < cell.length; at++) {
    const letter = cell.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    index = index * 26 + letter;
  }
  return at === 0 || at > 3 ? -1 : index - 1;
}

/** The letters of a column, such as `AB` of 27. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}
