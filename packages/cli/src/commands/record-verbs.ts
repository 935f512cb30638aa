import type { Command } from 'commander';
import { listVerb, showVerb } from './record-look.js';
import { deleteVerb } from './record-mark.js';
import type { RecordNoun } from './record-noun.js';
import { addVerb, editVerb } from './record-write.js';
import { noun } from './verb.js';

/**
 * A noun with list, show, add, edit, its own `marks`, delete, and what is `further`; only the verb that is `typed`, if
 * any, gets an option for each field.
 */
export function recordCommand<T extends { id: string }>(
  of: RecordNoun<T>,
  summary: string,
  typed: readonly string[] | undefined,
  { marks = [], further = [] }: { marks?: readonly Command[]; further?: readonly Command[] } = {},
): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  const { list, show } = of.examples;
  return noun(of.entity.plural, { summary, examples: [list[0] as string, show[0] as string] }, [
    listVerb(of),
    showVerb(of),
    addVerb(of, isTyped('add')),
    editVerb(of, isTyped('edit')),
    ...marks,
    deleteVerb(of),
    ...further,
  ]);
}
