import {
  type Casino,
  casino,
  casinosActivate,
  casinosAdd,
  casinosBlacklist,
  casinosDeactivate,
  casinosDelete,
  casinosEdit,
  casinosFeature,
  casinosList,
  casinosRename,
  casinosShow,
  casinosUnblacklist,
  casinosUnfeature,
  isProblem,
  messages,
  type Operation,
  type Outcome,
  Problem,
  type Wishes,
} from '@croupier/core';
import type { Command } from 'commander';
import type * as z from 'zod';
import { does, type Globals, type Session } from '../session.js';
import { askText, confirm, missing } from '../terminal/ask.js';
import { printChange } from '../terminal/changes.js';
import { usage } from '../terminal/failure.js';
import { readFields, readText, withFields } from '../terminal/fields.js';
import { choiceOption, countOption, withDryRun } from '../terminal/options.js';
import {
  fieldNames,
  fieldsOption,
  formatOption,
  type ListOptions,
  printList,
  printRecord,
} from '../terminal/records.js';
import type { Column } from '../terminal/table.js';
import { exportVerb, importVerb, templateVerb } from './casinos-files.js';
import { type QueryOptions, queryOf, withQuery } from './casinos-query.js';
import { noun, verb } from './verb.js';

const { casino: say } = messages;

/** The options of a change to casinos. */
interface ChangeOptions extends Globals {
  dryRun?: boolean;
}

/** `croupier casinos` with all its verbs; only the one that is `typed`, if any, gets an option for each field. */
export function command(typed?: readonly string[]): Command {
  const isTyped = (verb: string) => typed === undefined || typed.includes(verb);
  return noun(
    'casinos',
    {
      summary: 'Casinos: what is reviewed, ranked, listed and blacklisted',
      examples: ['croupier casinos list --sort -rating', 'croupier casinos show copper-heron'],
    },
    [
      list(),
      show(),
      add(isTyped('add')),
      edit(isTyped('edit')),
      toggle(casinosActivate, 'activate', 'Make casinos visible to visitors', 'Activated'),
      toggle(casinosDeactivate, 'deactivate', 'Hide casinos from visitors', 'Deactivated'),
      toggle(casinosFeature, 'feature', 'Put casinos first', 'Featured'),
      toggle(casinosUnfeature, 'unfeature', 'Put casinos back among the others', 'No longer featured:'),
      blacklist(),
      toggle(casinosUnblacklist, 'unblacklist', 'Take casinos off the blacklist', 'Off the blacklist:'),
      rename(),
      remove(),
      importVerb(),
      exportVerb(),
      templateVerb(),
    ],
  );
}

const columns: readonly Column<Casino>[] = [
  { head: 'SLUG', text: ({ slug }) => slug },
  { head: 'NAME', text: ({ name }) => name },
  { head: 'RATING', text: ({ rating }) => String(rating), isNumber: true },
  { head: 'SAFETY', text: ({ safetyRating }) => String(safetyRating), isNumber: true },
  { head: 'STATUS', text: statusOf },
  { head: 'UPDATED', text: ({ updatedAt }) => updatedAt.slice(0, 10) },
];

function statusOf({ isActive, isFeatured, isBlacklisted }: Casino): string {
  const words = [isActive ? 'active' : 'inactive'];
  if (isFeatured) words.push('featured');
  if (isBlacklisted) words.push('blacklisted');
  return words.join(', ');
}

interface CasinoListOptions extends ListOptions, QueryOptions {
  limit?: number;
  offset?: number;
}

function list(): Command {
  const command = verb('list', {
    summary: 'List casinos',
    examples: [
      'croupier casinos list',
      'croupier casinos list --status active,featured --sort -rating --limit 3',
      'croupier casinos list --search withdrawals --json --fields slug,name,rating',
    ],
  });
  withQuery(command)
    .addOption(countOption('--limit <count>', 'at most so many'))
    .addOption(countOption('--offset <count>', 'leave out so many first'))
    .addOption(formatOption())
    .addOption(fieldsOption(fieldNames(casino)));
  return does<CasinoListOptions>(command, async (session, options) => {
    const { limit, offset } = options;
    const { result } = await session.perform(casinosList, { ...queryOf(options), limit, offset });
    await printList<Casino>(
      session,
      {
        ...result,
        columns,
        fields: fieldNames(casino),
        idOf: ({ id }) => id,
        csv: async (records, fields) => (await import('./record-csv.js')).recordCsv(casino, records, fields),
        empty: 'No casinos.',
      },
      options,
    );
  });
}

