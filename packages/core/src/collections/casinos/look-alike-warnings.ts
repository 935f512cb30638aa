import type { ReadableContent } from '../../model/collections.js';
import { findLookAlikeNames } from '../../rules/look-alike-names.js';
import { type Warning, warning } from '../../warning.js';
import type { Casino } from './casino.js';

/** Warnings of names that look like another, where one of the two casinos has changed. */
export function lookAlikeWarnings(
  casinos: () => Iterable<Pick<Casino, 'id' | 'name'>>,
  changed: ReadonlySet<string>,
): Warning[] {
  return findLookAlikeNames(casinos)
    .filter(({ id, otherId = '' }) => changed.has(id) || changed.has(otherId))
    .map(({ name, letters, other }) => warning('name.looks-alike', { name, letters, other }));
}

/** The same after an edit: only casinos whose names are new are looked at. */
export function renameWarnings(
  content: Pick<ReadableContent, 'casinos'>,
  renamed: readonly Casino[],
): Warning[] {
  if (renamed.length === 0) return [];
  return lookAlikeWarnings(content.casinos.all, new Set(renamed.map(({ id }) => id)));
}
