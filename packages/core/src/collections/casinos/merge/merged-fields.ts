import { isEqualValue } from '../../../csv/import-rules.js';
import { requireField } from '../../../csv/table.js';
import {
  type Entity,
  editableFields,
  type FieldPath,
  getFieldValue,
  setFieldValue,
} from '../../../model/entity.js';
import { problem } from '../../../problem.js';
import { isListType } from '../../../values/list.js';
import { isEmptyValue } from '../../../values/value-type.js';
import { type Casino, casino, PLACEHOLDER_IMAGE } from '../casino.js';

/** Whose value wins where casinos differ and nobody chose: an empty field takes the next one's. */
export const MERGE_PREFERENCES = ['kept', 'other', 'newest', 'fuller'] as const;
/** One of them. */
export type MergePreference = (typeof MERGE_PREFERENCES)[number];

/** A field whose value is chosen by a person: that of the casino with this id. */
export interface FieldChoice {
  field: string;
  casino: Casino;
}

/** A field in which the casinos of a merge differ. */
export interface MergedField {
  /** Its column. */
  field: string;
  title: string;
  /** What each says, in the order in which they were named; null where it says nothing. */
  values: { slug: string; value: unknown }[];
  /** The slugs of those whose value is taken: several where a list is united. */
  from: string[];
  /** What the casino then has; null for nothing. */
  value: unknown;
}

/** What becomes of the fields of a casino that others are merged into. */
export interface MergedFields {
  /** The changes of the one that stays; null empties a field. */
  changes: Record<string, unknown>;
  differing: MergedField[];
  /** Whether the value of a column is taken from this casino. */
  isTakenFrom(column: string, id: string): boolean;
}

/** Lists of what one author wrote: two of them side by side repeat each other. */
const WRITTEN_LISTS: ReadonlySet<string> = new Set(['highlights', 'pros', 'cons']);

/** Fields that say something only beside the first of them, and so come from the same casino. */
const GROUPS: readonly (readonly [string, ...string[]])[] = [
  ['isBlacklisted', 'blacklistSeverity', 'blacklistReason', 'blacklistDetails', 'blacklistDate'],
  ['detailedReview', 'reviewer', 'lastChecked'],
  ['programme', 'brandId'],
];

const LEADERS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([leader, ...others]) => others.map((column) => [column, leader] as const)),
);

/** Follows from whether a casino is visible. */
const DERIVED = 'retiredAt';

/** The fields that a merge decides. */
const FIELDS: readonly FieldPath[] = editableFields(casino).filter(({ column }) => column !== DERIVED);

/** The fields of casinos that become one, the first of which stays. Problem: `usage` for a choice that is none, or two for one field. */
export function mergeFields(
  casinos: readonly [Casino, ...Casino[]],
  prefer: MergePreference,
  choices: readonly FieldChoice[],
): MergedFields {
  const [kept] = casinos;
  const order = orderOf(casinos, prefer);
  const chosen = choicesByColumn(choices);
  const takenFrom = new Map<string, readonly Casino[]>();
  const changes: Record<string, unknown> = {};
  const differing: MergedField[] = [];
  for (const fieldPath of FIELDS) {
    const { column, field } = fieldPath;
    const from = ownersOf(fieldPath, order, { kept, chosen, takenFrom });
    takenFrom.set(column, from);
    const value = isListType(field.valueType)
      ? united(fieldPath, from)
      : getFieldValue(from[0] ?? kept, fieldPath);
    if (!isEqualValue(value ?? null, getFieldValue(kept, fieldPath) ?? null))
      setFieldValue(changes, fieldPath, value ?? null);
    const values = casinos.map((one) => ({
      slug: one.slug,
      value: getFieldValue(one, fieldPath) ?? null,
    }));
    if (values.every((one) => isEqualValue(one.value, values[0]?.value))) continue;
    const slugs = from.map(({ slug }) => slug);
    differing.push({ field: column, title: titleOf(fieldPath), values, from: slugs, value: value ?? null });
  }
  return {
    changes,
    differing,
    isTakenFrom: (column, id) => (takenFrom.get(column) ?? [kept]).some((one) => one.id === id),
  };
}

/** The casinos in the order in which their values are taken. */
function orderOf(casinos: readonly [Casino, ...Casino[]], prefer: MergePreference): Casino[] {
  const [kept, ...others] = casinos;
  if (prefer === 'other') return [...others, kept];
  if (prefer === 'newest') return casinos.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (prefer === 'fuller') return casinos.toSorted((a, b) => fullness(b) - fullness(a));
  return [...casinos];
}

function fullness(one: Casino): number {
  return FIELDS.filter((fieldPath) => !isBlank(one, fieldPath)).length;
}

/** The casinos whose value a field takes, the first one's first. */
function ownersOf(
  fieldPath: FieldPath,
  order: readonly Casino[],
  {
    kept,
    chosen,
    takenFrom,
  }: {
    kept: Casino;
    chosen: ReadonlyMap<string, Casino>;
    takenFrom: ReadonlyMap<string, readonly Casino[]>;
  },
): readonly Casino[] {
  const { column, field } = fieldPath;
  const one = chosen.get(column);
  if (one !== undefined) return [one];
  if (column === 'slug') return [kept];
  // A blacklisting is never lost by a rule.
  if (column === 'isBlacklisted') return [order.find(({ isBlacklisted }) => isBlacklisted) ?? kept];
  const [leader] = takenFrom.get(LEADERS.get(column) ?? '') ?? [];
  if (leader !== undefined && !isLeaderBlank(column, leader)) return [leader];
  const filled = order.filter((one) => !isBlank(one, fieldPath));
  if (isListType(field.valueType) && !WRITTEN_LISTS.has(column) && filled.length > 0) return filled;
  return filled.length > 0 ? filled.slice(0, 1) : [kept];
}

function isLeaderBlank(column: string, leader: Casino): boolean {
  const path = FIELDS.find((one) => one.column === LEADERS.get(column)) as FieldPath;
  return isBlank(leader, path);
}

/** The items of all, each once however it is written, those of the first casino first. */
function united(fieldPath: FieldPath, from: readonly Casino[]): unknown[] {
  const items = new Map<string, string>();
  for (const one of from) {
    for (const item of (getFieldValue(one, fieldPath) ?? []) as string[]) {
      const key = item.toLowerCase();
      if (from.length > 1 && item === PLACEHOLDER_IMAGE) continue;
      if (!items.has(key)) items.set(key, item);
    }
  }
  return [...items.values()];
}

/** Whether a casino says nothing in a field; a flag always says something. */
function isBlank(one: Casino, fieldPath: FieldPath): boolean {
  const value = getFieldValue(one, fieldPath);
  return isEmptyValue(value) || [value].flat().every((item) => item === PLACEHOLDER_IMAGE);
}

function choicesByColumn(choices: readonly FieldChoice[]): Map<string, Casino> {
  const chosen = new Map<string, Casino>();
  for (const { field, casino: from } of choices) {
    const fieldPath = requireField(casino as unknown as Entity, field);
    const { column } = fieldPath;
    if (!FIELDS.some((one) => one.column === column))
      throw problem('merge.no-choice', { field: column, title: titleOf(fieldPath) });
    const before = chosen.get(column);
    if (before !== undefined && before.id !== from.id)
      throw problem('merge.two-choices', { field: column, one: before.slug, other: from.slug });
    chosen.set(column, from);
  }
  return chosen;
}

function titleOf({ field, group }: FieldPath): string {
  return group === undefined ? field.title : `${group}: ${field.title}`;
}
