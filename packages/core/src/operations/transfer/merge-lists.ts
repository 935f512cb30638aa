import { requireField } from '../../csv/table.js';
import { type Entity, type FieldPath, getFieldValue, setFieldValue } from '../../model/entity.js';
import { problem } from '../../problem.js';

/** The word for every list of a record. */
const ALL_LISTS = 'all';

/** Completes the changes of a row: to the lists of a record its items are added, and what comes out as it was is left out. */
export type MergeLists = (before: object, changes: Record<string, unknown>) => Record<string, unknown>;

/** Merging for the named lists. Problems: `usage` without updates, and for what is no list. */
export function listMerging(
  entity: Entity,
  { mergeLists, onConflict }: { mergeLists: readonly string[]; onConflict: string },
): MergeLists {
  if (mergeLists.length === 0) return (_before, changes) => changes;
  if (onConflict !== 'update') throw problem('import.merge-without-update');
  const lists = mergeLists.flatMap((name) =>
    name === ALL_LISTS ? entity.fieldPaths.filter(isList) : [requireList(entity, name)],
  );
  return (before, changes) => {
    const merged = { ...changes };
    for (const list of lists) {
      const given = getFieldValue(changes, list);
      const held = (getFieldValue(before, list) ?? []) as unknown[];
      // What is no list is refused with the row.
      if (given !== null && !Array.isArray(given)) continue;
      const all = [...new Set([...held, ...(given ?? [])])];
      setFieldValue(merged, list, all.length === new Set(held).size ? undefined : all);
    }
    return merged;
  };
}

function requireList(entity: Entity, name: string): FieldPath {
  const fieldPath = requireField(entity, name);
  if (!isList(fieldPath)) throw problem('list.not-a-list', { title: entity.title, name });
  return fieldPath;
}

function isList({ path, field: { valueType } }: FieldPath): boolean {
  return path.length === 1 && valueType.name.startsWith('list of ');
}
