import {
  type Collection,
  cliOptionOf,
  describedCollections,
  type Entity,
  isListType,
  type Operation,
  withArticle,
} from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { bulkActionVerb } from '../record-commands/bulk-actions.js';
import { queryOptions } from '../record-commands/query/query-options.js';
import { recordCommand } from '../record-commands/record-command.js';
import type { PromptedField, RecordCommandConfig } from '../record-commands/record-command-config.js';
import { dayColumn } from '../terminal/date-text.js';
import { shellWord } from '../terminal/shell-word.js';
import type { Column } from '../terminal/table.js';

/** Any record of a collection. */
type AnyRecord = { id: string } & Readonly<Record<string, unknown>>;

/** What of a command only one collection has. */
interface OwnParts<T extends { id: string }>
  extends Partial<Omit<RecordCommandConfig<T>, 'columns' | 'examples'>> {
  /** What columns say in place of their field, by the field. */
  columns?: Readonly<Record<string, Partial<Column<T>>>>;
  examples?: Partial<RecordCommandConfig<T>['examples']>;
  /** Further verbs. */
  further?: readonly Command[];
}

/** A noun with all verbs of its collection, and the parts that it has of its own. */
export function collectionCommand<T extends { id: string } = AnyRecord>(
  collection: Collection,
  typed: readonly string[] | undefined,
  { further = [], ...own }: OwnParts<T> = {},
): Command {
  const { entity, operations, examples, marks } = collection;
  const config = collectionConfig(collection, own as unknown as OwnParts<AnyRecord>);
  const lists = entity.fieldPaths.filter(({ field }) => isListType(field.valueType));
  const [listExample] = lists.map(({ column }) => column);
  return recordCommand(config, collection.summary, typed, {
    marks: Object.entries(marks).map(([word, { about, done }]) =>
      bulkActionVerb(config, operations[word] as Operation<z.ZodType, { records: AnyRecord[] }>, {
        ...{ word, summary: about, message: done, example: shellWord(examples.record) },
      }),
    ),
    further,
    files: {
      operations,
      defaultExample:
        Object.entries(examples.default).map(([column, value]) => `${column}=${shellWord(value)}`)[0] ?? '',
      ...(listExample === undefined ? {} : { listExample }),
      ...(entity.findField('isPublished') === undefined ? {} : { hiddenWord: 'draft' }),
      keyText: keyText(collection),
    },
  });
}

/** The module of a noun whose command is made from the description of its collection alone. */
export function describedNoun(name: string): { command(typed?: readonly string[]): Command } {
  const collection: Collection | undefined = describedCollections.find((one) => one.name === name);
  return { command: (typed) => collectionCommand(collection as Collection, typed) };
}

/** What the verbs of a collection share. */
function collectionConfig(
  collection: Collection,
  { columns = {}, examples, ...own }: OwnParts<AnyRecord>,
): RecordCommandConfig<AnyRecord> {
  const { entity, hasSlug, label, operations, confirmDelete, filters, tabs } = collection;
  return {
    entity,
    operations,
    columns: columnsOf(collection, columns),
    csvRatingScale: collection.file.scale,
    emptyMessage: collection.emptyText ?? `No ${entity.plural}.`,
    query: queryOptions(collection, searchedText(collection)),
    referenceText: `its ${hasSlug ? 'slug' : label}, id, or the first characters of its id`,
    exampleOption: optionsText(entity, collection.examples.set),
    promptedFields: collection.prompts.map((prompt) => promptOf(collection, prompt)),
    ...(tabs === undefined ? {} : { tabs: { filter: tabs, values: filters[tabs]?.choices ?? [] } }),
    ...(confirmDelete === undefined
      ? {}
      : { confirmDelete: (record) => confirmDelete(String(record[label])) }),
    ...own,
    examples: { ...examplesOf(collection), ...examples },
  };
}

function keyText({ entity, file: { identity } }: Collection): string {
  return Array.isArray(identity)
    ? `${withArticle(entity.name)} with its ${new Intl.ListFormat('en-GB').format(identity)}`
    : 'the slug';
}

/** The slug comes first, since it is what one types. */
function columnsOf(
  { columns, entity }: Collection,
  own: NonNullable<OwnParts<AnyRecord>['columns']>,
): Column<AnyRecord>[] {
  const kindOf = (id: string) => entity.findField(id)?.field.valueType.input.kind;
  const isSlug = (id: string) => kindOf(id) === 'slug';
  const bySlug = [...columns].sort((a, b) => Number(isSlug(b.id)) - Number(isSlug(a.id)));
  return bySlug.map(({ id, title, align, badges }) => {
    const heading = title.toUpperCase();
    if (kindOf(id) === 'timestamp') return dayColumn(heading, (record) => record[id] as string | undefined);
    return {
      heading,
      text: (record) =>
        badges === undefined
          ? String(record[id] ?? '')
          : badges
              .flatMap(({ path, text, otherwise }) => (record[path] === true ? text : (otherwise ?? [])))
              .join(', ')
              .toLowerCase(),
      ...(align === 'end' ? { isNumber: true } : {}),
      ...(isSlug(id) ? { cut: 'middle' } : {}),
      ...own[id],
    };
  });
}

/** The titles of the fields that a search looks into, as a sentence names them. */
function searchedText({ search, entity }: Collection): string {
  const titles = search.map((name) => entity.findField(name)?.field.title.toLowerCase());
  const last = titles.pop();
  return titles.length === 0 ? `${last}` : `${titles.join(', ')} or ${last}`;
}

function promptOf({ entity, filters }: Collection, prompt: Collection['prompts'][number]): PromptedField {
  const { field, question } = typeof prompt === 'string' ? { field: prompt, question: undefined } : prompt;
  const { title, missing, valueType } = entity.findField(field)?.field ?? { title: field };
  const range =
    valueType?.input.kind === 'score' ? ` (${valueType.input.min} to ${valueType.input.max})` : '';
  return {
    field,
    question: question ?? title + range,
    ...(missing === undefined ? {} : { requiredMessage: missing }),
    ...(filters[field]?.kind === 'text' ? { suggestions: filters[field].choices } : {}),
  };
}

function examplesOf({ entity, examples, confirmDelete }: Collection): RecordCommandConfig<never>['examples'] {
  const noun = `croupier ${entity.collection}`;
  const record = shellWord(examples.record);
  const show = `${noun} show ${record}`;
  const fields = examples.listFields === undefined ? '' : ` --json --fields ${examples.listFields.join(',')}`;
  const [added, alsoAdded] = (examples.add ?? []).map((values) => optionsText(entity, values));
  const [edited, alsoEdited] = (examples.edit ?? []).map((values) => optionsText(entity, values));
  return {
    list: [`${noun} list`, `${noun} list ${optionsText(entity, examples.list ?? {})}${fields}`],
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
      return `--${fieldPath === undefined ? name : cliOptionOf(fieldPath)} ${shellWord(value)}`;
    })
    .join(' ');
}