function show(): Command {
  const command = verb('show <casino>', {
    summary: 'Show one casino, named by slug, id, or the first characters of its id',
    examples: ['croupier casinos show copper-heron', 'croupier casinos show copper-heron --json'],
  }).addOption(fieldsOption(fieldNames(casino)));
  return does<Globals & { fields?: string }>(command, async (session, { fields }, name) => {
    const { result } = await perform(session, casinosShow, { casino: name as string });
    await printRecord(session, result.record, casino, fields);
  });
}

function add(isTyped: boolean): Command {
  const command = verb('add', {
    summary: 'Add a casino',
    examples: [
      'croupier casinos add --name "Golden Fox" --description "Calm and quick." --rating 8.5',
      'croupier casinos add --name "Silver Fox" --description "Its sister." --stars 4 --languages "English, German"',
      'croupier casinos show copper-heron --json | croupier casinos add --from - --slug copper-heron-twin --dry-run',
    ],
  });
  withDryRun(isTyped ? withFields(command, casino) : command);
  return does<ChangeOptions & Record<string, unknown>>(command, async (session, options) => {
    const given = await readFields(casino, options);
    const record = await askMissing(session, given);
    const outcome = await perform(session, casinosAdd, { casino: record }, wishesOf(options));
    await printChange(session, outcome, { did: 'Added', isDry: options.dryRun === true });
  });
}

/** Asks for what a casino cannot be without, and then for its rating; without a person it is a `usage` Problem. */
async function askMissing(
  session: Session,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const wanted = [
    { name: 'name', question: 'Name', message: say.nameRequired },
    { name: 'description', question: 'Description', message: say.descriptionRequired },
  ].filter(({ name, message }) => {
    // Said and blank is not the same as not said: the one is refused, the other asked for.
    if (given[name] === null) throw new Problem('invalid', message, { issues: [{ path: name, message }] });
    return given[name] === undefined;
  });
  if (wanted.length === 0) return given;
  const record = { ...given };
  for (const { name, question, message } of wanted) {
    if (!session.mayAsk) throw missing(message, `--${name}`);
    record[name] = await askText(question, (answer) => (answer === '' ? message : undefined));
  }
  if (!('rating' in record)) record.rating = await askRating();
  return record;
}

async function askRating(): Promise<number> {
  const leaf = casino.leaf('rating');
  if (leaf === undefined) return 0;
  const isWrong = (answer: string) =>
    'fault' in readText(leaf, answer === '' ? '0' : answer) ? say.ratingInScores : undefined;
  return Number(await askText('Rating (0 to 10)', isWrong, '0'));
}

