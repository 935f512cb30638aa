import { isSameValue, putAt, valueAt } from '../values/versions/field-paths.js';
import type { FieldDescription } from './field-description.js';

/** A record, or a part of one, as forms read it. */
export type FormRecord = { readonly [name: string]: unknown };

/** A record of the fields that have a value, with groups as objects. */
export function recordFrom(
  fields: readonly FieldDescription[],
  getValue: (path: string) => unknown,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { path, isSystem } of fields) {
    const value = getValue(path);
    if (!isSystem && value !== undefined && value !== null) putAt(record, path, value);
  }
  return record;
}

/** The fields whose values differ from those of a record; null empties one. What the core's `edit` operations take. */
export function changesFrom(
  fields: readonly FieldDescription[],
  before: FormRecord,
  getValue: (path: string) => unknown,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const { path, isSystem } of fields) {
    const value = getValue(path);
    if (!isSystem && !isSameValue(valueAt(before, path), value)) putAt(changes, path, value ?? null);
  }
  return changes;
}
