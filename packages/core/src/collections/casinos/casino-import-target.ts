import type { ChangeContext } from '../../operations/define/operation.js';
import { collectionImportTarget } from '../../operations/transfer/import-target.js';
import type { ImportTarget } from '../../operations/transfer/rows/row-matching.js';
import type { ComparedCasino } from '../../rules/duplicates/find-duplicates.js';
import { flatCopy } from '../../values/flat-copy.js';
import type { Casino } from './casino.js';
import { lookAlikeWarnings } from './look-alike-warnings.js';

/** The casinos as an import sees them; at its end it warns of names that look like another. */
export function casinoImportTarget(context: ChangeContext): ImportTarget<Casino> {
  const target = collectionImportTarget('casinos')(context);
  const named = new Set<string>();
  // What is compared of all, so that at the end no casino is parsed again for it.
  const compared = new Map<string, ComparedCasino>();
  const keepName = ({ id, name, visitUrl, programme }: Casino) =>
    void compared.set(id, {
      id,
      name: flatCopy(name),
      visitUrl: visitUrl === undefined ? undefined : flatCopy(visitUrl),
      ...(programme === undefined ? {} : { programme: flatCopy(programme) }),
    });
  for (const casino of context.content.casinos.all()) keepName(casino);
  const addName = (casino: Casino) => {
    named.add(casino.id);
    keepName(casino);
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
    finish: () => [...target.finish(), ...lookAlikeWarnings(context.content, () => compared.values(), named)],
  };
}
