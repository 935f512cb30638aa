import {
  bonusesList,
  casinosList,
  gamesList,
  historyList,
  mediaList,
  menusList,
  nameOf,
  type Operation,
  operations,
  pagesList,
  postsList,
  redirectsList,
  sectionsList,
  stylesHistory,
  usersList,
} from '@croupier/core';
import { type Argument, Command, type Option } from 'commander';
import type * as z from 'zod';
import { nounAt } from '../globals.js';
import { NOUNS, nounNamed } from '../nouns.js';
import { programWith } from '../run.js';
import { type Globals, openSession } from '../session.js';
import { operands } from '../terminal/operands.js';
import { offered } from '../terminal/options.js';

/** One thing that could be typed next, and what it is. */
interface Candidate {
  word: string;
  about?: string;
}

/** The hidden `croupier complete -- WORDS`: what could stand in the place of the last word, a line each. */
export function command(): Command {
  return new Command('complete').argument('[words...]').action(async (words: string[]) => {
    // Whoever completes sees no errors: where nothing can be found, nothing is offered.
    const found = await candidates(joined(words)).catch(() => []);
    process.stdout.write(found.map(({ word, about = '' }) => `${word}\t${about}\n`).join(''));
  });
}

/** What could stand in the place of the last of the words. */
async function candidates(words: readonly string[]): Promise<Candidate[]> {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? '';
  const at = nounAt(before);
  const noun = nounNamed(before[at] ?? '');
  const tree = await noun?.load();
  const program = programWith(tree?.command() ?? new Command('none'));
  const top = program.commands[0] as Command;
  const said = noun === undefined ? [] : operands(before.slice(at + 1), [program, ...allWithin(top)]);
  const { place, rest } = follow(top, said);
  const options = [...place.options, ...program.options];

  const [flag, ofFlag] =
    typed.startsWith('--') && typed.includes('=') ? split(typed) : [before.at(-1), typed];
  const option = options.find(({ long }) => long === flag);
  if (option?.required) {
    const prefix = flag !== before.at(-1) ? `${flag}=` : '';
    const values = await valuesOf(option, globalsIn(before));
    return matching(inList(values, ofFlag), ofFlag).map((one) => ({ ...one, word: `${prefix}${one.word}` }));
  }
  if (typed.startsWith('-')) {
    const used = new Set(before);
    const free = options.filter(({ long }) => long !== undefined && !used.has(long));
    return matching(
      [...free.map(({ long = '', description }) => ({ word: long, about: description })), HELP],
      typed,
    );
  }
  if (noun === undefined) {
    return at >= 0
      ? []
      : matching(
          NOUNS.map(({ name, summary }) => ({ word: name, about: summary })),
          typed,
        );
  }
  const inner =
    rest.length > 0 ? [] : place.commands.map((one) => ({ word: one.name(), about: one.description() }));
  const { registeredArguments: declared } = place;
  const argument = declared[rest.length] ?? (declared.at(-1)?.variadic ? declared.at(-1) : undefined);
  const values = argument === undefined ? [] : await valuesOf(argument, globalsIn(before));
  const isOpen = rest.length === 0 || place.commands.length === 0;
  return isOpen ? matching([...inner, ...values], typed) : [];
}

/** The command that words lead to, verb by verb, and the words that are left. */
function follow(command: Command, [word, ...others]: string[]): { place: Command; rest: string[] } {
  const verb = command.commands.find((one) => one.name() === word);
  if (verb !== undefined) return follow(verb, others);
  return { place: command, rest: word === undefined ? [] : [word, ...others] };
}

function allWithin(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allWithin)];
}

const HELP: Candidate = { word: '--help', about: 'this help' };

async function valuesOf(of: Option | Argument, globals: Globals): Promise<Candidate[]> {
  const values = offered(of);
  if (values !== undefined) return values.map((word) => ({ word }));
  const session = openSession(globals);
  const list = LISTS[of.name().replace(/^--/, '')];
  if (list !== undefined) {
    const { result } = await session.perform(list, {});
    return result.records.map((record) => ({ word: wordFor(record), about: nameOf(record) }));
  }
  switch (of.name()) {
    case 'id': {
      const { result } = await session.perform(historyList, {});
      return result.records.map(({ id, operation, subject }) => ({
        word: id,
        about: `${operation}: ${subject}`,
      }));
    }
    case 'entity': {
      const { result } = await session.performAnywhere(operations.schemaShow, {});
      return (result.names ?? []).map((word) => ({ word }));
    }
    case 'section':
    case 'sections': {
      const { result } = await session.perform(sectionsList, {});
      return result.records.map(({ type, title }) => ({ word: type, about: title }));
    }
    case 'pictures': {
      const { result } = await session.perform(mediaList, {});
      return result.records.map(({ file, title }) => ({ word: file, about: title }));
    }
    case 'version': {
      const { result } = await session.perform(stylesHistory, {});
      return result.records.map(({ description }, i) => ({ word: String(i + 1), about: description }));
    }
    case 'topic':
      return NOUNS.map(({ name, summary }) => ({ word: name, about: summary }));
    default:
      return [];
  }
}

/** The lists that know what stands for an argument, by its name. */
const LISTS: Record<string, Operation<z.ZodType, { records: { id: string }[] }>> = {
  casino: casinosList,
  casinos: casinosList,
  bonus: bonusesList,
  bonuses: bonusesList,
  game: gamesList,
  games: gamesList,
  post: postsList,
  posts: postsList,
  page: pagesList,
  pages: pagesList,
  item: menusList,
  items: menusList,
  redirect: redirectsList,
  redirects: redirectsList,
  user: usersList,
  users: usersList,
};

interface Named {
  id: string;
  slug?: string;
  label?: string;
  source?: string;
  username?: string;
}

/** The word that names a record: its slug, its label in a menu, the source of a redirect, a username, else its id. */
function wordFor(record: Named): string {
  const name = record.label ?? record.source ?? record.username;
  return record.slug ?? (name !== undefined && /^[^\s'"$&;|<>()\\*?[\]`]+$/.test(name) ? name : record.id);
}

/** The store that the line names already. */
function globalsIn(words: readonly string[]): Globals {
  const at = words.indexOf('--store');
  const store = at < 0 ? words.find((word) => word.startsWith('--store='))?.slice(8) : words[at + 1];
  return { input: false, color: false, ...(store === undefined ? {} : { store }) };
}

/** Offers what may follow a comma with what stands before it, and nothing that stands there already. */
function inList(values: readonly Candidate[], typed: string): Candidate[] {
  const head = typed.slice(0, typed.lastIndexOf(',') + 1);
  const given = new Set(head.split(','));
  return values.filter(({ word }) => !given.has(word)).map((one) => ({ ...one, word: head + one.word }));
}

function matching(found: readonly Candidate[], typed: string): Candidate[] {
  return found.filter(({ word }) => word.startsWith(typed));
}

/** Bash breaks words at `=`; here they are whole again. */
function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last?.startsWith('--') && (word === '=' || last.endsWith('='))) {
      whole[whole.length - 1] = last + word;
    } else whole.push(word);
  }
  return whole;
}

function split(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
