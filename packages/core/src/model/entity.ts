import * as z from 'zod';
import type { Issue } from '../diagnostics/issue.js';
import { lazy } from '../lazy.js';
import { VISIBLE_CHARACTER } from '../values/text/text-characters.js';
import { closestMatch } from './closest-match.js';
import {
  cloneFallback,
  defaultsFiller,
  type EntityMembers,
  type Field,
  type Fields,
  type Group,
  type InputFrom,
  type RecordFrom,
  type SystemFill,
  shapeOf,
} from './field.js';

/** A field with its path in the record and its CSV column. */
export interface FieldPath {
  /** The path in the record, such as `['bonuses', 'welcome']`. */
  readonly path: readonly [string] | readonly [string, string];
  readonly column: string;
  readonly field: Field;
  readonly isPublic: boolean;
  /** The title of the group that the field is in. */
  readonly group?: string;
}

/** The validated record, or what is wrong with the candidate. */
export type CheckResult<T> = { value: T } | { issues: Issue[] };

/** A record type: declares its fields once, and derives schema, columns, options, public fields and validation. */
export interface Entity<T = unknown, I = unknown, P = unknown> {
  /** Singular, such as `casino`. */
  readonly name: string;
  /** Of several, such as `casinos`. */
  readonly plural: string;
  /** The name of its collection, in addresses and commands: the plural with hyphens. */
  readonly collection: string;
  /** For messages, such as `Casino`. */
  readonly title: string;
  readonly schema: z.ZodType<T, I>;
  readonly fieldPaths: readonly FieldPath[];
  /** Validates a candidate and fills in defaults. */
  check(candidate: unknown): CheckResult<T>;
  /** As `check()` of a valid record with other values in some fields: only those are validated, and `validateRecord`. */
  checkEdit(before: T, edited: Record<string, unknown>): CheckResult<T>;
  /**
   * Like `check()`, but for values that are parsed already, in the order of `fieldPaths`: checks only required fields
   * and `validateRecord`.
   */
  fromParsed(values: readonly unknown[]): CheckResult<T>;
  /** Gives a stored record the defaults of fields that it lacks, since an earlier version wrote it. */
  fillDefaults(record: Record<string, unknown>): void;
  /** The public fields of a record; an allow-list, so new private fields stay private. */
  toPublic(record: T): P;
  /** Finds a field by path, column or option. */
  findField(name: string): FieldPath | undefined;
}

/** The record type of an entity. */
export type RecordOf<E> = E extends Entity<infer T, infer _I, infer _P> ? T : never;
/** The input type of an entity: its required fields, and any others. */
export type InputOf<E> = E extends Entity<infer _T, infer I, infer _P> ? I : never;
/** The public part of an entity's record. */
export type PublicOf<E> = E extends Entity<infer _T, infer _I, infer P> ? P : never;

/** The declaration of an entity; only fields under `public` are public. */
interface EntityDefinition<A extends EntityMembers, B extends EntityMembers> {
  name: string;
  plural: string;
  title: string;
  public: A;
  private: B;
  /** Validates rules that span several fields. */
  validateRecord?: (record: RecordFrom<A> & RecordFrom<B>) => Issue[];
}

