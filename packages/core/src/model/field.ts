import * as z from 'zod';
import { once } from '../once.js';
import type { Kind } from '../values/kind.js';

/** What a field says of itself beside its kind. */
export interface FieldWords {
  /** What people call it: label, and first words of its messages. */
  title: string;
  /** Its CSV column and, hyphenated, its option; the field's own name unless given. */
  column?: string;
  /** The form tab it stands on. */
  tab?: string;
  /** One sentence for forms and `--help`. */
  help?: string;
}

/** Whether a field must be given, may be lacking, or has something that stands where nothing was given. */
export type Need = 'required' | 'optional' | 'defaulted';

/** A field of an entity: a kind of value and whether it must be there. `I` is what may be given for it. */
export interface Field<T = unknown, N extends Need = Need, I = unknown> extends FieldWords {
  readonly is: 'field';
  readonly need: N;
  readonly kind: Kind<T, I>;
  readonly schema: z.ZodType;
  /** The message when a required value is missing or blank. */
  readonly missing?: string;
  /** What stands where nothing was given. */
  readonly fallback?: T;
}

/** Optional fields that belong together under one name, such as `bonuses.welcome`. */
export interface Group<F extends Fields = Fields> {
  readonly is: 'group';
  readonly title: string;
  readonly fields: F;
  readonly schema: z.ZodType;
}

/** Fields by name. */
// biome-ignore lint/suspicious/noExplicitAny: fields of every kind stand side by side
export type Fields = { [name: string]: Field<any, any, any> };

/** The fields and groups of an entity by name. */
// biome-ignore lint/suspicious/noExplicitAny: fields of every kind stand side by side
export type Members = { [name: string]: Field<any, any, any> | Group<any> };

type Flat<T> = { [K in keyof T]: T[K] };
type Optional<M> = { [K in keyof M]: M[K] extends Field<unknown, 'optional'> ? K : never }[keyof M];
type MayLack<M> = { [K in keyof M]: M[K] extends Field<unknown, 'required'> ? never : K }[keyof M];
type ValueIn<X> =
  X extends Field<infer T, Need, infer _I> ? T : X extends Group<infer F> ? RecordWith<F> : never;
type InputIn<X> =
  X extends Field<infer _T, Need, infer I> ? I : X extends Group<infer F> ? InputWith<F> : never;

/** The record that members make. */
export type RecordWith<M> = Flat<
  { [K in Exclude<keyof M, Optional<M>>]: ValueIn<M[K]> } & { [K in Optional<M>]?: ValueIn<M[K]> | undefined }
>;
/** What may be given to make it. */
export type InputWith<M> = Flat<
  { [K in Exclude<keyof M, MayLack<M>>]: InputIn<M[K]> } & { [K in MayLack<M>]?: InputIn<M[K]> | undefined }
>;

/** A field without which the record is refused, with the message for that. */
export function required<T, I>(
  kind: Kind<T, I>,
  missing: string,
  words: FieldWords,
): Field<T, 'required', I> {
  return field('required', kind, () => kind.schema, { missing, ...words });
}

/** A field that a record may lack. */
export function optional<T, I>(kind: Kind<T, I>, words: FieldWords): Field<T, 'optional', I> {
  return field('optional', kind, () => z.optional(kind.schema), words);
}

/** A field that is always there, with what it is when not given. */
export function defaulted<T, I>(
  kind: Kind<T, I>,
  fallback: NoInfer<T>,
  words: FieldWords,
): Field<T, 'defaulted', I> {
  const schema = () => z._default(kind.schema, () => structuredClone(fallback) as never);
  return field('defaulted', kind, schema, { fallback, ...words });
}

/** Optional fields under one name; the name is always there, be it empty. */
export function group<F extends Fields>(title: string, fields: F): Group<F> {
  const schema = once(() => z.strictObject(shapeOf(fields)).prefault({}));
  return {
    is: 'group',
    title,
    fields,
    get schema() {
      return schema();
    },
  };
}

/** The schemas of members by name. */
export function shapeOf(members: Members): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member.schema]));
}

function field<T, N extends Need, I>(
  need: N,
  kind: Kind<T, I>,
  make: () => z.ZodType,
  more: FieldWords & { missing?: string; fallback?: T },
): Field<T, N, I> {
  const schema = once(make);
  return {
    is: 'field',
    need,
    kind,
    get schema() {
      return schema();
    },
    ...more,
  };
}
