import * as z from 'zod';
import { lazy } from '../../lazy.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { type Comparison, type Condition, comparisonsOf } from '../../rules/conditions/condition.js';
import { conditionField } from '../../rules/conditions/condition-field.js';
import { conditionTest } from '../../rules/conditions/condition-test.js';
import { fieldTest } from '../../rules/conditions/field-test.js';
import { parseCondition } from '../../rules/conditions/parse-condition.js';
import { filterInTurns } from '../../short-turns.js';

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
  /** ISO 8601, UTC: what `today` and `now` are. */
  now: string;
  /** The filters of the list, which conditions may name too: `status=active`. */
  query(): z.ZodObject;
  /** The records that match a query. */
  select(query: Record<string, unknown>): Found;
}

type Test = (record: object) => boolean;

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
  const condition: Condition = { kind: 'and', parts: texts.map(parseCondition) };
  const tests = new Map<Comparison, Test>();
  for (const comparison of comparisonsOf(condition))
    tests.set(comparison, await comparisonTest(comparison, source));
  return conditionTest(condition, (comparison) => tests.get(comparison) as Test);
}

async function comparisonTest<T extends object>(
  comparison: Comparison,
  { entity, now, query, select }: WhereSource<T>,
): Promise<Test> {
  const { name, operator } = comparison;
  const filters = Object.keys(query().shape).filter((filter) => filter !== 'sort');
  if (entity.findField(name) !== undefined || !filters.includes(name))
    return fieldTest(comparison, conditionField(entity, name, filters), { entity, now });
  if (operator !== '=' && operator !== '!=') throw problem('where.filter-operator', { name, operator });
  const found = new Set([...(await select(readFilter(comparison, query())))].map(idOf));
  return (record) => found.has(idOf(record)) === (operator === '=');
}

function idOf(record: object): string | undefined {
  return (record as { id?: string }).id;
}

/** A filter of the list, given as text. */
function readFilter({ name, value }: Comparison, query: z.ZodObject): Record<string, unknown> {
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
