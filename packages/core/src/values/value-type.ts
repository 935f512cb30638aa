import * as z from 'zod';
import { lazy } from '../lazy.js';
import type { InputKind } from './input-kind.js';

// Zod's JIT would compile each schema, which takes a few milliseconds and gains nothing measurable.
z.config({ jitless: true });

/** The parsed value, or a fault worded to follow the field's title. */
export type ParseResult<T> = { value: T } | { fault: string };

/** A value type: its schema, and its text form in CSV cells, options and form fields. `I` is its JSON input type. */
export interface ValueType<T, I = T> {
  /** Shown to users, such as `score, 0 to 10`. */
  readonly name: string;
  readonly schema: z.ZodType<T, I>;
  /** How a form asks for it. */
  readonly input: InputKind;
  /** Parses trimmed, non-empty text. */
  parse(text: string): ParseResult<T>;
  /** Formats a value so that `parse` returns it. */
  format(value: T): string;
  /** Whether a non-empty value shows nothing; a required field then counts as missing. */
  isBlank?(value: T): boolean;
  /** All possible values, if there are few; for completion and suggestions. */
  readonly choices?: readonly string[];
}

/** The declaration of a value type. */
interface ValueTypeDefinition<T, I> extends Omit<ValueType<T, I>, 'schema' | 'parse'> {
  /** Creates the schema on first use, since most runs need only a few. */
  schema(): z.ZodType<T, I>;
  /** Parses text; `judge` validates a candidate with the schema. Defaults to validating the text as it is. */
  parse?(text: string, judge: (candidate: unknown) => ParseResult<T>): ParseResult<T>;
}

/** Declares a value type. */
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

/** Whether a field holds nothing: no value, no text, or a list without items. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
