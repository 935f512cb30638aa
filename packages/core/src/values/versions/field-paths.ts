import { isPlainObject } from '../plain-object.js';

/** The value of a record at a path such as `bonuses.welcome`; undefined where it is absent. */
export function valueAt(record: object, path: string): unknown {
  const [name, inner] = path.split('.') as [string, string?];
  const value = (record as Record<string, unknown>)[name];
  if (inner === undefined) return value;
  return isPlainObject(value) ? value[inner] : undefined;
}

/** Sets the value of a record at a path; the other fields of its group stay. */
export function putAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const [name, inner] = path.split('.') as [string, string?];
  if (inner === undefined) record[name] = value;
  else record[name] = { ...(record[name] as object | undefined), [inner]: value };
}

/** Whether two values of a field are the same to a reader: an absent value, null, '' and an empty list are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** The values of a record, or of changes to one, by path. */
export function leavesOf(record: object): Map<string, unknown> {
  return new Map(
    Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
      isPlainObject(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    ),
  );
}

/** Values by path as an edit takes them: groups as objects, null for an empty field. */
export function changesOf(values: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [path, value] of values) putAt(changes, path, value ?? null);
  return changes;
}

/** Several changes as one; of a field that more than one changes, the last counts. */
export function joinChanges(...changes: readonly (object | undefined)[]): Record<string, unknown> {
  return changesOf(changes.flatMap((one) => [...leavesOf(one ?? {})]));
}

/** A record with changes as an edit takes them: null empties a field, the other fields of a group stay. */
export function withChanges(record: object, changes: object): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...record };
  for (const [path, value] of leavesOf(changes)) putAt(changed, path, value ?? undefined);
  return changed;
}

function comparable(value: unknown): unknown {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  return value;
}
