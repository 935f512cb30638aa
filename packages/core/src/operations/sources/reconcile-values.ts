import { isEqualValue } from '../../csv/import-rules.js';
import { requireFields } from '../../csv/table.js';
import { type Entity, type FieldPath, getFieldValue, setFieldValue } from '../../model/entity.js';
import type { SourceRecord, ValuesByColumn } from '../../model/source-record.js';
import { isEmptyValue } from '../../values/value-type.js';
import { listsOf } from '../transfer/rows/merge-lists.js';
import type { KnownRows } from './known-rows.js';
import { reconcileList } from './reconcile-lists.js';

/** What becomes of a record by what a row says of it. */
export interface ReconciledValues {
  /** The changes that the source may make. */
  given: Record<string, unknown>;
  /** The columns in which people wrote something else, which stays. */
  kept: string[];
  /** What the source says, to be kept for the next time: where the record follows it, as the record has it then. */
  saidBy(after: object): ValuesByColumn;
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

  /** Whether people wrote what a record has in a field: it is neither what the source said last nor what nobody wrote. */
  const isOfPeople = (fieldPath: FieldPath, held: unknown, last: unknown, filled: unknown) =>
    last === undefined
      ? !isUntouched(fieldPath, held) && !isEqualValue(kept(held), filled)
      : !isEqualValue(kept(held ?? null), last);

  return {
    withoutLists: (said) => said && withoutColumns(said, lists),
    first(said, record) {
      const [fromRow, filled]: [ValuesByColumn, ValuesByColumn] = [{}, {}];
      for (const fieldPath of fields) {
        const { column } = fieldPath;
        const value = getFieldValue(said, fieldPath);
        const written = getFieldValue(record, fieldPath);
        if (value !== undefined) fromRow[column] = added.has(fieldPath) ? value : kept(written ?? null);
        else if (!isUntouched(fieldPath, written)) filled[column] = kept(written);
      }
      return { said: fromRow, filled: Object.keys(filled).length > 0 ? filled : undefined };
    },
    reconcile(before, { key, said: saidNow, changes, isRepeat, isSecond }, link) {
      const given = { ...changes };
      const keptColumns: string[] = [];
      const followed: FieldPath[] = [];
      const said: ValuesByColumn = { ...link.said };
      const heldBefore: ValuesByColumn = { ...link.heldBefore };

      const addItems = (fieldPath: FieldPath, now: readonly unknown[]) => {
        const { column } = fieldPath;
        const list = reconcileList(
          before,
          {
            ...{ fieldPath, key, now, isRepeat, isOwned: owned.has(fieldPath) },
            last: said[column] as unknown[] | undefined,
            heldFirst: (heldBefore[column] ?? []) as unknown[],
          },
          known,
        );
        setFieldValue(given, fieldPath, list.isSame ? undefined : list.all);
        said[column] = list.items;
        if (list.heldBefore.length > 0) heldBefore[column] = list.heldBefore;
        else delete heldBefore[column];
      };

      const followValue = (fieldPath: FieldPath, now: unknown) => {
        const { column } = fieldPath;
        const last = said[column];
        if (isRepeat && last !== undefined) return setFieldValue(given, fieldPath, undefined);
        const held = getFieldValue(before, fieldPath);
        const agrees = isEqualValue(held ?? null, now);
        const mayChange = owned.has(fieldPath)
          ? !isSecond || isEmptyValue(held)
          : !isOfPeople(fieldPath, held, last, link.filled?.[column]);
        said[column] = kept(now);
        if (mayChange) followed.push(fieldPath);
        if (agrees) return;
        if (!mayChange) {
          setFieldValue(given, fieldPath, undefined);
          keptColumns.push(column);
        } else if (getFieldValue(given, fieldPath) === undefined) setFieldValue(given, fieldPath, now);
      };

      for (const fieldPath of fields) {
        const isEmptied = getFieldValue(changes, fieldPath) === null;
        const now = isEmptied ? null : getFieldValue(saidNow, fieldPath);
        if (now === undefined) continue;
        if (!added.has(fieldPath)) followValue(fieldPath, now);
        // What is no list is refused with its row.
        else if (now === null || Array.isArray(now)) addItems(fieldPath, now ?? []);
      }
      const saidBy = (after: object) => {
        const written = followed.map((fieldPath) => [
          fieldPath.column,
          kept(getFieldValue(after, fieldPath) ?? null),
        ]);
        return { ...said, ...Object.fromEntries(written) };
      };
      return { given, kept: keptColumns, saidBy, heldBefore };
    },
    withdraw(before, { key, said: saidLast = {}, heldBefore = {} }) {
      const changes: Record<string, unknown> = {};
      for (const fieldPath of lists) {
        const { column } = fieldPath;
        const last = saidLast[column] as unknown[] | undefined;
        if (last === undefined || before === undefined) continue;
        const heldFirst = (heldBefore[column] ?? []) as unknown[];
        const { all, isSame } = reconcileList(
          before,
          { fieldPath, key, now: [], last, heldFirst, isRepeat: false, isOwned: owned.has(fieldPath) },
          known,
        );
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

/** Whether nobody has written a value: it is empty, or what every new record has. */
function isUntouched({ field }: FieldPath, value: unknown): boolean {
  return isEmptyValue(value) || isEqualValue(value, field.fallback);
}
