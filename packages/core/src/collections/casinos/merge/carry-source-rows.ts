import { getFieldValue } from '../../../model/entity.js';
import type { SourceRecord, ValuesByColumn } from '../../../model/source-record.js';
import type { ChangeContext } from '../../../operations/define/operation.js';
import { isListType } from '../../../values/list.js';
import { type Casino, casino } from '../casino.js';
import type { MergedFields } from './merged-fields.js';

const LISTS = casino.fieldPaths.filter(({ field }) => isListType(field.valueType));

/**
 * Makes the rows of sources that are about merged casinos rows about the one that stays, so that the next import finds it;
 * says how many. What people had in a list of any of the casinos stays when a source takes its own items back.
 */
export function carrySourceRows(
  { content: { sourceRecords }, now }: Pick<ChangeContext, 'content' | 'now'>,
  casinos: readonly [Casino, ...Casino[]],
  { isTakenFrom }: Pick<MergedFields, 'isTakenFrom'>,
): number {
  const [kept] = casinos;
  const ids = new Set(casinos.map(({ id }) => id));
  const isOfThese = (id: string | undefined) => id !== undefined && ids.has(id);
  const rows = [...sourceRecords.all()].filter((row) => isOfThese(row.record) || isOfThese(row.suggested));
  const heldByPeople = itemsOfPeople(casinos, rows, isTakenFrom);
  let carried = 0;
  for (const row of rows) {
    const after = withoutBlanks({
      ...row,
      ...(isOfThese(row.suggested) ? { suggested: kept.id } : {}),
      ...(isOfThese(row.record) ? rowOfKept(row, kept.id, { heldByPeople, isTakenFrom }) : {}),
    });
    if (JSON.stringify(after) === JSON.stringify(row)) continue;
    sourceRecords.restore({ ...after, updatedAt: now } as SourceRecord);
    if (row.record !== kept.id) carried++;
  }
  return carried;
}

interface MergedLists {
  heldByPeople: ReadonlyMap<string, ReadonlySet<unknown>>;
  isTakenFrom: MergedFields['isTakenFrom'];
}

function rowOfKept(row: SourceRecord, record: string, { heldByPeople, isTakenFrom }: MergedLists) {
  const isTaken = (column: string) => isTakenFrom(column, row.record as string);
  const heldBefore: ValuesByColumn = { ...row.heldBefore };
  for (const { column } of LISTS) {
    const said = row.said?.[column];
    if (!Array.isArray(said)) continue;
    const before = new Set(itemsIn(row.heldBefore, column));
    const held = said.filter((item) => before.has(item) || heldByPeople.get(column)?.has(item));
    if (held.length > 0) heldBefore[column] = held;
  }
  const filled = Object.fromEntries(Object.entries(row.filled ?? {}).filter(([column]) => isTaken(column)));
  const isMarkTaken = Object.keys(row.marked ?? {}).every(isTaken);
  return {
    record,
    heldBefore: Object.keys(heldBefore).length > 0 ? heldBefore : undefined,
    filled: Object.keys(filled).length > 0 ? filled : undefined,
    // What its return would take back was not done to the one that stays.
    marked: isMarkTaken ? row.marked : undefined,
  };
}

/** The items of the lists that are taken which no source said, by column. */
function itemsOfPeople(
  casinos: readonly Casino[],
  rows: readonly SourceRecord[],
  isTakenFrom: MergedFields['isTakenFrom'],
): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>();
  for (const fieldPath of LISTS) {
    const { column } = fieldPath;
    const items = new Set<unknown>();
    for (const one of casinos) {
      if (!isTakenFrom(column, one.id)) continue;
      const own = rows.filter(({ record, state }) => record === one.id && state === 'linked');
      const said = new Set(own.flatMap((row) => itemsIn(row.said, column)));
      const before = new Set(own.flatMap((row) => itemsIn(row.heldBefore, column)));
      for (const item of (getFieldValue(one, fieldPath) ?? []) as unknown[])
        if (!said.has(item) || before.has(item)) items.add(item);
    }
    found.set(column, items);
  }
  return found;
}

/** The items of a list; none where only its digest is kept. */
function itemsIn(values: ValuesByColumn | undefined, column: string): readonly unknown[] {
  const value = values?.[column];
  return Array.isArray(value) ? value : [];
}

function withoutBlanks(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
