import { type CollectionName, type Entity, type PerformOptions, Problem, withArticle } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { readFieldOptions, withFieldOptions } from '../command-line/field-options.js';
import { withDryRun } from '../command-line/options.js';
import { withAction } from '../open-session.js';
import type { Session } from '../session.js';
import { printChange } from '../terminal/change-output.js';
import { noChangesProblem, usageProblem } from '../terminal/errors/error-output.js';
import { promptCurrentFields, promptMissingFields, repromptRejectedFields } from './prompt-fields.js';
import {
  type ChangeCommandOptions,
  type FieldInput,
  type PromptedField,
  performOptionsOf,
  performRecordOperation,
  type RecordCommandConfig,
  withVariadicAction,
} from './record-command-config.js';
import {
  confirmSelection,
  printNoneSelected,
  recordCount,
  type SelectionOptions,
  selectingVerb,
  selectRecords,
} from './select-records.js';
import { readAssignments, requireNoContradiction, withSetOption } from './set-option.js';
import { signedListsAsAssignments } from './signed-lists.js';

type FieldValues = Record<string, unknown>;
type EditOptions = SelectionOptions & FieldValues & { set?: string[] };

/** `add`; it has an option for each field only if it is the typed verb. */
export function addVerb<T extends { id: string }>(config: RecordCommandConfig<T>, isTyped: boolean): Command {
  const { entity, operations, examples } = config;
  const command = withWriteOptions(
    config,
    verbCommand('add', { summary: `Add ${withArticle(entity.name)}`, examples: examples.add }),
    isTyped,
  );
  return withAction<ChangeCommandOptions & FieldValues>(command, async (session, options) => {
    if (signedListsAsAssignments(entity, options).assignments.length > 0)
      throw usageProblem('There is no list yet to add to or take from', 'Give its items without + and -.');
    const fields = withoutEmptied(await readFieldOptions(entity, options));
    const { record: filled, prompted } = await promptMissingFields(config, session, fields);
    const read = (await config.contentOption?.read(session, options, filled, undefined)) ?? {
      fields: filled,
    };
    await saveInput(session, read, async (record, performOptions = performOptionsOf(options)) => {
      const outcome = await repromptRejectedFields(config, session, prompted, record, (record) =>
        performRecordOperation(config, session, operations.add, { record }, performOptions),
      );
      const [made] = outcome.result.records;
      const message = made === undefined ? undefined : config.successMessages?.added(made);
      return () =>
        printChange(session, outcome, { message: message ?? 'Added', isDryRun: options.dryRun === true });
    });
  });
}

/** `edit`; it has an option for each field only if it is the typed verb. */
export function editVerb<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  isTyped: boolean,
): Command {
  const { entity, operations, examples } = config;
  const words = {
    summary: `Change fields of ${withArticle(entity.name)}; what is not named stays, an empty value empties`,
    examples: examples.edit,
  };
  const command = withWriteOptions(config, withSetOption(selectingVerb('edit', entity, words)), isTyped)
    .option('--expect <state>', 'fail where the record has changed: the updatedAt or hash that you saw')
    .option('--force', 'save even where the record has changed since --from or the editor read it');
  return withVariadicAction<EditOptions>(command, async (session, given, typed) => {
    const options = withSignedLists(entity, given);
    const [name] = typed;
    if (name === undefined || name === '-' || typed.length > 1 || options.where !== undefined)
      return editMany(config, session, options, typed);
    const { fields: assigned, ...items } = readAssignments(entity, options.set);
    requireNoContradiction(entity, options, { fields: assigned, ...items });
    let shown: Promise<{ record: T; hash?: string }> | undefined;
    const show = () => {
      shown ??= performRecordOperation(config, session, operations.show, { record: name }).then(
        ({ result }) => result,
      );
      return shown;
    };
    const before = async () => (await show()).record;
    const fields = mergeFields(await readFieldOptions(entity, options), assigned);
    // `show --json` prints the updatedAt that is given back here.
    const { updatedAt } = typeof options.from === 'string' ? fields : {};
    const seen = options.expect ?? (typeof updatedAt === 'string' ? updatedAt : undefined);
    const read = await readContent(config, session, options, fields, before);
    let prompted: readonly PromptedField[] = [];
    if (options.set === undefined && read.editInEditor === undefined && isEmpty(read.fields)) {
      if (!session.canPrompt)
        throw noChangesProblem(`Give fields, such as ${config.exampleOption}, or a record with --from.`);
      read.fields = await promptCurrentFields(config, await before());
      prompted = config.promptedFields;
    }
    // The edit applies to the state that the person saw.
    const state = seen ?? (await shown)?.hash;
    const expect =
      state === undefined || options.force ? {} : { expect: await expectation(config, state, before) };
    await saveInput(session, read, async (changes, given = performOptionsOf(options)) => {
      const performOptions = { ...given, ...expect };
      const outcome = await repromptRejectedFields(config, session, prompted, changes, (changes) => {
        const input = { record: name, changes, ...withoutEmpty(items) };
        return performRecordOperation(config, session, operations.edit, input, performOptions);
      });
      return () =>
        printChange(session, outcome, {
          message: config.successMessages?.changed ?? 'Changed',
          isDryRun: options.dryRun === true,
        });
    });
  });
}

