import type * as z from 'zod';

/** The output of a schema that is made on first use. */
export type OutputOf<S extends () => z.ZodType> = z.output<ReturnType<S>>;

/** The shape of an object's schema that is made on first use. */
export type ShapeOf<S extends () => z.ZodObject> = ReturnType<S>['shape'];
