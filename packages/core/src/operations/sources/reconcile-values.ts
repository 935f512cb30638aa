import { isEqualValue } from '../../csv/import-rules.js';
import { requireFields } from '../../csv/table.js';
import { type Entity, type FieldPath, getFieldValue, setFieldValue } from '../../model/entity.js';
import type { SourceRecord, ValuesByColumn } from '../../model/source-record.js';
import { isEmptyValue } from '../../values/value-type.js';
import { listsOf } from '../transfer/merge-lists.js';
import type { KnownRows } from './known-rows.js';

/** What becomes of a record by what a row says of it. */
export interface ReconciledValues {
  /** The changes that the source may make. */
  given: Record<string, unknown>;
  /** The columns in which people wrote something else, which stays. */
  kept: string[];
  /** To be kept for the next time. */
  said: ValuesByColumn;
  heldBefore: ValuesByColumn;
}

/** Compares what a source says with what it said last and with what is there. */
export interface ValueReconciliation {
  /**
   * What `changes` leave when people's edits are kept. `said` is all that the row says; `isRepeat` is for a row with the key of an
   * earlier one of the file: it adds, and overrules nothing. `isSecond` is for one about a record that another key of the file
   * was about before: what the source owns is what that one says.
   */
  reconcile(
    before: { id: string },
    row: {
      key: string;
      said: object;
      changes: Record<string, unknown>;
      isRepeat: boolean;
      isSecond: boolean;
    },
    link: Pick<SourceRecord, 'said' | 'heldBefore' | 'filled'>,
  ): ReconciledValues;
  /** What was said, without its lists. */
  withoutLists(said: ValuesByColumn | undefined): ValuesByColumn | undefined;
  /** What a new record's row says, and what the import filled in beside it. */
  first(said: object, record: object): { said: ValuesByColumn; filled: ValuesByColumn | undefined };
  /** The changes that take back the items which this source alone had said, and what it says without its lists. */
  withdraw(
    before: { id: string } | undefined,
    link: Pick<SourceRecord, 'key' | 'said' | 'heldBefore'>,
  ): { changes: Record<string, unknown>; said: ValuesByColumn };
}

/** Texts up to this length are kept as they are, longer ones as their digest, in characters of their JSON. */
const MAX_KEPT_LENGTH = 200;

