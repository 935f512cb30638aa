import {
  collections,
  DRAFTED,
  type DraftedCollection,
  type DraftSummary,
  draftsDiscard,
  draftsList,
  draftsSave,
  draftsShow,
  type Entity,
  operations,
  timestamp,
} from '@croupier/core';
import { type Command, Option } from 'commander';
import { nounCommand, verbCommand } from '../command-line/define-command.js';
import { choiceOption, withDryRun } from '../command-line/options.js';
import { publishDueDrafts } from '../drafts/publish-due-drafts.js';
import { withAction } from '../open-session.js';
import { withList } from '../record-commands/list-show.js';
import { type ChangeCommandOptions, performOptionsOf } from '../record-commands/record-command-config.js';
import { describeNames, readRecordNames, withNamesAction } from '../record-commands/record-names.js';
import { runChange } from '../record-commands/run-change.js';
import { confirmNames } from '../record-commands/select-records.js';
import { readAssignments, withSetOption } from '../record-commands/set-option.js';
import type { GlobalOptionValues, Session } from '../session.js';
import { toSingleLine } from '../terminal/control-characters.js';
import { usageProblem } from '../terminal/errors/error-output.js';
import { EXIT_CODES } from '../terminal/errors/exit-codes.js';
import { formatCell } from '../terminal/format-cell.js';

const FIELDS = [
  ...(['ref', 'name', 'fields', 'by', 'updatedAt', 'publishAt', 'hideAt'] as const),
  ...(['isDue', 'fault', 'in', 'record', 'byId', 'id'] as const),
];
const DRAFTS = { name: 'draft', plural: 'drafts' };

/** `croupier drafts` with its verbs. */
export function command(): Command {
  const words = {
    summary: 'Drafts: changes to records that visitors do not see until they are published',
    examples: [
      'croupier drafts save casinos/copper-heron --set rating=9.1',
      'croupier drafts publish casinos/copper-heron',
    ],
  };
  return nounCommand('drafts', words, [listVerb(), showVerb(), saveVerb(), publishVerb(), discardVerb()]);
}

function listVerb(): Command {
  const command = verbCommand('list', {
    summary: 'List drafts, those with a time first',
    examples: ['croupier drafts list', 'croupier drafts list --in casinos --json'],
  })
    .addOption(choiceOption('--in <collection>', 'only those of this collection', DRAFTED))
    .option('--due', 'only those whose time has come');
  return withList<{ in?: DraftedCollection; due?: boolean }, DraftSummary>(command, {
    find: async (session, { in: collection, due }) =>
      (await session.perform(draftsList, { in: collection, isDue: due })).result,
    columns: [
      { heading: 'RECORD', text: ({ ref }) => ref },
      { heading: 'CHANGES', text: ({ fields }) => fields.join(', ') },
      { heading: 'BY', text: ({ by }) => by },
      { heading: 'LIVE', text: ({ publishAt = '' }) => publishAt },
      { heading: 'OFF', text: ({ hideAt = '' }) => hideAt },
      { heading: 'FAULT', text: ({ fault = '' }) => fault },
    ],
    fields: [...FIELDS],
    idOf: ({ ref }) => ref,
    emptyMessage: 'No drafts.',
  });
}

function showVerb(): Command {
  const command = verbCommand('show <record>', {
    summary: 'Show what the draft of a record changes, beside what visitors see',
    examples: [
      'croupier drafts show casinos/copper-heron',
      'croupier drafts show casinos/copper-heron --json',
    ],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, record = '') => {
    const { result } = await session.perform(draftsShow, { record });
    if (session.globals.json) return session.printJson(result);
    if (result.draft === null) return session.note(`${record} has no draft.`);
    const { draft, live, contested } = result;
    session.note(`Saved by ${draft.by}, ${draft.updatedAt}.`);
    const cell = (value: unknown) => toSingleLine(formatCell(value));
    for (const [at, { path, value }] of draft.fields.entries())
      await session.print(`${path}: ${cell(live[at]?.value)} → ${cell(value)}\n`);
    for (const path of contested) session.note(`${path} was changed by somebody else meanwhile.`);
  });
}

interface SaveOptions extends ChangeCommandOptions {
  set?: string[];
  publishAt?: string;
  hideAt?: string;
}

