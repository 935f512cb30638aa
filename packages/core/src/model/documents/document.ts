import type * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { CheckResult } from '../entity.js';

/** A document: content of which there is one, such as the menus or the settings. */
export interface ContentDocument<T = unknown> {
  readonly name: string;
  readonly title: string;
  readonly schema: z.ZodType<T>;
  /** The value in a new store. */
  initial(): T;
  /** Validates a candidate and fills in defaults. */
  check(candidate: unknown): CheckResult<T>;
}

/** The value of a document. */
export type DocumentValue<D> = D extends ContentDocument<infer T> ? T : never;

/** Declares a document. `make` creates the schema on first use; the schema must accept `{}`. */
export function contentDocument<S extends z.ZodType>(
  name: string,
  title: string,
  make: () => S,
): ContentDocument<z.output<S>> {
  const schema = lazy(make);
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
