import type * as z from 'zod';
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

/** Declares a document; its schema must complete `{}`. */
export function document<S extends z.ZodType>(name: string, title: string, schema: S): Document<z.output<S>> {
  return {
    name,
    title,
    schema: schema as never,
    initial: () => schema.parse({}),
    check(candidate) {
      const parsed = schema.safeParse(candidate);
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
