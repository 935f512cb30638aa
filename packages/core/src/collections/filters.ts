import * as z from 'zod';
import { slugOf } from '../values/text/slug.js';

/** A filter of the lists of a collection, under the name of its option. */
export interface Filter<V extends string = string> {
  kind: 'choice' | 'name';
  /** What it chooses between, such as `kind`. */
  noun?: string;
  choices?: readonly V[];
  schema(): z.ZodType<V, V>;
  /** Whether a record passes; `name` is that of the filter. */
  passes(record: object, value: V, name: string): boolean;
}

/** The records with one of these values in the field of the filter's name. */
export function oneOf<const V extends string>(choices: readonly V[], noun: string): Filter<V> {
  return {
    kind: 'choice',
    noun,
    choices,
    schema: () => z.enum(choices) as unknown as z.ZodType<V, V>,
    passes: (record, value, name) => Reflect.get(record, name) === value,
  };
}

/** The records that name another one in the field of the filter's name: by that name in any case, or its slug. */
export function named(): Filter {
  return {
    kind: 'name',
    schema: () => z.string(),
    passes(record, value, name) {
      const held = Reflect.get(record, name) as string;
      return held.toLowerCase() === value.toLowerCase() || slugOf(held) === value;
    },
  };
}

/** The records that visitors see, or those that they do not. */
export function activeOrNot(): Filter<'active' | 'inactive'> {
  const filter = oneOf(['active', 'inactive'], 'status');
  return { ...filter, passes: (record, value) => Reflect.get(record, 'isActive') === (value === 'active') };
}
