import type * as z from 'zod';

/** What a schema that is made on first use gives. */
export type OutputOf<S extends () => z.ZodType> = z.output<ReturnType<S>>;

/** The shape of an object's schema that is made on first use. */
export type ShapeOf<S extends () => z.ZodObject> = ReturnType<S>['shape'];
