import * as z from 'zod';
import { once } from '../once.js';

// Zod would compile each object's checks to code of its own, which takes a few milliseconds and gains nothing measurable.
z.config({ jitless: true });

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
  /** Whether a value shows readers nothing although it is not empty; a field that must be there is not, then. */
  isBlank?(value: T): boolean;
  /** The values there are, where they can be counted; for completion and suggestions. */
  readonly choices?: readonly string[];
}

/** What a kind is declared with. */
interface Parts<T, I> extends Omit<Kind<T, I>, 'schema' | 'read'> {
  /** Makes the schema, when it is first asked for: most runs need few of all there are, and making them takes time. */
  schema(): z.ZodType<T, I>;
  /** Reads text; `judge` asks the schema. Unless given, the schema judges the text as it is. */
  read?(text: string, judge: (candidate: unknown) => Reading<T>): Reading<T>;
}

/** Declares a kind of value. */
export function kind<T, I = T>({ schema, read, ...others }: Parts<T, I>): Kind<T, I> {
  const made = once(schema);
  const judge = (candidate: unknown): Reading<T> => {
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
    read: read === undefined ? judge : (text) => read(text, judge),
  };
}
