import type * as z from 'zod';
import { once } from '../once.js';
import type { Check } from './entity.js';

/** A thing of which there is one: the menus, the settings. */
export interface Document<T = unknown> {
  readonly name: string;
  readonly title: string;
  readonly schema: z.ZodType<T>;
  /** What it is in a new store. */
  initial(): T;
  /** Checks and completes a candidate. */
  check(candidate: unknown): Check<T>;
}

/** The value of a document. */
export type ValueOf<D> = D extends Document<infer T> ? T : never;

/** Declares a document; `make` makes its schema, when it is first asked for, and that must complete `{}`. */
export function document<S extends z.ZodType>(
  name: string,
  title: string,
  make: () => S,
): Document<z.output<S>> {
  const schema = once(make);
  return {
    name,
    title,
    get schema() {
      return schema() as never;
    },
    initial: () => schema().parse({}),
    check(candidate) {
      const parsed = schema().safeParse(candidate);
      if (parsed.success) return { value: parsed.data };
      return {
        issues: parsed.error.issues.map((issue) => {
          const path = issue.path.join('.');
          return { path, message: `${path || title}: ${issue.message}` };
        }),
      };
    },
  };
}
