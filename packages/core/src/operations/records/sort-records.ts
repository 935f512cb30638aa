import { compareWords } from '../../rules/ranking.js';

/** The orders of a list: by each of these fields, turned round by a `-` before it. */
export function ordersBy<const F extends string>(...fields: readonly F[]): readonly (F | `-${F}`)[] {
  return fields.flatMap((field) => [field, `-${field}`] as const);
}

/** Records in an order; those alike stay as they were, and those without a value stand last either way. */
export function sortRecords<T extends object>(records: readonly T[], sort: string | undefined): T[] {
  if (sort === undefined) return [...records];
  const field = sort.replace(/^-/, '');
  const turn = sort === field ? 1 : -1;
  return records.toSorted((a, b) => compareValues(Reflect.get(a, field), Reflect.get(b, field), turn));
}

function compareValues(a: unknown, b: unknown, turn: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b)));
}
