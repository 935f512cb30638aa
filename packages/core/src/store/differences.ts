import { STAMPS } from '../model/stamps.js';

/** What one field was and is, or with a dry run would be; null where there is nothing. */
export interface Difference {
  before: unknown;
  after: unknown;
}

/**
 * The fields in which two states of a record differ, by path: down to those of a group, and of each thing with an id in a
 * list. A record that is new or gone differs in all it has; the stamps are left out.
 */
export function differences(
  before: object | undefined,
  after: object | undefined,
): Record<string, Difference> {
  const found: Record<string, Difference> = {};
  const look = (old: Named, now: Named, above: string) => {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const change = { before: old[name] ?? null, after: now[name] ?? null };
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) continue;
      const inner = bothNamed(change);
      if (inner === undefined) found[above + name] = change;
      else look(...inner, `${above}${name}.`);
    }
  };
  look(withoutStamps(before), withoutStamps(after), '');
  return found;
}

type Named = Record<string, unknown>;

function withoutStamps(record: object = {}): Named {
  const { ...rest } = record as Named;
  for (const stamp of STAMPS) delete rest[stamp];
  return rest;
}

/** Both sides by name, where there are names in them; nothing is a side without any. */
function bothNamed({ before, after }: Difference): [Named, Named] | undefined {
  const old = before === null ? {} : byName(before);
  const now = after === null ? {} : byName(after);
  return old === undefined || now === undefined ? undefined : [old, now];
}

/** What has names in it: an object, or a list of things with ids. */
function byName(value: unknown): Named | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Named;
  const hasIds = value.every((one) => typeof one === 'object' && one !== null && 'id' in one);
  return hasIds ? Object.fromEntries(value.map((one: { id: unknown }) => [String(one.id), one])) : undefined;
}
