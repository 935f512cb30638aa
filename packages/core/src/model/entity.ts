import * as z from 'zod';
import { once } from '../once.js';
import type { Issue } from '../problem.js';
import { SEEN } from '../values/text.js';
import {
  type Field,
  type Fields,
  type Group,
  type InputWith,
  type Members,
  type RecordWith,
  shapeOf,
} from './field.js';
import { nearest } from './nearest.js';

/** One field with its place in the record and its names elsewhere. */
export interface Leaf {
  /** Where it stands in the record: `['bonuses', 'welcome']`. */
  readonly path: readonly [string] | readonly [string, string];
  /** Its column in CSV files. */
  readonly column: string;
  readonly field: Field;
  readonly isPublic: boolean;
}

/** What is wrong with a candidate, or the record it makes. */
export type Check<T> = { value: T } | { issues: Issue[] };

/** A kind of record: its fields once, and from them schema, columns, options, public part and checks. */
export interface Entity<T = unknown, I = unknown, P = unknown> {
  /** One of them: `casino`. */
  readonly name: string;
  /** Its collection: `casinos`. */
  readonly plural: string;
  /** How people are told of one: `Casino`. */
  readonly title: string;
  readonly schema: z.ZodType<T, I>;
  readonly leaves: readonly Leaf[];
  /** Checks and completes a candidate. */
  check(candidate: unknown): Check<T>;
  /**
   * Completes a record from values that their kinds have read already, one a leaf in the order of `leaves`, undefined
   * where there is none; checks only what lacks and what several fields say together. What it makes is what `check` makes.
   */
  assemble(values: readonly unknown[]): Check<T>;
  /** The part that visitors may see, by the allow-list that the public fields are. */
  project(record: T): P;
  /** Finds a field by its path, column or option. */
  leaf(name: string): Leaf | undefined;
}

/** The record of an entity. */
export type RecordOf<E> = E extends Entity<infer T, infer _I, infer _P> ? T : never;
/** What makes a record of an entity: required fields, and any others. */
export type InputOf<E> = E extends Entity<infer _T, infer I, infer _P> ? I : never;
/** The public part of an entity's record. */
export type PublicOf<E> = E extends Entity<infer _T, infer _I, infer P> ? P : never;

/** What an entity is made of; a field is public when it stands under `public`, and nowhere else. */
export interface EntityParts<A extends Members, B extends Members> {
  name: string;
  plural: string;
  title: string;
  public: A;
  private: B;
  /** What several fields say together; returns what is wrong. */
  together?: (record: RecordWith<A> & RecordWith<B>) => Issue[];
}

/** Declares a kind of record. */
export function entity<A extends Members, B extends Members>(
  parts: EntityParts<A, B>,
): Entity<RecordWith<A> & RecordWith<B>, InputWith<A> & InputWith<B>, RecordWith<A>> {
  const leaves = [...leavesOf(parts.public, true), ...leavesOf(parts.private, false)];
  const schema = once(() => z.strictObject({ ...shapeOf(parts.public), ...shapeOf(parts.private) }));
  const publicNames = Object.keys(parts.public);
  const steps = leaves.map(({ path: [name, inner], field }) => {
    return { name, inner, field };
  });
  const byName = new Map<string, Leaf>();
  for (const leaf of leaves) {
    for (const name of [leaf.path.join('.'), leaf.column, optionOf(leaf)])
      byName.set(name.toLowerCase(), leaf);
  }

  return {
    name: parts.name,
    plural: parts.plural,
    title: parts.title,
    get schema() {
      return schema() as never;
    },
    leaves,
    check(candidate) {
      const parsed = schema().safeParse(candidate);
      const missing = parsed.success
        ? missingIssues(leaves, parsed.data)
        : missingIssues(leaves, candidate, asRead);
      if (!parsed.success) {
        const already = new Set(missing.map((issue) => issue.path));
        const others = parsed.error.issues.flatMap((issue) =>
          wordIssue(issue, candidate, parts.title, leaves),
        );
        return { issues: [...missing, ...others.filter((issue) => !already.has(issue.path))] };
      }
      const issues = [...missing, ...(parts.together?.(parsed.data as never) ?? [])];
      return issues.length > 0 ? { issues } : { value: parsed.data as never };
    },
    assemble(values) {
      const issues: Issue[] = [];
      const record: Record<string, unknown> = {};
      for (let i = 0; i < steps.length; i++) {
        const { name, inner, field } = steps[i] as (typeof steps)[number];
        const value = values[i] === undefined ? copyOf(field.fallback) : values[i];
        if (inner !== undefined) {
          record[name] ??= {};
          const owner = record[name] as Record<string, unknown>;
          if (value !== undefined) owner[inner] = value;
        } else if (field.missing !== undefined && isBlank(field, value)) {
          issues.push({ path: name, message: field.missing });
        } else if (value !== undefined) record[name] = value;
      }
      if (issues.length === 0) issues.push(...(parts.together?.(record as never) ?? []));
      return issues.length > 0 ? { issues } : { value: record as never };
    },
    project(record) {
      const shown: Record<string, unknown> = {};
      for (const name of publicNames) {
        const value = (record as Record<string, unknown>)[name];
        if (value !== undefined) shown[name] = value;
      }
      return shown as never;
    },
    leaf: (name) => byName.get(name.toLowerCase()),
  };
}

