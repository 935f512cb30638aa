import type { Command } from 'commander';
import { nounCommand } from '../command-line/define-command.js';
import { addVerb, editVerb } from './add-edit.js';
import { deleteVerb } from './bulk-actions.js';
import { importExportVerbs } from './import-export.js';
import type { ImportExportConfig } from './import-export-config.js';
import { listVerb, showVerb } from './list-show.js';
import type { RecordCommandConfig } from './record-command-config.js';

/** The part of the import configuration that a noun gives itself. */
type ImportExportDetails = Pick<
  ImportExportConfig,
  'operations' | 'defaultExample' | 'keyText' | 'listExample' | 'hiddenWord'
>;

/**
 * A noun with list, show, add, edit, its own `marks`, delete, import, export, template, and what is `further`; only the verb that is `typed`, if
 * any, gets an option for each field.
 */
export function recordCommand<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  summary: string,
  typedArgs: readonly string[] | undefined,
  {
    marks = [],
    further = [],
    files,
  }: { marks?: readonly Command[]; further?: readonly Command[]; files?: ImportExportDetails } = {},
): Command {
  const isTyped = (verb: string) => typedArgs === undefined || typedArgs.includes(verb);
  const { list, show } = config.examples;
  return nounCommand(
    config.entity.collection,
    { summary, examples: [list[0] as string, show[0] as string] },
    [
      listVerb(config),
      showVerb(config),
      addVerb(config, isTyped('add')),
      editVerb(config, isTyped('edit')),
      ...marks,
      deleteVerb(config),
      ...(files === undefined ? [] : importExportVerbs({ ...importExportDefaults(config), ...files })),
      ...further,
    ],
  );
}

function importExportDefaults<T extends { id: string }>({ entity, query }: RecordCommandConfig<T>) {
  const { name, plural, collection } = entity;
  return {
    plural: collection,
    pluralLabel: plural,
    singularLabel: name,
    defaultColumnsText: 'the columns of the template',
    isCasinos: false,
    query,
    examples: importExportExamples(collection),
  };
}

/** Examples of the three verbs that hold for every noun with files. */
export function importExportExamples(plural: string): ImportExportConfig['examples'] {
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
