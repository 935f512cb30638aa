import { isNumberInput } from '../../values/input-kind.js';
import type { ValueType } from '../../values/value-type.js';
import { protectApostrophe } from '../escape-formula.js';

/** A value of a cell, as a workbook tells kinds apart; undefined leaves it empty. */
export type SheetCell = string | number | boolean | SheetMoment | SheetError | undefined;

/** A day, YYYY-MM-DD, or a moment in UTC. */
export interface SheetMoment {
  moment: string;
}

/** The word of an error, such as `#N/A`. */
export interface SheetError {
  error: string;
}

type AnyType = ValueType<unknown, unknown>;

const MOMENTS: ReadonlySet<string> = new Set(['date', 'timestamp']);

/** Turns a value of this type into a cell that reads back as the same value. */
export function sheetCell(type: AnyType, value: unknown): SheetCell {
  if (value === undefined) return undefined;
  const { kind } = type.input;
  if (kind === 'flag') return value === true;
  const text = type.format(value);
  if (MOMENTS.has(kind)) return { moment: text };
  const number = Number(text);
  return isNumberInput(type.input) && Number.isFinite(number) ? number : protectApostrophe(text);
}

/** Whether cells of this type are texts, which no program may take for a number, a date or a formula. */
export function isTextType({ input }: AnyType): boolean {
  return input.kind !== 'flag' && !MOMENTS.has(input.kind) && !isNumberInput(input);
}

/** The text of a cell, where a file knows only texts. */
export function sheetCellText(cell: SheetCell): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  return 'moment' in cell ? cell.moment : cell.error;
}
