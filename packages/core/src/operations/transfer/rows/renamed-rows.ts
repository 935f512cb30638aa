import { type ImportRules, NEW_SLUG, type RowIssue } from '../../../csv/import-rules.js';
import type { RenamedRow } from '../../../diagnostics/warnings.js';
import { messages } from '../../../messages.js';
import type { Entity } from '../../../model/entity.js';
import { type Warning, warning } from '../../../warning.js';
import type { ImportTarget } from './row-matching.js';

/** How many rows a warning names. */
const MAX_RENAMED = 5;

/** Warns of rows that name records by slugs that they had before. */
export function renamedWarnings(renamed: readonly RenamedRow[]): Warning[] {
  if (renamed.length === 0) return [];
  return [warning('record.renamed', { renamed: renamed.slice(0, MAX_RENAMED), count: renamed.length })];
}

/** The changes without the name by which a row found a record that has another name now. */
export function withoutOldName(
  { identity }: Pick<ImportRules, 'identity'>,
  changes: Record<string, unknown>,
  renamedFrom: string | undefined,
): Record<string, unknown> {
  if (renamedFrom === undefined || identity.by !== 'slug') return changes;
  const { [identity.from]: name, ...others } = changes;
  return typeof name === 'string' && identity.slugOf(name) === renamedFrom ? others : changes;
}

/** The slug that a record gets, where it is another one; one that is taken is a fault. */
export function renamedTo<T extends { id: string }>(
  { entity, target }: { entity: Pick<Entity, 'title'>; target: Pick<ImportTarget<T>, 'find'> },
  newSlug: string | undefined,
  before: T,
  faults: RowIssue[],
): string | undefined {
  if (newSlug === undefined || newSlug === (before as { slug?: string }).slug) return undefined;
  const holder = target.find(newSlug);
  if (holder === undefined || holder.id === before.id) return newSlug;
  const message = messages.ours.slugTaken(entity.title, newSlug);
  faults.push({ message, column: NEW_SLUG, value: newSlug });
  return undefined;
}

/** The fault of a row that renames a record which is not there. */
export function nothingToRename(title: string, name: string | undefined): RowIssue {
  return { message: messages.ours.nothingToRename(title, name ?? ''), column: NEW_SLUG };
}
