import { isPlainObject } from '../../values/plain-object.js';

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
