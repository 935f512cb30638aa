import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { type Entity, getFieldValue, setFieldValue } from '../../model/entity.js';
import { requireValid } from '../../model/require-valid.js';
import { problem } from '../../problem.js';
import type { OutputOf } from '../define/lazy-schema.js';

const items = lazy(() => z.record(z.string(), z.array(z.string())));

/** Items that a change adds to lists and takes out of them, by the field of the list. */
export const listItemsInput = lazy(() =>
  z.strictObject({
    addItems: items().optional().describe('Items to add to lists, by field'),
    removeItems: items().optional().describe('Items to take out of lists, by field'),
  }),
);

/** Changes with the lists of a record, to which items were added and of which items were taken out. */
export function withListItems(
  entity: Pick<Entity, 'title' | 'findField' | 'fieldPaths'>,
  before: object,
  changes: Readonly<Record<string, unknown>>,
  { addItems = {}, removeItems = {} }: OutputOf<typeof listItemsInput>,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...changes };
  for (const name of new Set([...Object.keys(addItems), ...Object.keys(removeItems)])) {
    const fieldPath = entity.findField(name);
    const isList = fieldPath?.field.valueType.name.startsWith('list of ');
    if (fieldPath === undefined || !isList) throw problem('list.not-a-list', { title: entity.title, name });
    const added = requireItems(fieldPath, addItems[name] ?? []);
    const removed = requireItems(fieldPath, removeItems[name] ?? []);
    const held = (getFieldValue(changed, fieldPath) ?? getFieldValue(before, fieldPath) ?? []) as string[];
    const kept = held.filter((item) => !removed.includes(item));
    setFieldValue(changed, fieldPath, [...new Set([...kept, ...added])]);
  }
  return changed;
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