/** The reconciliation of the values of an entity. Problem: `usage` for a field that is none. */
export function valueReconciliation(
  entity: Entity,
  { owns, mergeLists }: { owns: readonly string[]; mergeLists: readonly string[] },
  known: Pick<KnownRows, 'saidByOthers' | 'heldBeforeOthers'>,
  digest: (text: string) => string,
): ValueReconciliation {
  const added = new Set(listsOf(entity, mergeLists));
  const owned = new Set(requireFields(entity, owns));
  const fields = entity.fieldPaths.filter(
    ({ column, field }) => field.system === undefined && column !== 'slug',
  );
  const lists = fields.filter((fieldPath) => added.has(fieldPath));
  const kept = (value: unknown) => {
    const text = JSON.stringify(value);
    return text !== undefined && text.length > MAX_KEPT_LENGTH ? `digest ${digest(text)}` : value;
  };

  const reconcileList = (
    before: { id: string },
    key: string,
    fieldPath: FieldPath,
    now: readonly unknown[],
    last: readonly unknown[] | undefined,
    heldFirst: readonly unknown[],
    isRepeat: boolean,
  ) => {
    const held = (getFieldValue(before, fieldPath) ?? []) as unknown[];
    const others = known.saidByOthers(before.id, key, fieldPath.column);
    const items = isRepeat ? union(last ?? [], now) : now;
    const isNew = (item: unknown) => last?.includes(item) !== true;
    const heldBeforeOthers = known.heldBeforeOthers(before.id, key, fieldPath.column);
    const wasHeld = (item: unknown) =>
      isNew(item) ? !others.has(item) || heldBeforeOthers.has(item) : heldFirst.includes(item);
    const heldBefore = items.filter((item) => held.includes(item) && wasHeld(item));
    const takenBack = new Set(
      (last ?? []).filter((item) => !items.includes(item) && !others.has(item) && !heldFirst.includes(item)),
    );
    // What people took out stays out, unless the source owns the list.
    const brought = items.filter((item) => isNew(item) || owned.has(fieldPath));
    const all = union(
      held.filter((item) => !takenBack.has(item)),
      brought,
    );
    return { items, heldBefore, all, isSame: isEqualValue(all, held) };
  };

  return {
    withoutLists: (said) => said && withoutColumns(said, lists),
    first(said, record) {
      const [fromRow, filled]: [ValuesByColumn, ValuesByColumn] = [{}, {}];
      for (const fieldPath of fields) {
        const { column } = fieldPath;
        const value = getFieldValue(said, fieldPath);
        const written = getFieldValue(record, fieldPath);
        if (value !== undefined) fromRow[column] = added.has(fieldPath) ? value : kept(value);
        else if (!isUntouched(fieldPath, written)) filled[column] = kept(written);
      }
      return { said: fromRow, filled: Object.keys(filled).length > 0 ? filled : undefined };
    },
    reconcile(before, { key, said: saidNow, changes, isRepeat, isSecond }, link) {
      const given = { ...changes };
      const keptColumns: string[] = [];
      const said: ValuesByColumn = { ...link.said };
      const heldBefore: ValuesByColumn = { ...link.heldBefore };
      for (const fieldPath of fields) {
        const { column } = fieldPath;
        const isEmptied = getFieldValue(changes, fieldPath) === null;
        const now = isEmptied ? null : getFieldValue(saidNow, fieldPath);
        if (now === undefined) continue;
        const last = said[column];
        // What is no list is refused with its row.
        if (added.has(fieldPath) && now !== null && !Array.isArray(now)) continue;
        if (added.has(fieldPath)) {
          const list = reconcileList(
            before,
            key,
            fieldPath,
            (now ?? []) as unknown[],
            last as unknown[] | undefined,
            (heldBefore[column] ?? []) as unknown[],
            isRepeat,
          );
          setFieldValue(given, fieldPath, list.isSame ? undefined : list.all);
          said[column] = list.items;
          if (list.heldBefore.length > 0) heldBefore[column] = list.heldBefore;
          else delete heldBefore[column];
          continue;
        }
        const held = getFieldValue(before, fieldPath);
        const agrees = isEqualValue(held ?? null, now);
        if (isRepeat && last !== undefined) {
          setFieldValue(given, fieldPath, undefined);
          continue;
        }
        const isOfPeople =
          last === undefined
            ? !isUntouched(fieldPath, held) && !isEqualValue(kept(held), link.filled?.[column])
            : !isEqualValue(kept(held ?? null), last);
        said[column] = kept(now);
        const mayChange = owned.has(fieldPath) ? !isSecond || isEmptyValue(held) : !isOfPeople;
        if (mayChange && !agrees && getFieldValue(given, fieldPath) === undefined)
          setFieldValue(given, fieldPath, now);
        if (agrees || mayChange) continue;
        setFieldValue(given, fieldPath, undefined);
        keptColumns.push(column);
      }
      return { given, kept: keptColumns, said, heldBefore };
    },
    withdraw(before, { key, said: saidLast = {}, heldBefore = {} }) {
      const changes: Record<string, unknown> = {};
      for (const fieldPath of lists) {
        const { column } = fieldPath;
        const last = saidLast[column] as unknown[] | undefined;
        if (last === undefined || before === undefined) continue;
        const held = (heldBefore[column] ?? []) as unknown[];
        const { all, isSame } = reconcileList(before, key, fieldPath, [], last, held, false);
        if (!isSame) setFieldValue(changes, fieldPath, all);
      }
      return { changes, said: withoutColumns(saidLast, lists) };
    },
  };
}

function withoutColumns(said: ValuesByColumn, fields: readonly FieldPath[]): ValuesByColumn {
  const left = new Set(fields.map(({ column }) => column));
  return Object.fromEntries(Object.entries(said).filter(([column]) => !left.has(column)));
}

function union(one: readonly unknown[], other: readonly unknown[]): unknown[] {
  return [...new Set([...one, ...other])];
}

/** Whether nobody has written a value: it is empty, or what every new record has. */
function isUntouched({ field }: FieldPath, value: unknown): boolean {
  return isEmptyValue(value) || isEqualValue(value, field.fallback);
}
