import { SYSTEM_FIELDS } from '../model/system-fields.js';

/** The values of one field before and after a change, or with a dry run those that it would have; null where there is nothing. */
export interface FieldDiff {
  before: unknown;
  after: unknown;
}

/**
 * The fields in which two states of a record differ, by path: down to those of a group, and of each thing with an id in a
 * list. A record that is new or gone differs in all it has; the stamps are left out.
 */
export function diffRecords(
  before: object | undefined,
  after: object | undefined,
): Record<string, FieldDiff> {
  const found: Record<string, FieldDiff> = {};
  const look = (old: FieldsByName, now: FieldsByName, above: string) => {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const change = { before: old[name] ?? null, after: now[name] ?? null };
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) continue;
      const inner = nestedFields(change);
      if (inner === undefined) found[above + name] = change;
      else look(...inner, `${above}${name}.`);
    }
  };
  look(withoutSystemFields(before), withoutSystemFields(after), '');
  return found;
}

type FieldsByName = Record<string, unknown>;

function withoutSystemFields(record: object = {}): FieldsByName {
  const { ...rest } = record as FieldsByName;
  for (const stamp of SYSTEM_FIELDS) delete rest[stamp];
  return rest;
}

/** Both sides by name, where there are names in them; nothing is a side without any. */
function nestedFields({ before, after }: FieldDiff): [FieldsByName, FieldsByName] | undefined {
  const old = before === null ? {} : fieldsByName(before);
  const now = after === null ? {} : fieldsByName(after);
  return old === undefined || now === undefined ? undefined : [old, now];
}

/** What has names in it: an object, or a list of things with ids. */
function fieldsByName(value: unknown): FieldsByName | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as FieldsByName;
  const hasIds = value.every((one) => typeof one === 'object' && one !== null && 'id' in one);
  return hasIds ? Object.fromEntries(value.map((one: { id: unknown }) => [String(one.id), one])) : undefined;
}
