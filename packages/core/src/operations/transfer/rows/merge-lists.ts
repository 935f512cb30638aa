import type { ColumnDefault } from '../../../csv/import-rules.js';
import { requireField } from '../../../csv/table.js';
import { type Entity, type FieldPath, getFieldValue, setFieldValue } from '../../../model/entity.js';
import { problem } from '../../../problem.js';
import { isListType } from '../../../values/list.js';
import { type Warning, warning } from '../../../warning.js';

/** The word for every list of a record. */
const ALL_LISTS = 'all';

/** Merges the lists of rows into those of records. */
export interface ListMerging {
  /**
   * Completes the changes of a row: to the lists of a record its items are added, or where what is `givenFor` a list is
   * blank those of the default. What comes out as it was is left out. `defaultsUsed` collects the columns that took their default.
   */
  merge(
    before: object,
    changes: Record<string, unknown>,
    givenFor: (list: FieldPath) => unknown,
    defaultsUsed: string[],
  ): Record<string, unknown>;
  /** Warns of defaults that records did not take since their lists are merged without being named. */
  warnings(): Warning[];
}

/** Merging for the named lists, with the defaults that are given for them. Problems: `usage` without updates, and for what is no list. */
export function listMerging(
  entity: Entity,
  { mergeLists, onConflict }: { mergeLists: readonly string[]; onConflict: string },
  defaults: readonly ColumnDefault[] = [],
): ListMerging {
  if (mergeLists.length === 0) return { merge: (_before, changes) => changes, warnings: () => [] };
  if (onConflict !== 'update') throw problem('import.merge-without-update');
  const named = listsOf(
    entity,
    mergeLists.filter((name) => name !== ALL_LISTS),
  );
  const lists = listsOf(entity, mergeLists);
  const defaultItems = new Map(
    defaults.flatMap(({ column, value, isExplicit }) =>
      isExplicit && Array.isArray(value) ? [[column, value as unknown[]]] : [],
    ),
  );
  const others = entity.fieldPaths.filter(
    (list) => isList(list) && defaultItems.has(list.column) && !lists.includes(list),
  );
  const withoutDefault = new Map<string, number>();
  const countWithoutDefault = ({ column }: FieldPath) =>
    withoutDefault.set(column, (withoutDefault.get(column) ?? 0) + 1);

  return {
    merge(before, changes, givenFor, defaultsUsed) {
      const merged = { ...changes };
      for (const list of others) {
        const held = (getFieldValue(before, list) ?? []) as unknown[];
        const isLacking = defaultItems.get(list.column)?.some((item) => !held.includes(item)) === true;
        if (isLacking && isBlank(givenFor(list))) countWithoutDefault(list);
      }
      for (const list of lists) {
        const given = getFieldValue(changes, list);
        const held = (getFieldValue(before, list) ?? []) as unknown[];
        // What is no list is refused with the row.
        if (given != null && !Array.isArray(given)) continue;
        const items = given ?? (isBlank(givenFor(list)) ? defaultItems.get(list.column) : undefined) ?? [];
        const all = [...new Set([...held, ...items])];
        const isSame = all.length === new Set(held).size;
        if (given == null && !isSame && !named.includes(list)) {
          // A default for every list may only fill what new records need.
          countWithoutDefault(list);
          setFieldValue(merged, list, undefined);
          continue;
        }
        if (given == null && !isSame) defaultsUsed.push(list.column);
        setFieldValue(merged, list, isSame ? undefined : all);
      }
      return merged;
    },
    warnings: () =>
      [...withoutDefault].map(([column, count]) =>
        warning('default.for-new-ones', { column, count, plural: entity.plural }),
      ),
  };
}

/** The lists of these names, or every one. Problem: `usage` for what is no list. */
export function listsOf(entity: Entity, names: readonly string[]): FieldPath[] {
  const named = names.filter((name) => name !== ALL_LISTS).map((name) => requireList(entity, name));
  return names.includes(ALL_LISTS) ? entity.fieldPaths.filter(isList) : named;
}

function isBlank(given: unknown): boolean {
  return given == null || (typeof given === 'string' && given.trim() === '');
}

function requireList(entity: Entity, name: string): FieldPath {
  const fieldPath = requireField(entity, name);
  if (!isList(fieldPath)) throw problem('list.not-a-list', { title: entity.title, name });
  return fieldPath;
}

function isList({ path, field: { valueType } }: FieldPath): boolean {
  return path.length === 1 && isListType(valueType);
}
