import {
  collections,
  displayNameOf,
  draftsList,
  historyList,
  importsList,
  mediaList,
  menusList,
  type Operation,
  operations,
  profilesList,
  registersList,
  sectionsList,
  stylesHistory,
  type ViewedList,
  viewsList,
} from '@croupier/core';
import { DESCRIBED_NAMES } from '@croupier/core/forms';
import { type Argument, Command, type Option } from 'commander';
import type * as z from 'zod';
import { findNounIndex } from '../../command-line/global-options.js';
import { findOperands } from '../../command-line/operands.js';
import { completionsOf } from '../../command-line/options.js';
import { findNoun, VISIBLE_NOUNS } from '../../nouns.js';
import { openSession } from '../../open-session.js';
import { buildProgram } from '../../run.js';
import type { GlobalOptionValues } from '../../session.js';

/** A candidate: a word that may be typed next, with its description. */
interface Candidate {
  word: string;
  description?: string;
}

/** The hidden `croupier complete -- WORDS`: candidates for the last word, one per line. */
export function command(): Command {
  return new Command('complete').argument('[words...]').action(async (words: string[]) => {
    // Completion prints no errors: if nothing is found, it offers nothing.
    const found = await findCandidates(joinAtEquals(words)).catch(() => []);
    process.stdout.write(found.map(({ word, description = '' }) => `${word}\t${description}\n`).join(''));
  });
}

/** The candidates for the last word. */
async function findCandidates(words: readonly string[]): Promise<Candidate[]> {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? '';
  const nounIndex = findNounIndex(before);
  const noun = findNoun(before[nounIndex] ?? '');
  const tree = await noun?.load();
  const program = buildProgram(tree?.command() ?? new Command('none'));
  const top = program.commands[0] as Command;
  const operandWords =
    noun === undefined ? [] : findOperands(before.slice(nounIndex + 1), [program, ...commandTree(top)]);
  const { place, rest } = resolveCommand(top, operandWords);
  const options = [...place.options, ...program.options];

  const [flag, ofFlag] =
    typed.startsWith('--') && typed.includes('=') ? splitAtEquals(typed) : [before.at(-1), typed];
  const option = options.find(({ long }) => long === flag);
  if (option?.required) {
    const prefix = flag !== before.at(-1) ? `${flag}=` : '';
    const values = await valueCandidates(option, globalOptionsIn(before), noun?.name);
    return withPrefix(continueList(values, ofFlag), ofFlag).map((one) => ({
      ...one,
      word: `${prefix}${one.word}`,
    }));
  }
  if (typed.startsWith('-')) {
    const used = new Set(before);
    const free = options.filter(({ long }) => long !== undefined && !used.has(long));
    return withPrefix(
      [...free.map(({ long = '', description }) => ({ word: long, description })), HELP_CANDIDATE],
      typed,
    );
  }
  if (noun === undefined) {
    return nounIndex >= 0
      ? []
      : withPrefix(
          VISIBLE_NOUNS.map(({ name, summary }) => ({ word: name, description: summary })),
          typed,
        );
  }
  const inner =
    rest.length > 0
      ? []
      : place.commands.map((one) => ({ word: one.name(), description: one.description() }));
  const { registeredArguments: declared } = place;
  const argument = declared[rest.length] ?? (declared.at(-1)?.variadic ? declared.at(-1) : undefined);
  const values = argument === undefined ? [] : await valueCandidates(argument, globalOptionsIn(before));
  const isOpen = rest.length === 0 || place.commands.length === 0;
  return isOpen ? withPrefix([...inner, ...values], typed) : [];
}

/** The command that the words name, and the words after it. */
function resolveCommand(command: Command, [word, ...others]: string[]): { place: Command; rest: string[] } {
  const verb = command.commands.find((one) => one.name() === word);
  if (verb !== undefined) return resolveCommand(verb, others);
  return { place: command, rest: word === undefined ? [] : [word, ...others] };
}

function commandTree(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandTree)];
}

const HELP_CANDIDATE: Candidate = { word: '--help', description: 'this help' };

