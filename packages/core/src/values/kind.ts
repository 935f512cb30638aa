import type * as z from 'zod';

/** Text read as a value: the value, or what is wrong, worded to follow the field's title. */
export type Reading<T> = { value: T } | { fault: string };

/** A kind of value: its schema, and how it stands as text in a CSV cell, an option or a form field. `I` is what JSON may give for it. */
export interface Kind<T, I = T> {
  /** What people call it, such as `score, 0 to 10`. */
  readonly name: string;
  readonly schema: z.ZodType<T, I>;
  /** Reads text from which surrounding space is already gone; never called with empty text. */
  read(text: string): Reading<T>;
  /** Writes a value so that `read` gives it back. */
  write(value: T): string;
  /** The values there are, where they can be counted; for completion and suggestions. */
  readonly choices?: readonly string[];
}

/** Reads with the schema alone, for kinds whose value is its own text. */
export function readWith<T, I>(schema: z.ZodType<T, I>, candidate: unknown): Reading<T> {
  const parsed = schema.safeParse(candidate);
  return parsed.success
    ? { value: parsed.data }
    : { fault: parsed.error.issues[0]?.message ?? 'is not valid' };
}
