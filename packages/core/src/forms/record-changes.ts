import type { FieldDescription } from './field-description.js';

/** A record, or a part of one, as forms read it. */
export type FormRecord = { readonly [name: string]: unknown };

/** The value at a path such as `bonuses.welcome`. */
export function valueAt(record: FormRecord, path: string): unknown {
  const [name, inner] = path.split('.') as [string, string?];
  const value = record[name];
  return inner === undefined ? value : (value as FormRecord | undefined)?.[inner];
}

/** Whether two values of a field are the same to a reader: an absent value, null, '' and an empty list are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** A record of the fields that have a value, with groups as objects. */
export function recordFrom(
  fields: readonly FieldDescription[],
  getValue: (path: string) => unknown,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { path, isSystem } of fields) {
    const value = getValue(path);
    if (!isSystem && value !== undefined && value !== null) put(record, path, value);
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
    if (!isSystem && !isSameValue(valueAt(before, path), value)) put(changes, path, value ?? null);
  }
  return changes;
}

function comparable(value: unknown): unknown {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  return value;
}

function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const [name, inner] = path.split('.') as [string, string?];
  if (inner === undefined) record[name] = value;
  else record[name] = { ...(record[name] as object | undefined), [inner]: value };
}