/** Declares a record type. */
export function entity<A extends EntityMembers, B extends EntityMembers>(
  definition: EntityDefinition<A, B>,
): Entity<RecordFrom<A> & RecordFrom<B>, InputFrom<A> & InputFrom<B>, RecordFrom<A>> {
  const fieldPaths = [...fieldPathsOf(definition.public, true), ...fieldPathsOf(definition.private, false)];
  const schema = lazy(() =>
    z.strictObject({ ...shapeOf(definition.public), ...shapeOf(definition.private) }),
  );
  const fieldSchemas = lazy(() => Object.entries(schema().shape) as [name: string, schema: z.ZodType][]);
  const requiredPaths = fieldPaths.filter(({ field }) => field.missing !== undefined && !field.isAsked);
  const publicNames = Object.keys(definition.public);
  const steps = fieldPaths.map(({ path: [name, inner], field }) => ({ name, inner, field }));
  const byName = new Map<string, FieldPath>();
  for (const fieldPath of fieldPaths) {
    for (const name of [fieldPath.path.join('.'), fieldPath.column, cliOptionOf(fieldPath)])
      byName.set(name.toLowerCase(), fieldPath);
  }

  type T = RecordFrom<A> & RecordFrom<B>;
  const checkParsed = (record: unknown): CheckResult<T> => {
    const issues = [
      ...missingIssues(requiredPaths, record),
      ...(definition.validateRecord?.(record as never) ?? []),
    ];
    return issues.length > 0 ? { issues } : { value: record as T };
  };
  const check = (candidate: unknown): CheckResult<T> => {
    const parsed = schema().safeParse(candidate);
    if (parsed.success) return checkParsed(parsed.data);
    const missing = missingIssues(requiredPaths, candidate, parsedOrGiven);
    const already = new Set(missing.map((issue) => issue.path));
    const others = parsed.error.issues.flatMap((issue) =>
      describeIssue(issue, candidate, definition.title, fieldPaths),
    );
    return { issues: [...missing, ...others.filter((issue) => !already.has(issue.path))] };
  };

  return {
    name: definition.name,
    plural: definition.plural,
    collection: definition.plural.replaceAll(' ', '-'),
    title: definition.title,
    get schema() {
      return schema() as never;
    },
    fieldPaths,
    check,
    checkEdit(before, edited) {
      const { shape } = schema();
      // Only the whole check says what is wrong.
      if (Object.keys(edited).some((name) => !Object.hasOwn(shape, name))) return check(edited);
      const record: Record<string, unknown> = {};
      for (const [name, fieldSchema] of fieldSchemas()) {
        const given = edited[name];
        if (given !== undefined && given === (before as Record<string, unknown>)[name]) {
          record[name] = given;
          continue;
        }
        const parsed = fieldSchema.safeParse(given);
        if (!parsed.success) return check(edited);
        if (parsed.data !== undefined) record[name] = parsed.data;
      }
      return checkParsed(record);
    },
    fromParsed(values) {
      const issues: Issue[] = [];
      const record: Record<string, unknown> = {};
      for (let i = 0; i < steps.length; i++) {
        const { name, inner, field } = steps[i] as (typeof steps)[number];
        const value = values[i] === undefined ? cloneFallback(field.fallback) : values[i];
        if (inner !== undefined) {
          record[name] ??= {};
          const owner = record[name] as Record<string, unknown>;
          if (value !== undefined) owner[inner] = value;
        } else if (field.missing !== undefined && !field.isAsked && isBlank(field, value)) {
          issues.push({ path: name, message: field.missing });
        } else if (value !== undefined) record[name] = value;
      }
      if (issues.length === 0) issues.push(...(definition.validateRecord?.(record as never) ?? []));
      return issues.length > 0 ? { issues } : { value: record as never };
    },
    fillDefaults: defaultsFiller(fieldPaths),
    toPublic(record) {
      const shown: [name: string, value: unknown][] = [];
      for (const name of publicNames) {
        const value = (record as Record<string, unknown>)[name];
        if (value !== undefined) shown.push([name, value]);
      }
      // An object that is filled name by name becomes a dictionary, which takes a kilobyte and more of a casino.
      return Object.fromEntries(shown) as never;
    },
    findField: (name) => byName.get(name.toLowerCase()),
  };
}

type FieldOwner = Pick<Entity, 'fieldPaths'>;
/** A field that the store fills. */
type SystemFieldPath = FieldPath & { readonly field: { readonly system: SystemFill } };

/** The fields that the store fills. */
export function systemFields({ fieldPaths }: FieldOwner): SystemFieldPath[] {
  return fieldPaths.filter((fieldPath): fieldPath is SystemFieldPath => fieldPath.field.system !== undefined);
}

/** The fields that people fill. */
export function editableFields({ fieldPaths }: FieldOwner): FieldPath[] {
  return fieldPaths.filter(({ field }) => field.system === undefined);
}

/** The command-line option of a field: its column in kebab case. */
export function cliOptionOf(fieldPath: Pick<FieldPath, 'column'>): string {
  return fieldPath.column.replace(/[A-Z]+/g, (run) => `-${run.toLowerCase()}`);
}

