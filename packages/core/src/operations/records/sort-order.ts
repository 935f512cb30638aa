import { memoizeWeak } from '../../lazy.js';
import { closestMatch } from '../../model/closest-match.js';
import { type Entity, type FieldPath, getFieldValue } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { readLimit } from '../../rules/facets/read-limit.js';
import { compareWords } from '../../rules/ranking.js';

type Compare<T> = (a: T, b: T) => number;

/** By what the records of a list may be sorted. */
interface SortConfig<T> {
  entity: Pick<Entity, 'plural' | 'fieldPaths' | 'findField'>;
  /** The orders that have a name of their own. */
  named: Readonly<Record<string, Compare<T>>>;
  /** The order of a list without another, and of those that another leaves alike. */
  otherwise?: Compare<T> | undefined;
}

/** The orders of a list: those with a name, and any of the fields, `-` turning one round, several between commas. */
export interface SortOrder<T> {
  /** The orders that have a name of their own. */
  readonly named: readonly string[];
  /** Every word that an order may have, without `-` before it. */
  readonly keys: readonly string[];
  /** The comparison that an order means; the usual one without it. Problem: `usage` with the closest word. */
  compare(order: string | undefined): Compare<T> | undefined;
}

/** Declares the orders of a list. A name alone keeps its own comparison; among several words a field is compared by its values. */
export function sortOrder<T extends object>({ entity, named, otherwise }: SortConfig<T>): SortOrder<T> {
  const names = Object.keys(named);
  const keys = [
    ...new Set([
      ...names.map((name) => name.replace(/^-/, '')),
      ...entity.fieldPaths.map(({ column }) => column),
    ]),
  ];
  const nameOf = (word: string) => names.find((one) => one.toLowerCase() === word.toLowerCase());
  const compareKey = (word: string): Compare<T> => {
    const isTurned = word.startsWith('-');
    const fieldPath = entity.findField(isTurned ? word.slice(1) : word);
    if (fieldPath !== undefined) return compareField(fieldPath, isTurned ? -1 : 1);
    const name = nameOf(word);
    if (name !== undefined) return named[name] as Compare<T>;
    const suggestion = closestMatch(word.replace(/^-/, ''), keys);
    throw problem('sort.unknown-key', {
      plural: entity.plural,
      word,
      keys,
      suggestion: suggestion === undefined || !isTurned ? suggestion : `-${suggestion}`,
    });
  };
  return {
    named: names,
    keys,
    compare(order) {
      if (order === undefined) return otherwise;
      const name = nameOf(order.trim());
      if (name !== undefined) return named[name];
      const compares = order.split(',').map((word) => compareKey(word.trim()));
      if (otherwise !== undefined) compares.push(otherwise);
      return (a, b) => {
        for (const compare of compares) {
          const apart = compare(a, b);
          if (apart !== 0) return apart;
        }
        return 0;
      };
    },
  };
}

/** Compares by the values of a field: what has none stands last either way, and before it what is no number among numbers. */
function compareField<T extends object>(fieldPath: FieldPath, turn: 1 | -1): Compare<T> {
  const read = keyReader(fieldPath);
  // A record is compared some seventeen times among 100,000, and read once.
  const keyOf = memoizeWeak((record: T) => read(getFieldValue(record, fieldPath)));
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (typeof a !== typeof b) return placeOf(a) - placeOf(b);
    if (a === undefined || b === undefined) return 0;
    return turn * (typeof a === 'number' ? a - (b as number) : compareWords(a, b as string));
  };
}

function placeOf(key: number | string | undefined): number {
  return key === undefined ? 2 : Number(typeof key === 'string');
}

/** What a value of a field is sorted by: a number, a moment in milliseconds, the place of a choice, or words. */
function keyReader({ field }: FieldPath): (value: unknown) => number | string | undefined {
  const { input } = field.valueType;
  const unit = typeof field.filter === 'object' ? field.filter.unit : undefined;
  return (stored) => {
    // Of a list, the first.
    const value = Array.isArray(stored) ? stored[0] : stored;
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : Number(value);
    if (input.kind === 'date' || input.kind === 'timestamp') return Date.parse(value);
    if (input.kind === 'choice') return input.choices.indexOf(value);
    if (unit === undefined && input.kind !== 'money') return value;
    return readLimit(unit ?? 'money', value) ?? value;
  };
}