/** The options with signed lists among the assignments of `--set`. Problem: `usage`. */
function withSignedLists(entity: Pick<Entity, 'fieldPaths'>, given: EditOptions): EditOptions {
  const { options, assignments } = signedListsAsAssignments(entity, given);
  return assignments.length === 0 ? given : { ...options, set: [...(options.set ?? []), ...assignments] };
}

/** The fields with the content that options give; an editor opens only where nothing is set. */
async function readContent<T extends { id: string }>(
  { contentOption }: RecordCommandConfig<T>,
  session: Session,
  options: EditOptions,
  given: FieldValues,
  before: () => Promise<T>,
): Promise<FieldInput> {
  const read = (await contentOption?.read(session, options, given, before)) ?? { fields: given };
  return options.set === undefined ? read : { fields: read.fields };
}

/** Changes several records alike: one change, which one undo takes back. */
async function editMany<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  session: Session,
  options: EditOptions,
  typed: readonly string[],
): Promise<void> {
  const { entity, operations } = config;
  if (options.from !== undefined || options.expect !== undefined)
    throw usageProblem(
      `${options.from === undefined ? '--expect' : '--from'} is about one ${entity.name}`,
      'Name that one, or say what to set with --set.',
    );
  const { fields, ...items } = readAssignments(entity, options.set);
  requireNoContradiction(entity, options, { fields, ...items });
  const given = mergeFields(await readFieldOptions(entity, options), fields);
  const selected = await selectRecords(config, session, typed, options);
  const records = selected.names;
  if (records.length === 0) return printNoneSelected(session, entity);
  const shown = async () =>
    (await performRecordOperation(config, session, operations.show, { record: records[0] })).result.record;
  const read =
    typeof options.contentFile === 'string'
      ? await readContent(config, session, options, given, shown)
      : { fields: given };
  const changes = read.fields;
  if (isEmpty(changes) && options.set === undefined)
    throw noChangesProblem(`Give fields, such as ${config.exampleOption}, or --set.`);
  const input = { records, changes, ...withoutEmpty(items) };
  const perform = (dryRun: boolean) =>
    performRecordOperation(config, session, operations.edit, input, { dryRun });
  const isDryRun = options.dryRun === true;
  let outcome = await perform(true);
  const count = outcome.updated;
  await confirmSelection(session, selected, options, { verb: 'Change', count, entity });
  if (!isDryRun) outcome = await perform(false);
  const changed = `${count} of ${recordCount(records.length, entity)}`;
  await printChange(session, outcome, { message: `Changed ${changed}.`, isDryRun });
  if (isDryRun) session.note(`${changed} would change.`);
}

function mergeFields(fields: FieldValues, more: FieldValues): FieldValues {
  const merged = { ...fields };
  for (const [name, value] of Object.entries(more)) {
    const held = merged[name];
    const isGroup = isObject(value) && isObject(held);
    merged[name] = isGroup ? { ...held, ...value } : value;
  }
  return merged;
}

/** Without what an empty value empties: of a new record there is nothing to empty. */
function withoutEmptied(fields: FieldValues): FieldValues {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [name, isObject(value) ? withoutEmptied(value as FieldValues) : value]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}

/** Without the lists of items that are empty, which some collections do not take. */
function withoutEmpty<T extends Record<string, object>>(items: T): Partial<T> {
  return Object.fromEntries(Object.entries(items).filter(([, value]) => !isEmpty(value))) as Partial<T>;
}

async function expectation<T extends { id: string }>(
  { entity }: RecordCommandConfig<T>,
  state: string,
  before: () => Promise<T>,
): Promise<NonNullable<PerformOptions['expect']>> {
  const record = { in: entity.collection as CollectionName, id: (await before()).id };
  if (/^[0-9a-f]{16}$/.test(state)) return { ...record, hash: state };
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(state)) return { ...record, updatedAt: state };
  throw usageProblem(
    `--expect takes an updatedAt or a hash, not '${state}'`,
    `croupier ${entity.collection} show ${record.id} --json prints the updatedAt.`,
  );
}

/** Saves the fields; a field that is still to be written is written in an editor first, which reopens until it is saved. */
async function saveInput(
  session: Session,
  { fields, editInEditor }: FieldInput,
  save: (fields: FieldValues, options?: PerformOptions) => Promise<() => Promise<void>>,
): Promise<void> {
  if (editInEditor === undefined) return (await save(fields))();
  const { field, text, needed } = editInEditor;
  // Errors in other fields are reported before the person writes.
  await save({ ...fields, [field]: text || '<p>…</p>' }, { dryRun: true });
  const { editHtml } = await import('../terminal/input/editor.js');
  session.note('Opening your editor …');
  let tell: (() => Promise<void>) | undefined;
  await editHtml({
    text,
    description: `the ${field}, as HTML.`,
    async save(html) {
      if (html === '' && needed !== undefined) throw new Problem('invalid', needed);
      tell = await save({ ...fields, [field]: html });
    },
    onUnsaved: (file) => session.note(`What you wrote is kept in ${file}`),
  });
  await tell?.();
}

function withWriteOptions<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  command: Command,
  isTyped: boolean,
): Command {
  if (isTyped) {
    withFieldOptions(command, config.entity);
    config.contentOption?.add(command);
  }
  return withDryRun(command);
}