function saveVerb(): Command {
  const command = verbCommand('save <record>', {
    summary: 'Save changes to a record as a draft, added to those that it has',
    examples: [
      'croupier drafts save casinos/copper-heron --set rating=9.1 --set "bonuses.welcome=100% up to €200"',
      'croupier drafts save casinos/copper-heron --set rating=9.1 --publish-at 2099-01-31T09:30:00+01:00',
    ],
  });
  withSetOption(command)
    .addOption(momentOption('--publish-at <time>', 'when it goes live, while the site is served'))
    .addOption(momentOption('--hide-at <time>', 'when the record goes off the site'));
  return withAction<SaveOptions>(withDryRun(command), async (session, options, record = '') => {
    const [publishAt, hideAt] = [options.publishAt, options.hideAt].map((time) =>
      time === NEVER ? null : time,
    );
    const input = { record, set: assignedFields(record, options.set), publishAt, hideAt };
    const outcome = await session.perform(draftsSave, input, performOptionsOf(options));
    if (session.globals.json) return session.printJson(outcome.result);
    const said = options.dryRun === true ? 'Would keep' : 'Kept';
    session.note(
      outcome.result.isKept
        ? `${said} the draft of ${record}.`
        : `${record} differs in nothing: it has no draft.`,
    );
  });
}

/** In place of a time: that there is none. */
const NEVER = 'none';

function momentOption(flags: string, help: string): Option {
  const option = new Option(flags, `${help}; UTC unless it names a zone, none for no time`);
  return option.argParser((text) => {
    if (text === NEVER) return text;
    const reading = timestamp.parse(text);
    if ('value' in reading) return reading.value;
    throw usageProblem(
      `${flags.split(' ')[0]} must be a time, not '${text}'`,
      'Give it as 2026-01-31T09:30 or 2026-01-31T09:30:00+01:00.',
    );
  });
}

/** The assignments of `--set` as fields of the collection that the name of the record begins with. */
function assignedFields(record: string, assignments: readonly string[] | undefined): Record<string, unknown> {
  const collection = DRAFTED.find((name) => record.startsWith(`${name}/`));
  // The operation says how a record is named.
  if (collection === undefined) return {};
  const entity = collections[collection] as unknown as Entity;
  const { fields, ...relative } = readAssignments(entity, assignments);
  if (Object.values(relative).some((changes) => Object.keys(changes).length > 0))
    throw usageProblem(
      '--set of a draft takes whole values',
      'Write the list or the number that it becomes.',
    );
  return fields;
}

interface PublishOptions extends ChangeCommandOptions {
  due?: boolean;
}

function publishVerb(): Command {
  const command = verbCommand('publish [drafts...]', {
    summary: 'Make drafts live; with --due, all those whose time has come',
    examples: ['croupier drafts publish casinos/copper-heron --dry-run', 'croupier drafts publish --due'],
  }).option('--due', 'those whose time has come, as a served site does by itself');
  return withAction<PublishOptions>(withDryRun(describeNames(command)), async (session, options, given) => {
    const typed = (given ?? []) as unknown as string[];
    if (options.due === true) {
      if (typed.length > 0) throw usageProblem('--due takes no names', 'Leave out either of them.');
      return publishDue(session, options);
    }
    if (typed.length === 0)
      throw usageProblem('Name the drafts', 'Give their records, - to read them from stdin, or --due.');
    const named = await readRecordNames(typed);
    if (!(await confirmNames(session, named, options, { verb: 'Publish', entity: DRAFTS }))) return undefined;
    const input = { records: named.names };
    return runChange(session, operations['drafts.publish'], input, options, 'Published');
  });
}

/** Makes live what is due, one by one; the exit code says where one could not. */
async function publishDue(session: Session, options: PublishOptions): Promise<void> {
  const done = await publishDueDrafts(session.perform, performOptionsOf(options));
  const failed = done.filter(({ problem }) => problem !== undefined);
  if (failed.length > 0) session.setExitCode(EXIT_CODES.rejected);
  if (session.globals.json)
    return session.printJson(
      done.map(({ draft: { ref }, problem }) => ({ ref, ...(problem && { fault: problem.message }) })),
    );
  for (const { draft, problem } of failed) session.note(`${draft.ref} stays as it is: ${problem?.message}`);
  const published = done.filter(({ problem }) => problem === undefined).map(({ draft }) => draft.ref);
  const said = options.dryRun === true ? 'Would publish' : 'Published';
  session.note(published.length === 0 ? 'No draft is due.' : `${said} ${published.join(', ')}.`);
}

function discardVerb(): Command {
  const command = verbCommand('discard <drafts...>', {
    summary: 'Discard drafts; what visitors see stays',
    examples: [
      'croupier drafts discard casinos/copper-heron',
      'croupier drafts list --format ids | croupier drafts discard - --yes',
    ],
  });
  return withNamesAction<ChangeCommandOptions>(withDryRun(command), async (session, options, named) => {
    if (!(await confirmNames(session, named, options, { verb: 'Discard', entity: DRAFTS }))) return;
    const input = { records: named.names };
    const { result } = await session.perform(draftsDiscard, input, performOptionsOf(options));
    if (session.globals.json) return session.printJson(result);
    const said = options.dryRun === true ? 'Would discard' : 'Discarded';
    session.note(`${said} the draft of ${named.names.join(', ')}.`);
  });
}
