import * as z from 'zod';
import { slugOf } from '../values/text/slug.js';

/** A filter of the lists of a collection, under the name of its option. */
export type Filter<V extends string | boolean = string> = FilterKind & {
  /** Which records a list shows with it, for help. */
  help(name: string): string;
  schema(): z.ZodType<V, V>;
  /** Whether a record passes; `name` is that of the filter. */
  passes(record: object, value: V, name: string): boolean;
};

/** What a filter asks for. */
type FilterKind =
  | { kind: 'choice'; choices: readonly string[] }
  /** Any text, such as one of these. */
  | { kind: 'text'; choices: readonly string[] }
  | { kind: 'name' | 'flag'; choices?: never };

/** The records with one of these values in the field of the filter's name. */
export function oneOf<const V extends string>(choices: readonly V[], noun: string): Filter<V> {
  return {
    kind: 'choice',
    choices,
    help: () => `only those of this ${noun}`,
    schema: () => z.enum(choices) as unknown as z.ZodType<V, V>,
    passes: (record, value, name) => Reflect.get(record, name) === value,
  };
}

/** The records that name another one in the field of the filter's name: by that name in any case, or its slug. */
export function named(): Filter {
  return {
    kind: 'name',
    help: (name) => `only those of the ${name} of this name`,
    schema: () => z.string(),
    passes(record, value, name) {
      const held = Reflect.get(record, name) as string;
      return held.toLowerCase() === value.toLowerCase() || slugOf(held) === value;
    },
  };
}

/** The records with this text in the field of the filter's name, in any case. */
export function textIn(suggestions: readonly string[]): Filter {
  return {
    kind: 'text',
    choices: suggestions,
    help: (name) => `only those of this ${name}`,
    schema: () => z.string(),
    passes: (record, value, name) => String(Reflect.get(record, name)).toLowerCase() === value.toLowerCase(),
  };
}

/** The records whose flag has the value of the filter. */
export function flagged(flag: string): Filter<boolean> {
  return {
    kind: 'flag',
    help: (name) => `only ${name}`,
    schema: () => z.boolean(),
    passes: (record, value) => Reflect.get(record, flag) === value,
  };
}

/** The records whose flag is set, or those whose flag is not. */
export function setOrNot<const Y extends string, const N extends string>(
  flag: string,
  [yes, no]: readonly [Y, N],
  help = 'only those',
): Filter<Y | N> {
  return {
    ...oneOf([yes, no], ''),
    help: () => help,
    passes: (record, value) => Reflect.get(record, flag) === (value === yes),
  };
}
