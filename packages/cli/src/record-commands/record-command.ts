import type { Command } from 'commander';
import { nounCommand } from '../command-line/define-command.js';
import { addVerb, editVerb } from './add-edit.js';
import { deleteVerb } from './bulk-actions.js';
import { importExportVerbs } from './import-export.js';
import type { ImportExportConfig } from './import-export-config.js';
import { listVerb, showVerb } from './list-show.js';
import { openVerbs } from './open-verb.js';
import type { RecordCommandConfig } from './record-command-config.js';

/** The part of the import configuration that a noun gives itself. */
type ImportExportDetails = Pick<ImportExportConfig, 'operations' | 'defaultExample' | 'keyText'> &
  Partial<Omit<ImportExportConfig, 'examples'> & { examples: Partial<ImportExportConfig['examples']> }>;

/** What a noun has of its own. */
interface OwnVerbs {
  marks?: readonly Command[];
  further?: readonly Command[];
  files?: ImportExportDetails;
  /** Of the noun; by default the first of `list` and of `show`. */
  examples?: readonly string[];
}

/**
 * A noun with list, show, add, edit, its own `marks`, delete, import, export, template, and what is `further`; only the verb that is `typed`, if
 * any, gets an option for each field.
 */
export function recordCommand<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  summary: string,
  typedArgs: readonly string[] | undefined,
  { marks = [], further = [], files, examples }: OwnVerbs = {},
): Command {
  const isTyped = (verb: string) => typedArgs === undefined || typedArgs.includes(verb);
  const { list, show } = config.examples;
  return nounCommand(
    config.entity.collection,
    { summary, examples: examples ?? [list[0] as string, show[0] as string] },
    [
      listVerb(config),
      showVerb(config),
      ...openVerbs(config),
      addVerb(config, isTyped('add')),
      editVerb(config, isTyped('edit')),
      ...marks,
      deleteVerb(config),
      ...(files === undefined ? [] : importExportVerbs(importExportConfig(config, files))),
      ...further,
    ],
  );
}

/** The import and export of a noun, with what it has of its own. */
export function importExportConfig(
  { entity, query }: Pick<RecordCommandConfig<never>, 'entity' | 'query'>,
  own: ImportExportDetails,
): ImportExportConfig {
  const { name, plural, collection } = entity;
  return {
    plural: collection,
    pluralLabel: plural,
    singularLabel: name,
    defaultColumnsText: 'the columns of the template',
    isCasinos: false,
    query,
    ...own,
    examples: { ...importExportExamples(collection), ...own.examples },
  };
}

/** Examples of the three verbs that hold for every noun with files. */
function importExportExamples(plural: string): ImportExportConfig['examples'] {
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
