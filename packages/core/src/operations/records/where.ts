import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { closestMatch } from '../../model/closest-match.js';
import { type Entity, getFieldValue, issueSentence } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { filterInTurns } from '../../short-turns.js';
import { flag } from '../../values/flag.js';
import { day, timestamp } from '../../values/timestamp.js';

/** The conditions of a list, an export or a bulk change: all of them must hold. */
export const whereInput = lazy(() =>
  z.strictObject({
    where: z
      .array(z.string())
      .optional()
      .describe("Conditions such as 'country=DK and rating<5'; all of them must hold"),
  }),
);

/** What the conditions are about. */
interface WhereSource<T, Found = Iterable<T> | Promise<Iterable<T>>> {
  entity: Pick<Entity, 'plural' | 'fieldPaths' | 'findField'>;
  /** The filters of the list, which conditions may name too: `status=active`. */
  query(): z.ZodObject;
  /** The records that match a query. */
  select(query: Record<string, unknown>): Found;
}

type FieldPath = Entity['fieldPaths'][number];
type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~' | '!~';

interface Condition {
  text: string;
  name: string;
  operator: Operator;
  value: string;
}

const CONDITION = /^\s*([A-Za-z][\w.-]*)\s*(!=|<=|>=|!~|=|<|>|~)\s*([\s\S]*)$/;
// A condition begins where `and` is followed by another one, so that values may contain the word.
const NEXT_CONDITION = /\s+and\s+(?=[A-Za-z][\w.-]*\s*(?:!=|<=|>=|!~|=|<|>|~))/i;
const QUOTED_TEXT = /"[^"]*"/g;

/** The records of a query, in its order, for which every condition holds. Problem: `usage`. */
export async function selectWhere<T extends object>(
  texts: readonly string[] | undefined,
  query: Record<string, unknown>,
  source: WhereSource<T, Promise<readonly T[]>>,
): Promise<readonly T[]> {
  const passes = await whereFilter(texts, source);
  const selected = await source.select(query);
  return passes === undefined ? selected : filterInTurns(selected, passes);
}

/** Whether every condition holds for a record; undefined where there are none. Problem: `usage`. */
export async function whereFilter<T extends object>(
  texts: readonly string[] | undefined,
  source: WhereSource<T>,
): Promise<((record: T) => boolean) | undefined> {
  if (texts === undefined || texts.length === 0) return undefined;
  const tests: ((record: T) => boolean)[] = [];
  for (const text of texts.flatMap(splitConditions))
    tests.push(await conditionTest(readCondition(text), source));
  return (record) => tests.every((test) => test(record));
}

function splitConditions(text: string): string[] {
  // Quoted values are hidden from the split, for they may contain conditions.
  const quoted: string[] = [];
  const hidden = text.replace(QUOTED_TEXT, (value) => `"${quoted.push(value) - 1}"`);
  return hidden
    .split(NEXT_CONDITION)
    .map((part) => part.replace(/"(\d+)"/g, (_, index: string) => quoted[Number(index)] as string));
}

function readCondition(text: string): Condition {
  const [, name, operator, written] = CONDITION.exec(text) ?? [];
  if (name === undefined || written === undefined) throw problem('where.unreadable', { condition: text });
  const value = written.trim();
  const isQuoted = /^"[^"]*"$/.test(value);
  return { text, name, operator: operator as Operator, value: isQuoted ? value.slice(1, -1) : value };
}

