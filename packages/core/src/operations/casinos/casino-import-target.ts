import type { Casino } from '../../model/casino.js';
import { hasLookAlikeLetters } from '../../rules/look-alike-names.js';
import type { ChangeContext } from '../define/operation.js';
import { collectionImportTarget } from '../transfer/import-target.js';
import type { ImportTarget } from '../transfer/row-matching.js';
import { lookAlikeWarnings } from './look-alike-warnings.js';

/** The casinos as an import sees them; at its end it warns of names that look like another. */
export function casinoImportTarget(context: ChangeContext): ImportTarget<Casino> {
  const target = collectionImportTarget('casinos')(context);
  const named = new Set<string>();
  // Most files and catalogues have none: then no casino is read again.
  let hasSuspects = someName(context.content.casinos.all(), hasLookAlikeLetters);
  const addName = ({ id, name }: Casino) => {
    named.add(id);
    hasSuspects ||= hasLookAlikeLetters(name);
  };
  return {
    ...target,
    insertParsed(values, id) {
      const made = target.insertParsed(values, id);
      addName(made);
      return made;
    },
    update(before, changes) {
      const after = target.update(before, changes);
      if (after.name !== before.name) addName(after);
      return after;
    },
    finish: () => (hasSuspects ? lookAlikeWarnings(context.content, named) : []),
  };
}

function someName(casinos: Iterable<Casino>, passes: (name: string) => boolean): boolean {
  for (const { name } of casinos) if (passes(name)) return true;
  return false;
}
