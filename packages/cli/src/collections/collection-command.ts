import { type Collection, cliOptionOf, type Entity } from '@croupier/core';
import type { Command } from 'commander';
import { queryOptions } from '../record-commands/query-options.js';
import { recordCommand } from '../record-commands/record-command.js';
import type { PromptedField, RecordCommandConfig } from '../record-commands/record-command-config.js';
import type { Column } from '../terminal/table.js';

/** Any record of a collection. */
type AnyRecord = { id: string } & Readonly<Record<string, unknown>>;

/** A noun with all verbs of its collection, and what is `further`. */
export function collectionCommand(
  collection: Collection,
  typed: readonly string[] | undefined,
  further: readonly Command[] = [],
): Command {
  const { entity, hasSlug, operations, examples } = collection;
  const lists = entity.fieldPaths.filter(({ field }) => field.valueType.name.startsWith('list of '));
  const [listExample] = lists.map(({ column }) => column);
  return recordCommand(collectionConfig(collection), collection.summary, typed, {
    further,
    files: {
      operations,
      defaultExample:
        Object.entries(examples.default).map(([column, value]) => `${column}=${quoted(value)}`)[0] ?? '',
      ...(listExample === undefined ? {} : { listExample }),
      keyText: hasSlug ? 'the slug' : `a ${entity.name} with its ${identityText(collection)}`,
    },
  });
}

/** What the verbs of a collection share. */
function collectionConfig(collection: Collection): RecordCommandConfig<AnyRecord> {
  const { entity, hasSlug, label, operations, examples, confirmDelete } = collection;
  return {
    entity,
    operations,
    columns: columnsOf(collection),
    csvRatingScale: collection.file.scale,
    emptyMessage: collection.emptyText ?? `No ${entity.plural}.`,
    query: queryOptions(collection, searchedText(collection)),
    referenceText: `its ${hasSlug ? 'slug' : label}, id, or the first characters of its id`,
    exampleOption: optionsText(entity, examples.set),
    promptedFields: collection.prompts.map((prompt) => promptOf(entity, prompt)),
    ...(confirmDelete === undefined
      ? {}
      : { confirmDelete: (record) => confirmDelete(String(record[label])) }),
    examples: examplesOf(collection),
  };
}

function identityText({ file: { identity } }: Collection): string {
  return identity === 'slug' ? 'slug' : identity.join(' and ');
}

/** The slug comes first, since it is what one types. */
function columnsOf({ columns, entity }: Collection): Column<AnyRecord>[] {
  const isSlug = (id: string) => entity.findField(id)?.field.valueType.input.kind === 'slug';
  const bySlug = [...columns].sort((a, b) => Number(isSlug(b.id)) - Number(isSlug(a.id)));
  return bySlug.map(({ id, title, align, badges }) => ({
    heading: title.toUpperCase(),
    text: (record) =>
      badges === undefined
        ? String(record[id] ?? '')
        : badges
            .flatMap(({ path, text, otherwise }) => (record[path] === true ? text : (otherwise ?? [])))
            .join(', ')
            .toLowerCase(),
    ...(align === 'end' ? { isNumber: true } : {}),
    ...(isSlug(id) ? { cut: 'middle' } : {}),
  }));
}

/** The titles of the fields that a search looks into, as a sentence names them. */
function searchedText({ search, entity }: Collection): string {
  const titles = search.map((name) => entity.findField(name)?.field.title.toLowerCase());
  const last = titles.pop();
  return titles.length === 0 ? `${last}` : `${titles.join(', ')} or ${last}`;
}

function promptOf(entity: Entity, prompt: Collection['prompts'][number]): PromptedField {
  const { field, question } = typeof prompt === 'string' ? { field: prompt, question: undefined } : prompt;
  const { title, missing, valueType } = entity.findField(field)?.field ?? { title: field };
  const range =
    valueType?.input.kind === 'score' ? ` (${valueType.input.min} to ${valueType.input.max})` : '';
  return {
    field,
    question: question ?? title + range,
    ...(missing === undefined ? {} : { requiredMessage: missing }),
  };
}

function examplesOf({ entity, examples, confirmDelete }: Collection): RecordCommandConfig<never>['examples'] {
  const noun = `croupier ${entity.collection}`;
  const record = quoted(examples.record);
  const show = `${noun} show ${record}`;
  const fields = examples.listFields === undefined ? '' : ` --json --fields ${examples.listFields.join(',')}`;
  const [added, alsoAdded] = examples.add.map((values) => optionsText(entity, values));
  const [edited, alsoEdited] = examples.edit.map((values) => optionsText(entity, values));
  return {
    list: [`${noun} list`, `${noun} list ${optionsText(entity, examples.list)}${fields}`],
    show: [show, `${show} --json`],
    add: [
      `${noun} add ${added}`,
      examples.copy === undefined
        ? `${noun} add ${alsoAdded} --dry-run`
        : `${show} --json | ${noun} add --from - ${optionsText(entity, examples.copy)} --dry-run`,
    ],
    edit: [`${noun} edit ${record} ${edited}`, `${noun} edit ${record} ${alsoEdited} --dry-run`],
    delete: [
      `${noun} delete ${record}${confirmDelete === undefined ? '' : ' --yes'}`,
      `${noun} delete ${record} --dry-run`,
    ],
  };
}

/** Values by field or filter, as options. */
function optionsText(entity: Entity, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const fieldPath = entity.findField(name);
      return `--${fieldPath === undefined ? name : cliOptionOf(fieldPath)} ${quoted(value)}`;
    })
    .join(' ');
}

/** A word as a shell takes it. */
function quoted(value: string): string {
  return /^[\w.%-]+$/.test(value) ? value : `"${value}"`;
}
