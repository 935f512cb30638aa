import * as z from 'zod';
import type { Issue } from '../../../diagnostics/issue.js';
import { lazy } from '../../../lazy.js';
import { type Entity, issueSentence, setFieldValue } from '../../../model/entity.js';
import { isProblem, problem } from '../../../problem.js';
import type { OutputOf } from '../../define/lazy-schema.js';

/** More are an import. */
const MAX_EDITS = 10_000;

/** The cells of a table that people changed, by record. */
export const cellEditsInput = lazy(() =>
  z.strictObject({
    edits: z
      .array(
        z.strictObject({
          record: z.string().min(1),
          cells: z.record(z.string(), z.string()).describe('Texts by field; an empty one empties the field'),
        }),
      )
      .min(1)
      .max(MAX_EDITS)
      .optional()
      .describe('Several records, each with its own changes, as texts of a table'),
  }),
);

/** The cells of one record. */
export type CellEdit = NonNullable<OutputOf<typeof cellEditsInput>['edits']>[number];

/** Cells as changes of their fields; null empties one. Problem: `invalid` with an issue for each cell that is not understood. */
export function cellChanges(
  { findField }: Pick<Entity, 'findField'>,
  cells: CellEdit['cells'],
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [name, given] of Object.entries(cells)) {
    const fieldPath = findField(name);
    if (fieldPath === undefined) {
      // The check of the record names it, and the one that is meant.
      changes[name] = given;
      continue;
    }
    const text = given.trim();
    const path = fieldPath.path.join('.');
    const reading = text === '' ? { value: null } : fieldPath.field.valueType.parse(text);
    if ('value' in reading) setFieldValue(changes, fieldPath, reading.value);
    else issues.push({ path, message: issueSentence(fieldPath.field.title, reading.fault), value: given });
  }
  if (issues.length > 0) throw problem('record.invalid', {}, { issues });
  return changes;
}

/**
 * Does something with each edit. Problem: `invalid` with what is wrong with all of them, each with its place among the edits; any
 * other at once.
 */
export function mapEdits<T>(edits: readonly CellEdit[], edit: (one: CellEdit) => T): T[] {
  const issues: Issue[] = [];
  const done: T[] = [];
  edits.forEach((one, at) => {
    try {
      done.push(edit(one));
    } catch (error) {
      if (!isProblem(error) || error.code !== 'invalid' || error.issues.length === 0) throw error;
      issues.push(...error.issues.map((issue) => ({ ...issue, path: `edits.${at}.${issue.path ?? ''}` })));
    }
  });
  if (issues.length > 0) throw problem('record.invalid', {}, { issues });
  return done;
}