async function conditionTest<T extends object>(
  condition: Condition,
  { entity, query, select }: WhereSource<T>,
): Promise<(record: T) => boolean> {
  const fieldPath = entity.findField(condition.name);
  if (fieldPath !== undefined) return fieldTest(condition, fieldPath);
  const filters = Object.keys(query().shape).filter((name) => name !== 'sort');
  if (!filters.includes(condition.name)) {
    const fields = entity.fieldPaths.map(({ column }) => column);
    throw problem('where.unknown-field', {
      plural: entity.plural,
      name: condition.name,
      suggestion: closestMatch(condition.name, [...fields, ...filters]),
    });
  }
  const { operator } = condition;
  if (operator !== '=' && operator !== '!=')
    throw problem('where.filter-operator', { name: condition.name, operator });
  const found = new Set(
    [...(await select(readFilter(condition, query())))].map((record) => (record as { id?: string }).id),
  );
  return (record) => found.has((record as { id?: string }).id) === (operator === '=');
}

/** A filter of the list, given as text. */
function readFilter({ name, value }: Condition, query: z.ZodObject): Record<string, unknown> {
  const items = value.split(',').map((item) => item.trim());
  const number = value.trim() === '' ? Number.NaN : Number(value);
  const candidates = [
    value,
    items,
    ...(Number.isNaN(number) ? [] : [number]),
    value === 'true' ? true : value === 'false' ? false : value,
  ];
  const faults: string[] = [];
  for (const candidate of candidates) {
    const parsed = query.safeParse({ [name]: candidate });
    if (parsed.success) return parsed.data as Record<string, unknown>;
    for (const issue of parsed.error.issues) {
      if (issue.code === 'invalid_value') faults.push(`must be one of ${issue.values.join(', ')}`);
      if (issue.code === 'custom') faults.push(issue.message);
    }
  }
  throw problem('where.invalid-value', { name, fault: faults[0] ?? 'must be true or false', value });
}

function fieldTest(condition: Condition, fieldPath: FieldPath): (record: object) => boolean {
  const { operator, value } = condition;
  const held = (record: object) => getFieldValue(record, fieldPath);
  switch (operator) {
    case '~':
    case '!~': {
      const needle = value.toLowerCase();
      const format = (found: unknown) =>
        found === undefined ? '' : fieldPath.field.valueType.format(found).toLowerCase();
      return (record) => format(held(record)).includes(needle) === (operator === '~');
    }
    case '=':
    case '!=': {
      const isWanted = operator === '=';
      if (value === '') return (record) => isEmpty(held(record)) === isWanted;
      const wanted = readValue(condition, fieldPath);
      return (record) => isEqual(held(record), wanted) === isWanted;
    }
    default:
      return orderTest(condition, fieldPath, operator);
  }
}

function orderTest(
  condition: Condition,
  fieldPath: FieldPath,
  operator: '<' | '<=' | '>' | '>=',
): (record: object) => boolean {
  const { valueType } = fieldPath.field;
  const wanted = readValue(condition, fieldPath);
  const isDate = (valueType as unknown) === day || (valueType as unknown) === timestamp;
  if (typeof wanted !== 'number' && !isDate)
    throw problem('where.not-ordered', { title: fieldPath.field.title, operator });
  const compare = (a: never, b: never) =>
    operator === '<' ? a < b : operator === '<=' ? a <= b : operator === '>' ? a > b : a >= b;
  return (record) => {
    const found = getFieldValue(record, fieldPath);
    return found !== undefined && compare(found as never, wanted as never);
  };
}

/** A value as its field reads it; a list is of the items that must be there. */
function readValue({ value }: Condition, { field: { title, valueType } }: FieldPath): unknown {
  if ((valueType as unknown) === flag && !/^(true|false|0|1)$/i.test(value))
    throw problem('where.invalid-value', { name: title, fault: 'must be true or false', value });
  const reading = valueType.parse(value);
  if ('value' in reading) return reading.value;
  throw problem('where.invalid-value', {
    name: title,
    fault: issueSentence('', reading.fault).trim(),
    value,
  });
}

function isEqual(found: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted)) return found === wanted;
  return Array.isArray(found) && wanted.every((item) => found.includes(item));
}

function isEmpty(found: unknown): boolean {
  return found === undefined || found === '' || (Array.isArray(found) && found.length === 0);
}
