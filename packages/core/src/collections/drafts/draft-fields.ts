import { isPlainObject } from '../../values/plain-object.js';
import { mergeValues } from '../../values/versions/merge-values.js';
import type { DraftField } from './draft.js';

/** The changes of a form or an edit, field by field: those of groups as `group.field`. */
export function leavesOf(changes: object): Map<string, unknown> {
  return new Map(
    Object.entries(changes).flatMap(([name, value]): [string, unknown][] =>
      isPlainObject(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    ),
  );
}

/** Values by path as an edit takes them: groups as objects, null for an empty field. */
export function changesOf(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [path, given] of values) {
    const [name, inner] = path.split('.') as [string, string?];
    const value = given ?? null;
    if (inner === undefined) changes[name] = value;
    else changes[name] = { ...(changes[name] as object | undefined), [inner]: value };
  }
  return changes;
}

/** The value of a record at a path; undefined where it is absent. */
export function fieldAt(record: object, path: string): unknown {
  const [name, inner] = path.split('.') as [string, string?];
  const value = (record as Record<string, unknown>)[name];
  if (inner === undefined) return value;
  return isPlainObject(value) ? value[inner] : undefined;
}

/** Whether two values are the same to a reader: an absent value, null, '' and an empty list are. */
export function isSameField(one: unknown, other: unknown): boolean {
  return JSON.stringify(filled(one)) === JSON.stringify(filled(other));
}

function filled(value: unknown): unknown {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? null : value;
}

/** What becomes of changes to a record that others changed meanwhile. */
interface MergedFields {
  /** What differs from their record, by path: of a field that both changed, the paragraphs or items of both. */
  values: Map<string, unknown>;
  /** The paths that both changed, where that contradicts; `values` has what the draft says. */
  contested: string[];
}

/** Brings changes to a record over what it is now. */
export function mergeFields(fields: readonly DraftField[], record: object): MergedFields {
  const values = new Map<string, unknown>();
  const contested: string[] = [];
  for (const { path, value, before } of fields) {
    const live = fieldAt(record, path);
    const merged = mergeValues(before, value, live);
    if ('isConflict' in merged) contested.push(path);
    const result = 'isConflict' in merged ? value : merged.value;
    if (!isSameField(result, live)) values.set(path, result);
  }
  return { values, contested };
}
