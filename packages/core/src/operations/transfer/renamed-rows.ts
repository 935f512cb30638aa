import type { ImportRules } from '../../csv/import-rules.js';
import type { RenamedRow } from '../../diagnostics/warnings.js';
import { type Warning, warning } from '../../warning.js';

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