/** The command-line option of a field: its column, hyphenated. */
export function optionOf(leaf: Pick<Leaf, 'column'>): string {
  return leaf.column.replace(/[A-Z]+/g, (run) => `-${run.toLowerCase()}`);
}

/** The value at a leaf's place in a record. */
export function valueAt(record: object, { path }: Pick<Leaf, 'path'>): unknown {
  const first = (record as Record<string, unknown>)[path[0]];
  return path.length === 1 ? first : (first as Record<string, unknown> | undefined)?.[path[1]];
}

/** Puts a value at a leaf's place; undefined takes it away. */
export function putAt(record: Record<string, unknown>, { path }: Pick<Leaf, 'path'>, value: unknown): void {
  let owner = record;
  if (path.length === 2) {
    owner = { ...(record[path[0]] as Record<string, unknown> | undefined) };
    record[path[0]] = owner;
  }
  const name = path.at(-1) as string;
  if (value === undefined) delete owner[name];
  else owner[name] = value;
}

/** What stands at a path in anything at all. */
export function heldAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (held, step) => (held as Record<PropertyKey, unknown> | undefined | null)?.[step],
    whole,
  );
}

/** A fault as a sentence: messages that begin with `must` follow the field's title, others stand alone. */
export function sentence(title: string, fault: string): string {
  return /^must\b/.test(fault) ? `${title} ${fault}` : fault;
}

function copyOf(fallback: unknown): unknown {
  if (typeof fallback !== 'object') return fallback;
  return Array.isArray(fallback) ? [...fallback] : structuredClone(fallback);
}

function leavesOf(members: Members, isPublic: boolean): Leaf[] {
  return Object.entries(members).flatMap(([name, member]): Leaf[] =>
    member.is === 'field'
      ? [{ path: [name], column: member.column ?? name, field: member, isPublic }]
      : Object.entries((member as Group<Fields>).fields).map(([inner, field]) => ({
          path: [name, inner],
          column: field.column ?? inner,
          field,
          isPublic,
        })),
  );
}

/** What lacks; `seen` makes of a given value what would be kept of it, for HTML may be all forbidden. */
function missingIssues(
  leaves: readonly Leaf[],
  candidate: unknown,
  seen: (field: Field, given: unknown) => unknown = (_field, given) => given,
): Issue[] {
  if (typeof candidate !== 'object' || candidate === null) return [];
  return leaves.flatMap((leaf) => {
    const { missing } = leaf.field;
    if (missing === undefined || !isBlank(leaf.field, seen(leaf.field, valueAt(candidate, leaf)))) return [];
    return [{ path: leaf.path.join('.'), message: missing }];
  });
}

function asRead({ kind }: Field, given: unknown): unknown {
  const read = kind.isBlank === undefined ? undefined : kind.schema.safeParse(given);
  return read?.success ? read.data : given;
}

function isBlank({ kind }: Field, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && (!SEEN.test(value) || kind.isBlank?.(value) === true);
}

/** Whether a number was meant and stands in quotes. */
function isNumberAsText(leaf: Leaf | undefined, value: unknown): boolean {
  if (leaf === undefined || typeof value !== 'string') return false;
  const reading = leaf.field.kind.read(value.trim());
  return 'value' in reading && typeof reading.value === 'number';
}

function wordIssue(
  issue: z.core.$ZodIssue,
  candidate: unknown,
  title: string,
  leaves: readonly Leaf[],
): Issue[] {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = place === '' ? key : `${place}.${key}`;
      const close = nearest(
        path,
        leaves.map((leaf) => leaf.path.join('.')),
      );
      const hint = close === undefined ? '' : ` (did you mean '${close}'?)`;
      return { path, message: `${title} has no field '${path}'${hint}` };
    });
  }
  const leaf = leaves.find(({ path }) => path.every((step, i) => issue.path[i] === step));
  const value = heldAt(candidate, issue.path);
  const given = typeof value === 'string' || typeof value === 'number' ? { value: String(value) } : {};
  const fault = isNumberAsText(leaf, value) ? `must be a number, not the text '${value}'` : issue.message;
  return [{ path: place, message: sentence(leaf?.field.title ?? (place || title), fault), ...given }];
}