async function valueCandidates(
  of: Option | Argument,
  globals: GlobalOptionValues,
  noun?: string,
): Promise<Candidate[]> {
  const values = completionsOf(of);
  if (values !== undefined) return values.map((word) => ({ word }));
  const session = openSession(globals);
  const list = LIST_OPERATIONS[of.name().replace(/^--/, '')];
  if (list !== undefined) {
    const { result } = await session.perform(list, {});
    return result.records.map((record) => ({
      word: referenceFor(record),
      description: displayNameOf(record),
    }));
  }
  // Redirects have a --source of their own.
  const isSource = 'flags' in of ? of.flags === '--source <name>' : of.name() === 'source';
  const name = isSource ? 'profile' : of.name();
  switch (name) {
    case 'import': {
      const { result } = await session.perform(importsList, {});
      return result.records.map(({ id, sourceName, createdAt }) => ({
        word: id,
        description: `${sourceName ?? ''} ${createdAt}`.trim(),
      }));
    }
    case 'id': {
      const { result } = await session.perform(historyList, {});
      return result.records.map(({ number, operation, subject }) => ({
        word: String(number),
        description: `${operation}: ${subject}`,
      }));
    }
    case 'entity': {
      const { result } = await session.performWithoutStore(operations['schema.show'], {});
      return (result.names ?? []).map((word) => ({ word }));
    }
    case 'section':
    case 'sections': {
      const { result } = await session.perform(sectionsList, {});
      return result.records.map(({ type, title }) => ({ word: type, description: title }));
    }
    case 'sources':
    case 'profile':
    case 'profiles': {
      const { result } = await session.perform(profilesList, {});
      return result.records.map(({ name, collection }) => ({ word: name, description: collection }));
    }
    case 'view': {
      const { result } = await session.perform(viewsList, { list: noun as ViewedList });
      return result.records.map(({ name, query }) => ({ word: name, description: query }));
    }
    case 'drafts': {
      const { result } = await session.perform(draftsList, {});
      return result.records.map(({ ref, name }) => ({ word: ref, description: name }));
    }
    case 'views': {
      const { result } = await session.perform(viewsList, {});
      return result.records.map(({ name, list }) => ({ word: name, description: list }));
    }
    case 'register':
    case 'registers': {
      const { result } = await session.perform(registersList, {});
      return result.records.map(({ authority, date }) => ({ word: authority, description: date }));
    }
    case 'pictures': {
      const { result } = await session.perform(mediaList, {});
      return result.records.map(({ file, title }) => ({ word: file, description: title }));
    }
    case 'version': {
      const { result } = await session.perform(stylesHistory, {});
      return result.records.map(({ description }, i) => ({ word: String(i + 1), description }));
    }
    case 'topic':
      return VISIBLE_NOUNS.map(({ name, summary }) => ({ word: name, description: summary }));
    default:
      return [];
  }
}

/** The lists that complete an argument, by its name. */
const LIST_OPERATIONS: Record<string, Operation<z.ZodType, { records: { id: string }[] }>> = {
  item: menusList,
  items: menusList,
  ...Object.fromEntries(
    (['casinos', 'posts', 'pages', 'redirects', 'users', ...DESCRIBED_NAMES] as const).flatMap((plural) =>
      [plural, collections[plural].name].map((name) => [name, operations[`${plural}.list`]]),
    ),
  ),
};

interface RecordReference {
  id: string;
  slug?: string;
  label?: string;
  source?: string;
  username?: string;
}

/** The word that names a record: its slug, its label in a menu, the source of a redirect, a username, else its id. */
function referenceFor(record: RecordReference): string {
  const name = record.label ?? record.source ?? record.username;
  return record.slug ?? (name !== undefined && /^[^\s'"$&;|<>()\\*?[\]`]+$/.test(name) ? name : record.id);
}

/** The store that the line names already. */
function globalOptionsIn(words: readonly string[]): GlobalOptionValues {
  const at = words.indexOf('--store');
  const store = at < 0 ? words.find((word) => word.startsWith('--store='))?.slice(8) : words[at + 1];
  return { input: false, color: false, ...(store === undefined ? {} : { store }) };
}

/** Completes a comma-separated list: each candidate keeps the items before the last comma and repeats none of them. */
function continueList(values: readonly Candidate[], typed: string): Candidate[] {
  const head = typed.slice(0, typed.lastIndexOf(',') + 1);
  const given = new Set(head.split(','));
  return values.filter(({ word }) => !given.has(word)).map((one) => ({ ...one, word: head + one.word }));
}

function withPrefix(found: readonly Candidate[], typed: string): Candidate[] {
  return found.filter(({ word }) => word.startsWith(typed));
}

/** Joins the words that bash splits at `=`. */
function joinAtEquals(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last?.startsWith('--') && (word === '=' || last.endsWith('='))) {
      whole[whole.length - 1] = last + word;
    } else whole.push(word);
  }
  return whole;
}

function splitAtEquals(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