function edit(isTyped: boolean): Command {
  const command = verb('edit <casino>', {
    summary: 'Change fields of a casino; what is not named stays, an empty value empties',
    examples: [
      'croupier casinos edit copper-heron --rating 8.9 --reviewer "Ines Valkama"',
      'croupier casinos edit copper-heron --languages "English, German, Finnish" --dry-run',
      'croupier casinos edit copper-heron --bonus ""',
    ],
  });
  withDryRun(isTyped ? withFields(command, casino) : command);
  return does<ChangeOptions & Record<string, unknown>>(command, async (session, options, name) => {
    const changes = await readFields(casino, options);
    if (Object.keys(changes).length === 0) {
      throw usage('Say what to change', 'Give fields, such as --rating 8.5, or a record with --from.');
    }
    const input = { casino: name as string, changes };
    const outcome = await perform(session, casinosEdit, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Changed', isDry: options.dryRun === true });
  });
}

function toggle(operation: typeof casinosActivate, word: string, summary: string, did: string): Command {
  const command = verb(`${word} <casinos...>`, {
    summary,
    examples: [`croupier casinos ${word} copper-heron`, `croupier casinos ${word} copper-heron --dry-run`],
  });
  withDryRun(command);
  return doesToSeveral<ChangeOptions>(command, async (session, options, names) => {
    const outcome = await perform(session, operation, { casinos: names }, wishesOf(options));
    await printChange(session, outcome, { did, isDry: options.dryRun === true });
  });
}

interface BlacklistOptions extends ChangeOptions {
  severity?: 'low' | 'medium' | 'high';
  reason?: string;
  details?: string;
  date?: string;
}

function blacklist(): Command {
  const command = verb('blacklist <casinos...>', {
    summary: 'Put casinos on the blacklist',
    examples: [
      'croupier casinos blacklist copper-heron --severity high --reason "Withdrawals held for weeks"',
      'croupier casinos blacklist copper-heron --date 2026-01-05 --dry-run',
    ],
  })
    .addOption(choiceOption('--severity <severity>', 'how bad it is', ['low', 'medium', 'high']))
    .option('--reason <reason>', 'why, in a line')
    .option('--details <details>', 'why, at length')
    .option('--date <day>', 'since when, YYYY-MM-DD; today unless given');
  withDryRun(command);
  return doesToSeveral<BlacklistOptions>(command, async (session, options, names) => {
    const { severity, reason, details, date } = options;
    const input = { casinos: names, severity, reason, details, date };
    const outcome = await perform(session, casinosBlacklist, input, wishesOf(options));
    await printChange(session, outcome, { did: 'On the blacklist:', isDry: options.dryRun === true });
  });
}

function rename(): Command {
  const command = verb('rename <casino> <slug>', {
    summary: 'Change the slug of a casino; its old address then leads to the new one',
    examples: [
      'croupier casinos rename copper-heron silver-heron --name "Silver Heron"',
      'croupier casinos rename copper-heron silver-heron --dry-run',
    ],
  }).option('--name <name>', 'a new name too');
  withDryRun(command);
  return does<ChangeOptions & { name?: string }>(command, async (session, options, called, slug) => {
    const input = { casino: called as string, slug: slug as string, name: options.name };
    const outcome = await perform(session, casinosRename, input, wishesOf(options));
    await printChange(session, outcome, { did: 'Renamed', isDry: options.dryRun === true });
  });
}

function remove(): Command {
  const command = verb('delete <casinos...>', {
    summary: 'Delete casinos; croupier undo brings them back',
    examples: [
      'croupier casinos delete copper-heron --yes',
      'croupier casinos delete copper-heron --dry-run',
    ],
  });
  withDryRun(command);
  return doesToSeveral<ChangeOptions>(command, async (session, options, names) => {
    if (!options.dryRun && !options.yes) await confirmDeletes(session, names);
    const outcome = await perform(session, casinosDelete, { casinos: names }, wishesOf(options));
    await printChange(session, outcome, { did: 'Deleted', isDry: options.dryRun === true });
  });
}

async function confirmDeletes(session: Session, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { result } = await perform(session, casinosShow, { casino: name });
    const question = say.confirmDelete(result.record.name);
    if (!session.mayAsk)
      throw usage(question, 'Nobody is here to answer: give --yes to delete without a question.');
    await confirm(question);
  }
}

function doesToSeveral<O extends Globals>(
  command: Command,
  work: (session: Session, options: O, names: string[]) => Promise<void>,
): Command {
  return does<O>(command, (session, options, names) => work(session, options, names as unknown as string[]));
}

function wishesOf({ dryRun }: ChangeOptions): Wishes {
  return { dryRun: dryRun === true };
}

/** Performs an operation; a casino that is not there is told in the words of the screens. */
async function perform<I extends z.ZodType, R>(
  session: Session,
  operation: Operation<I, R>,
  input: z.input<I>,
  wishes?: Wishes,
): Promise<Outcome<R>> {
  try {
    return await session.perform(operation, input, wishes);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'not-found' || !error.message.startsWith(casino.title))
      throw error;
    throw new Problem('not-found', say.notFound, {
      issues: [{ message: say.notFoundText }, { message: error.message }],
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
}
