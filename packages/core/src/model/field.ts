import * as z from 'zod';
import type { LimitUnit } from '../labels/public/filters.js';
import { lazy } from '../lazy.js';
import type { ValueType } from '../values/value-type.js';

/** The options of a field. */
interface FieldOptions {
  /** The label, and the subject of its error messages. */
  title: string;
  /** The CSV column and, in kebab case, the command-line option; defaults to the field's name. */
  column?: string;
  /** Other names of the column, with which files of others come. */
  aliases?: readonly string[];
  /** Aliases of another field which are of this one where all cells of the column pass, such as a license that names who gave it. */
  cellAliases?: { names: readonly string[]; passes(text: string): boolean };
  /** The form tab that contains the field. */
  tab?: string;
  /** One sentence for forms and `--help`. */
  help?: string;
  /** Where the review of a casino shows the field. */
  onReview?: ReviewSection | readonly ReviewSection[];
  /** The title among the scores and the numbers of games of a review, where the section says the rest. */
  shortTitle?: string;
  /** How visitors filter casinos by the field: the word of the filter in addresses, or limits of a number. */
  filter?: string | LimitFilter;
}

/** A list of facts on the review of a casino; the scores of `breakdown` and the `gameCounts` are numbers. */
export type ReviewSection = 'tiles' | 'breakdown' | 'information' | 'gameCounts' | 'bonuses' | 'payments';

/** A filter by a number: visitors choose one of the steps. */
interface LimitFilter {
  /** Its word in addresses. */
  name: string;
  unit: LimitUnit;
  steps: readonly number[];
}

/** Whether a field is required, may be absent, or has a default. */
type Presence = 'required' | 'optional' | 'defaulted';

/** A field of an entity; `I` is the type of its input. */
export interface Field<T = unknown, N extends Presence = Presence, I = unknown> extends FieldOptions {
  readonly is: 'field';
  readonly presence: N;
  readonly valueType: ValueType<T, I>;
  readonly schema: z.ZodType;
  /** The message for a missing or blank required value. */
  readonly missing?: string;
  /** True where stored records may lack the value; operations ask for it. */
  readonly isAsked?: true;
  /** The default value. */
  readonly fallback?: T;
  /** How the store fills the field; absent where people do. */
  readonly system?: SystemFill;
}

/** The sources of system fields, which the store fills. */
interface SystemSource {
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

/** Optional fields grouped under one name, such as `bonuses.welcome`. */
export interface Group<F extends Fields = Fields> {
  readonly is: 'group';
  readonly title: string;
  readonly fields: F;
  readonly schema: z.ZodType;
}

/** Fields by name. */
// biome-ignore lint/suspicious/noExplicitAny: fields of every kind stand side by side
export type Fields = { [name: string]: Field<any, any, any> };

/** Fields and groups of an entity, by name. */
// biome-ignore lint/suspicious/noExplicitAny: fields of every kind stand side by side
export type EntityMembers = { [name: string]: Field<any, any, any> | Group<any> };

type Simplify<T> = { [K in keyof T]: T[K] };
type OptionalKeys<M> = { [K in keyof M]: M[K] extends Field<unknown, 'optional'> ? K : never }[keyof M];
type OmittableKeys<M> = { [K in keyof M]: M[K] extends Field<unknown, 'required'> ? never : K }[keyof M];
type MemberValue<X> =
  X extends Field<infer T, Presence, infer _I> ? T : X extends Group<infer F> ? RecordFrom<F> : never;
type MemberInput<X> =
  X extends Field<infer _T, Presence, infer I> ? I : X extends Group<infer F> ? InputFrom<F> : never;

/** The record type of a set of fields. */
export type RecordFrom<M> = Simplify<
  { [K in Exclude<keyof M, OptionalKeys<M>>]: MemberValue<M[K]> } & {
    [K in OptionalKeys<M>]?: MemberValue<M[K]> | undefined;
  }
>;
/** The input type of a set of fields. */
export type InputFrom<M> = Simplify<
  { [K in Exclude<keyof M, OmittableKeys<M>>]: MemberInput<M[K]> } & {
    [K in OmittableKeys<M>]?: MemberInput<M[K]> | undefined;
  }
>;

/** Declares a required field; `missing` is the message for a blank value. */
export function required<T, I>(
  valueType: ValueType<T, I>,
  missing: string,
  words: FieldOptions,
): Field<T, 'required', I> {
  return field('required', valueType, () => valueType.schema, { missing, ...words });
}

/** A text that people must give, which records of earlier versions may lack: these stay readable. */
export function asked(
  valueType: ValueType<string>,
  missing: string,
  words: FieldOptions,
): Field<string, 'required', string> {
  const schema = () => z._default(valueType.schema, '');
  return field('required', valueType, schema, { missing, isAsked: true, fallback: '', ...words });
}

/** A field that the store fills: no form, option or import asks for it. */
export function systemField<T, I>(
  valueType: ValueType<T, I>,
  system: SystemFill,
  missing: string,
  words: FieldOptions,
): Field<T, 'required', I> {
  return field('required', valueType, () => valueType.schema, { missing, ...words, system });
}

/** Declares a field that may be absent. */
export function optional<T, I>(valueType: ValueType<T, I>, words: FieldOptions): Field<T, 'optional', I> {
  return field('optional', valueType, () => z.optional(valueType.schema), words);
}

/** Declares a field with a default value. */
export function defaulted<T, I>(
  valueType: ValueType<T, I>,
  fallback: NoInfer<T>,
  words: FieldOptions,
): Field<T, 'defaulted', I> {
  const schema = () => z._default(valueType.schema, () => structuredClone(fallback) as never);
  return field('defaulted', valueType, schema, { fallback, ...words });
}

/** Declares a group of optional fields; the group itself is always present, even when empty. */
export function group<F extends Fields>(title: string, fields: F): Group<F> {
  const schema = lazy(() =>
    z
      .strictObject(shapeOf(fields), `must be an object with any of ${Object.keys(fields).join(', ')}`)
      .prefault({}),
  );
  return {
    is: 'group',
    title,
    fields,
    get schema() {
      return schema();
    },
  };
}

/** The schemas of fields and groups, by name. */
export function shapeOf(members: EntityMembers): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member.schema]));
}

function field<T, N extends Presence, I>(
  presence: N,
  valueType: ValueType<T, I>,
  make: () => z.ZodType,
  more: FieldOptions & { missing?: string; fallback?: T; isAsked?: true; system?: SystemFill },
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

/** A field by its path in a record. */
interface DefaultedField {
  readonly path: readonly [string] | readonly [string, string];
  readonly field: { readonly fallback?: unknown };
}

/** Returns a function that gives a record the defaults of fields that it lacks; a group that it lacks is empty. */
export function defaultsFiller(
  fieldPaths: readonly DefaultedField[],
): (record: Record<string, unknown>) => void {
  const defaults = new Map<string, unknown>();
  for (const { path, field } of fieldPaths) {
    const fallback = path.length === 1 ? field.fallback : {};
    if (fallback !== undefined) defaults.set(path[0], fallback);
  }
  return (record) => {
    for (const [name, fallback] of defaults) record[name] ??= cloneFallback(fallback);
  };
}

/** A default of a field, for one record alone. */
export function cloneFallback(fallback: unknown): unknown {
  if (typeof fallback !== 'object') return fallback;
  return Array.isArray(fallback) ? [...fallback] : structuredClone(fallback);
}
