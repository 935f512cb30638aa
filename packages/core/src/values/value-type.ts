import * as z from 'zod';
import { lazy } from '../lazy.js';

// Zod would compile each object's checks to code of its own, which takes a few milliseconds and gains nothing measurable.
z.config({ jitless: true });

/** Text read as a value: the value, or what is wrong, worded to follow the field's title. */
export type ParseResult<T> = { value: T } | { fault: string };

/** A kind of value: its schema, and how it stands as text in a CSV cell, an option or a form field. `I` is what JSON may give for it. */
export interface ValueType<T, I = T> {
  /** What people call it, such as `score, 0 to 10`. */
  readonly name: string;
  readonly schema: z.ZodType<T, I>;
  /** Reads text from which surrounding space is already gone; never called with empty text. */
  parse(text: string): ParseResult<T>;
  /** Writes a value so that `read` gives it back. */
  format(value: T): string;
  /** Whether a value shows readers nothing although it is not empty; a field that must be there is not, then. */
  isBlank?(value: T): boolean;
  /** The values there are, where they can be counted; for completion and suggestions. */
  readonly choices?: readonly string[];
}

/** What a kind is declared with. */
interface ValueTypeDefinition<T, I> extends Omit<ValueType<T, I>, 'schema' | 'parse'> {
  /** Makes the schema, when it is first asked for: most runs need few of all there are, and making them takes time. */
  schema(): z.ZodType<T, I>;
  /** Reads text; `judge` asks the schema. Unless given, the schema judges the text as it is. */
  parse?(text: string, judge: (candidate: unknown) => ParseResult<T>): ParseResult<T>;
}

/** Declares a kind of value. */
export function valueType<T, I = T>({
  schema,
  parse,
  ...others
}: ValueTypeDefinition<T, I>): ValueType<T, I> {
  const made = lazy(schema);
  const validate = (candidate: unknown): ParseResult<T> => {
    const parsed = made().safeParse(candidate);
    return parsed.success
      ? { value: parsed.data }
      : { fault: parsed.error.issues[0]?.message ?? 'is not valid' };
  };
  return {
    ...others,
    get schema() {
      return made();
    },
    parse: parse === undefined ? validate : (text) => parse(text, validate),
  };
}
