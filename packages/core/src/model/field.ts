import * as z from 'zod';
import { lazy } from '../lazy.js';
import type { ValueType } from '../values/value-type.js';

/** What a field says of itself beside its kind. */
export interface FieldOptions {
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
export type Presence = 'required' | 'optional' | 'defaulted';

/** A field of an entity: a kind of value and whether it must be there. `I` is what may be given for it. */
export interface Field<T = unknown, N extends Presence = Presence, I = unknown> extends FieldOptions {
  readonly is: 'field';
  readonly presence: N;
  readonly valueType: ValueType<T, I>;
  readonly schema: z.ZodType;
  /** The message when a required value is missing or blank. */
  readonly missing?: string;
  /** What stands where nothing was given. */
  readonly fallback?: T;
  /** How the store fills the field; absent where people do. */
  readonly system?: SystemFill;
}

/** What the store fills system fields from. */
export interface SystemSource {
  /** ISO 8601, UTC. */
  readonly now: string;
  newId(): string;
}

/** How the store fills a system field. */
export interface SystemFill {
  /** `insert`: always, and for good; `insert-unless-given`: an import may bring a value; `change`: with every change. */
  readonly on: 'insert' | 'insert-unless-given' | 'change';
  value(source: SystemSource): string;
  /** A valid value, for a check that runs before the store fills the field. */
  readonly placeholder: string;
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
export type EntityMembers = { [name: string]: Field<any, any, any> | Group<any> };

type Simplify<T> = { [K in keyof T]: T[K] };
type OptionalKeys<M> = { [K in keyof M]: M[K] extends Field<unknown, 'optional'> ? K : never }[keyof M];
type OmittableKeys<M> = { [K in keyof M]: M[K] extends Field<unknown, 'required'> ? never : K }[keyof M];
type MemberValue<X> =
  X extends Field<infer T, Presence, infer _I> ? T : X extends Group<infer F> ? RecordFrom<F> : never;
type MemberInput<X> =
  X extends Field<infer _T, Presence, infer I> ? I : X extends Group<infer F> ? InputFrom<F> : never;

/** The record that members make. */
export type RecordFrom<M> = Simplify<
  { [K in Exclude<keyof M, OptionalKeys<M>>]: MemberValue<M[K]> } & {
    [K in OptionalKeys<M>]?: MemberValue<M[K]> | undefined;
  }
>;
/** What may be given to make it. */
export type InputFrom<M> = Simplify<
  { [K in Exclude<keyof M, OmittableKeys<M>>]: MemberInput<M[K]> } & {
    [K in OmittableKeys<M>]?: MemberInput<M[K]> | undefined;
  }
>;

/** A field without which the record is refused, with the message for that. */
export function required<T, I>(
  valueType: ValueType<T, I>,
  missing: string,
  words: FieldOptions,
): Field<T, 'required', I> {
  return field('required', valueType, () => valueType.schema, { missing, ...words });
}

/** A field that the store fills: no form, option or import asks for it. */
export function systemField<T, I>(
  valueType: ValueType<T, I>,
  system: SystemFill,
  missing: string,
  words: FieldOptions,
): Field<T, 'required', I> {
  return { ...required(valueType, missing, words), system };
}

/** A field that a record may lack. */
export function optional<T, I>(valueType: ValueType<T, I>, words: FieldOptions): Field<T, 'optional', I> {
  return field('optional', valueType, () => z.optional(valueType.schema), words);
}

/** A field that is always there, with what it is when not given. */
export function defaulted<T, I>(
  valueType: ValueType<T, I>,
  fallback: NoInfer<T>,
  words: FieldOptions,
): Field<T, 'defaulted', I> {
  const schema = () => z._default(valueType.schema, () => structuredClone(fallback) as never);
  return field('defaulted', valueType, schema, { fallback, ...words });
}

/** Optional fields under one name; the name is always there, be it empty. */
export function group<F extends Fields>(title: string, fields: F): Group<F> {
  const schema = lazy(() => z.strictObject(shapeOf(fields)).prefault({}));
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
export function shapeOf(members: EntityMembers): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member.schema]));
}

function field<T, N extends Presence, I>(
  presence: N,
  valueType: ValueType<T, I>,
  make: () => z.ZodType,
  more: FieldOptions & { missing?: string; fallback?: T },
): Field<T, N, I> {
  const schema = lazy(make);
  return {
    is: 'field',
    presence,
    valueType,
    get schema() {
      return schema();
    },
    ...more,
  };
}
