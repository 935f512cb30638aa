import { compareWords } from '../../rules/ranking.js';

type Compare<T> = (a: T, b: T) => number;

/** The orders of a list: by each of these fields, turned round by a `-` before it. */
export function ordersBy<const F extends string>(...fields: readonly F[]): readonly (F | `-${F}`)[] {
  return fields.flatMap((field) => [field, `-${field}`] as const);
}

/** Compares records by an order; those without a value stand last either way. Without an order, or for equals, `otherwise` tells. */
export function compareBy<T extends object>(
  sort: string | undefined,
  otherwise?: Compare<T>,
): Compare<T> | undefined {
  if (sort === undefined) return otherwise;
  const field = sort.replace(/^-/, '');
  const turn = sort === field ? 1 : -1;
  return (a, b) =>
    compareValues(Reflect.get(a, field), Reflect.get(b, field), turn) || (otherwise?.(a, b) ?? 0);
}

function compareValues(a: unknown, b: unknown, turn: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b)));
}
