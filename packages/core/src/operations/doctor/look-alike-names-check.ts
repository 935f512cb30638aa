import type { ReadableContent } from '../../model/collections.js';
import { findLookAlikeNames } from '../../rules/look-alike-names.js';
import { type CheckResult, finding } from './finding.js';

/** Casinos whose names look like another, in letters of another script. */
export function* checkLookAlikeNames({ casinos }: Pick<ReadableContent, 'casinos'>): Iterable<CheckResult> {
  for (const { id, name, letters, other } of findLookAlikeNames(casinos.all)) {
    const where = { in: 'casinos', id, subject: name };
    yield { finding: finding('look-alike-name', { name, letters, other }, where) };
  }
}
