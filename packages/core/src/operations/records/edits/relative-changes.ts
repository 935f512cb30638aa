import * as z from 'zod';
import { lazy } from '../../../lazy.js';
import { type Entity, getFieldValue, issueSentence, setFieldValue } from '../../../model/entity.js';
import { requireValid } from '../../../model/require-valid.js';
import { problem } from '../../../problem.js';
import { isNumberInput } from '../../../values/input-kind.js';
import { isListType } from '../../../values/list.js';
import type { OutputOf } from '../../define/lazy-schema.js';

const items = lazy(() => z.record(z.string(), z.array(z.string())));

/** What a change does to what a record has, by field. */
export const relativeChangesInput = lazy(() =>
  z.strictObject({
    addItems: items().optional().describe('Items to add to lists, by field'),
    removeItems: items().optional().describe('Items to take out of lists, by field'),
    increments: z
      .record(z.string(), z.number())
      .optional()
      .describe('Numbers to add to those of fields, by field; negative ones are taken away'),
  }),
);
type RelativeChanges = OutputOf<typeof relativeChangesInput>;
type EntityFields = Pick<Entity, 'title' | 'findField'>;

/** More decimals than any field has, and fewer than those in which a sum of decimal fractions is off. */
const DECIMALS = 6;

/**
 * Changes with what is done to the lists and numbers of a record. Problems: `usage`, `invalid` where a field has no number to
 * add to.
 */
export function withRelativeChanges(
  entity: EntityFields,
  before: object,
  changes: Readonly<Record<string, unknown>>,
  relative: RelativeChanges,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...changes };
  changeLists(entity, before, changed, relative);
  addToNumbers(entity, before, changed, relative);
  return changed;
}

function changeLists(
  entity: EntityFields,
  before: object,
  changed: Record<string, unknown>,
  { addItems = {}, removeItems = {} }: RelativeChanges,
): void {
  for (const name of new Set([...Object.keys(addItems), ...Object.keys(removeItems)])) {
    const fieldPath = entity.findField(name);
    if (fieldPath === undefined || !isListType(fieldPath.field.valueType))
      throw problem('list.not-a-list', { title: entity.title, name });
    const added = requireItems(fieldPath, addItems[name] ?? []);
    const removed = requireItems(fieldPath, removeItems[name] ?? []);
    const held = (getFieldValue(changed, fieldPath) ?? getFieldValue(before, fieldPath) ?? []) as string[];
    const kept = held.filter((item) => !removed.includes(item));
    setFieldValue(changed, fieldPath, [...new Set([...kept, ...added])]);
  }
}

function addToNumbers(
  { title, findField }: EntityFields,
  before: object,
  changed: Record<string, unknown>,
  { increments = {} }: RelativeChanges,
): void {
  for (const [name, increment] of Object.entries(increments)) {
    const fieldPath = findField(name);
    if (fieldPath === undefined || !isNumberInput(fieldPath.field.valueType.input))
      throw problem('number.not-a-number', { title, name });
    const { field, path } = fieldPath;
    const { id, slug: record = id } = before as { id: string; slug?: string };
    const at = { path: path.join('.') };
    const held = getFieldValue(changed, fieldPath) ?? getFieldValue(before, fieldPath);
    if (typeof held !== 'number') throw problem('number.none', { field: field.title, record }, { at });
    const sum = Number((held + increment).toFixed(DECIMALS));
    const [issue] = field.valueType.schema.safeParse(sum).error?.issues ?? [];
    if (issue !== undefined) {
      const fault = issueSentence(field.title, issue.message);
      throw problem('number.out-of-range', { fault, record, sum }, { at });
    }
    setFieldValue(changed, fieldPath, sum);
  }
}

function requireItems(
  { path, field: { title, valueType } }: Entity['fieldPaths'][number],
  given: readonly string[],
): string[] {
  const parsed = valueType.schema.safeParse(given);
  return requireValid(
    parsed.success
      ? { value: parsed.data as string[] }
      : {
          issues: parsed.error.issues.map(({ message }) => ({
            path: path.join('.'),
            message: `${title}: ${message}`,
          })),
        },
  );
}