/** Reads a field from a record. */
export function getFieldValue(record: object, { path }: Pick<FieldPath, 'path'>): unknown {
  const first = (record as Record<string, unknown>)[path[0]];
  return path.length === 1 ? first : (first as Record<string, unknown> | undefined)?.[path[1]];
}

/** Writes a field of a record; undefined removes it. */
export function setFieldValue(
  record: Record<string, unknown>,
  { path }: Pick<FieldPath, 'path'>,
  value: unknown,
): void {
  let owner = record;
  if (path.length === 2) {
    owner = { ...(record[path[0]] as Record<string, unknown> | undefined) };
    record[path[0]] = owner;
  }
  const name = path.at(-1) as string;
  if (value === undefined) delete owner[name];
  else owner[name] = value;
}

/** The value at a path in an arbitrary value. */
export function valueAtPath(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (held, step) => (held as Record<PropertyKey, unknown> | undefined | null)?.[step],
    whole,
  );
}

/** Makes a sentence of a fault: one that begins with `must` follows the field's title, others stand alone. */
export function issueSentence(title: string, fault: string): string {
  return /^must\b/.test(fault) ? `${title} ${fault}` : fault;
}

function fieldPathsOf(members: EntityMembers, isPublic: boolean): FieldPath[] {
  return Object.entries(members).flatMap(([name, member]): FieldPath[] =>
    member.is === 'field'
      ? [{ path: [name], column: member.column ?? name, field: member, isPublic }]
      : Object.entries((member as Group<Fields>).fields).map(([inner, field]) => ({
          path: [name, inner],
          column: field.column ?? inner,
          field,
          isPublic,
          group: member.title,
        })),
  );
}

/** Reports which of the required fields are missing. `toStored` returns what would be stored of a value: sanitizing HTML may leave nothing. */
export function missingIssues(
  requiredPaths: readonly FieldPath[],
  candidate: unknown,
  toStored: (field: Field, given: unknown) => unknown = (_field, given) => given,
): Issue[] {
  if (typeof candidate !== 'object' || candidate === null) return [];
  return requiredPaths.flatMap((fieldPath) => {
    const { field, path } = fieldPath;
    const isMissing = isBlank(field, toStored(field, getFieldValue(candidate, fieldPath)));
    return isMissing ? [{ path: path.join('.'), message: field.missing as string }] : [];
  });
}

function parsedOrGiven({ valueType }: Field, given: unknown): unknown {
  const read = valueType.isBlank === undefined ? undefined : valueType.schema.safeParse(given);
  return read?.success ? read.data : given;
}

function isBlank({ valueType }: Field, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && (!VISIBLE_CHARACTER.test(value) || valueType.isBlank?.(value) === true);
}

/** Whether a number field was given a number in quotes. */
function isNumberAsText(fieldPath: FieldPath | undefined, value: unknown): boolean {
  if (fieldPath === undefined || typeof value !== 'string') return false;
  const reading = fieldPath.field.valueType.parse(value.trim());
  return 'value' in reading && typeof reading.value === 'number';
}

function describeIssue(
  issue: z.core.$ZodIssue,
  candidate: unknown,
  title: string,
  fieldPaths: readonly FieldPath[],
): Issue[] {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = place === '' ? key : `${place}.${key}`;
      const known = fieldPaths.map((fieldPath) => fieldPath.path.join('.'));
      const close = closestMatch(path, known);
      const hint = close === undefined ? '' : ` (did you mean '${close}'?)`;
      return { path, message: `${title} has no field '${path}'${hint}` };
    });
  }
  const fieldPath = fieldPaths.find(({ path }) => path.every((step, i) => issue.path[i] === step));
  const value = valueAtPath(candidate, issue.path);
  const given = typeof value === 'string' || typeof value === 'number' ? { value: String(value) } : {};
  const fault = isNumberAsText(fieldPath, value)
    ? `must be a number, not the text '${value}'`
    : issue.message;
  return [
    { path: place, message: issueSentence(fieldPath?.field.title ?? (place || title), fault), ...given },
  ];
}
