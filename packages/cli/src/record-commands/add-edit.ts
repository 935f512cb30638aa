import { type CollectionName, type PerformOptions, Problem } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { readFieldOptions, withFieldOptions } from '../command-line/field-options.js';
import { withDryRun } from '../command-line/options.js';
import { type Session, withAction } from '../session.js';
import { printChange } from '../terminal/change-output.js';
import { usageProblem } from '../terminal/error-output.js';
import {
  type ChangeCommandOptions,
  type FieldInput,
  type PromptedField,
  performOptionsOf,
  performRecordOperation,
  type RecordCommandConfig,
} from './config.js';
import { promptCurrentFields, promptMissingFields, repromptRejectedFields } from './prompt-fields.js';

type FieldValues = Record<string, unknown>;

/** `add`, with an option for each field if it is what was typed. */
export function addVerb<T extends { id: string }>(config: RecordCommandConfig<T>, isTyped: boolean): Command {
  const { entity, operations, examples } = config;
  const command = withWriteOptions(
    config,
    verbCommand('add', { summary: `Add a ${entity.name}`, examples: examples.add }),
    isTyped,
  );
  return withAction<ChangeCommandOptions & FieldValues>(command, async (session, options) => {
    const fields = await readFieldOptions(entity, options);
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

/** `edit`, with an option for each field if it is what was typed. */
export function editVerb<T extends { id: string }>(
  config: RecordCommandConfig<T>,
  isTyped: boolean,
): Command {
  const { entity, operations, examples } = config;
  const words = {
    summary: `Change fields of a ${entity.name}; what is not named stays, an empty value empties`,
    examples: examples.edit,
  };
  const command = withWriteOptions(config, verbCommand(`edit <${entity.name}>`, words), isTyped)
    .option('--expect <state>', 'fail where the record has changed: the updatedAt or hash that you saw')
    .option('--force', 'save even where the record has changed since --from or the editor read it');
  return withAction<ChangeCommandOptions & FieldValues>(command, async (session, options, name) => {
    let shown: Promise<{ record: T; hash?: string }> | undefined;
    const show = () => {
      shown ??= performRecordOperation(config, session, operations.show, { record: name }).then(
        ({ result }) => result,
      );
      return shown;
    };
    const before = async () => (await show()).record;
    const given = await readFieldOptions(entity, options);
    const seen = options.expect ?? (typeof options.from === 'string' ? stateIn(given) : undefined);
    const read = (await config.contentOption?.read(session, options, given, before)) ?? { fields: given };
    let prompted: readonly PromptedField[] = [];
    if (read.editInEditor === undefined && Object.keys(read.fields).length === 0) {
      if (!session.canPrompt)
        throw usageProblem(
          'Say what to change',
          `Give fields, such as ${config.exampleOption}, or a record with --from.`,
        );
      read.fields = await promptCurrentFields(config, await before());
      prompted = config.promptedFields;
    }
    // What was shown to the person is what they mean to change.
    const state = seen ?? (await shown)?.hash;
    const expect =
      state === undefined || options.force ? {} : { expect: await expectation(config, state, before) };
    await saveInput(session, read, async (changes, given = performOptionsOf(options)) => {
      const performOptions = { ...given, ...expect };
      const outcome = await repromptRejectedFields(config, session, prompted, changes, (changes) => {
        const input = { record: name, changes };
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

/** The updatedAt of a record that `show --json` printed. */
function stateIn({ updatedAt }: FieldValues): string | undefined {
  return typeof updatedAt === 'string' ? updatedAt : undefined;
}

async function expectation<T extends { id: string }>(
  { entity }: RecordCommandConfig<T>,
  state: string,
  before: () => Promise<T>,
): Promise<NonNullable<PerformOptions['expect']>> {
  const record = { in: entity.plural as CollectionName, id: (await before()).id };
  if (/^[0-9a-f]{16}$/.test(state)) return { ...record, hash: state };
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(state)) return { ...record, updatedAt: state };
  throw usageProblem(
    `--expect takes an updatedAt or a hash, not '${state}'`,
    `croupier ${entity.plural} show ${record.id} --json prints the updatedAt.`,
  );
}

/** Saves what was read; what is still to be written is written first, in an editor that stays until it is saved. */
async function saveInput(
  session: Session,
  { fields, editInEditor }: FieldInput,
  save: (fields: FieldValues, options?: PerformOptions) => Promise<() => Promise<void>>,
): Promise<void> {
  if (editInEditor === undefined) return (await save(fields))();
  const { field, text, needed } = editInEditor;
  // Errors in other fields are reported before the person writes.
  await save({ ...fields, [field]: text || '<p>…</p>' }, { dryRun: true });
  const { editHtml } = await import('../terminal/editor.js');
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
