import type { Command } from 'commander';
import { fileVerbs, type RecordFiles } from './record-files.js';
import { listVerb, showVerb } from './record-look.js';
import { deleteVerb } from './record-mark.js';
import type { RecordNoun } from './record-noun.js';
import { addVerb, editVerb } from './record-write.js';
import { noun } from './verb.js';

/** What a noun says of its files itself. */
type OwnFiles = Pick<RecordFiles, 'operations' | 'standIn' | 'identity'>;

/**
 * A noun with list, show, add, edit, its own `marks`, delete, import, export, template, and what is `further`; only the verb that is `typed`, if
 * any, gets an option for each field.
 */
export function recordCommand<T extends { id: string }>(
  of: RecordNoun<T>,
  summary: string,
  typed: readonly string[] | undefined,
  {
    marks = [],
    further = [],
    files,
  }: { marks?: readonly Command[]; further?: readonly Command[]; files?: OwnFiles } = {},
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
    ...(files === undefined ? [] : fileVerbs({ ...filesOf(of), ...files })),
    ...further,
  ]);
}

function filesOf<T extends { id: string }>({ entity, query }: RecordNoun<T>) {
  const { plural } = entity;
  return {
    plural,
    many: plural,
    short: 'the columns of the template',
    isStarred: false,
    query,
    examples: examplesFor(plural),
  };
}

/** Examples of the three verbs that hold for every noun with files. */
export function examplesFor(plural: string): RecordFiles['examples'] {
  return {
    import: [
      `croupier ${plural} export --full | croupier ${plural} import - --on-conflict update`,
      `croupier ${plural} export | croupier ${plural} import - --on-conflict skip --dry-run`,
    ],
    export: [
      `croupier ${plural} export --output ${plural}.csv`,
      `croupier ${plural} export --full --format ndjson | head -1`,
    ],
    template: [
      `croupier ${plural} template`,
      `croupier ${plural} template --full --output new-${plural}.csv`,
    ],
  };
}
