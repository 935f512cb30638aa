import { nearest, Problem } from '@croupier/core';
import { Command, CommanderError, Option } from 'commander';
import { GLOBAL_OPTIONS } from './globals.js';
import { NOUNS, type Noun, nounNamed } from './nouns.js';
import { currentSession, interruption } from './session.js';
import { EXIT_CODES } from './terminal/exit-codes.js';
import { tellFailure, usage } from './terminal/failure.js';
import { operands } from './terminal/operands.js';
import { endWithoutReader } from './terminal/streams.js';

/** How long work may tidy up after Ctrl-C, in milliseconds. */
const GRACE = 200;

/** Runs the command that the arguments say, `at` being where their noun stands, and sets the exit code. */
export async function run(args: readonly string[], at: number): Promise<void> {
  const isJson = args.includes('--json') || args.includes('--format=json');
  const tell = (thrown: unknown) =>
    tellFailure(thrown, { json: isJson, color: !args.includes('--no-color') });
  endWithoutReader((error) => tell(unprinted(error)));
  endOnInterrupt();
  let tree = new Command();
  try {
    const noun = nounAmong(args, at);
    tree = (await noun.load()).command(args);
    const program = programWith(tree);
    await program.parseAsync([...args.slice(0, at), noun.name, ...args.slice(at + 1)], { from: 'user' });
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return;
    process.exitCode = tell(thrown instanceof CommanderError ? usageOf(thrown, args, at, tree) : thrown);
  }
}

/** The program with one noun's commands, each with the options that stand everywhere. */
export function programWith(noun: Command): Command {
  const program = new Command('croupier').addCommand(noun);
  for (const { flags, help } of GLOBAL_OPTIONS) {
    const option = new Option(flags, help);
    // A noun may mean something of its own by a word that stands everywhere else.
    if (!noun.options.some(({ long }) => long === option.long)) program.addOption(option);
  }
  settle(program);
  return program;
}

function settle(command: Command): void {
  command
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => title })
    .helpOption('-h, --help', 'this help')
    .helpCommand(false);
  for (const inner of command.commands) settle(inner);
}

function nounAmong(args: readonly string[], at: number): Noun {
  const word = args[at];
  if (word === undefined) {
    const known = GLOBAL_OPTIONS.map(({ flags }) => flags.split(' ')[0] as string);
    const odd = args.find((arg) => arg.startsWith('-') && !known.includes(arg.split('=')[0] as string));
    const look = 'croupier --help lists the nouns.';
    if (odd !== undefined) throw usage(`Unknown option '${odd}'`, meant(nearest(odd, known)) ?? look);
    throw usage('Say what to do: croupier <noun> <verb>', look);
  }
  const noun = nounNamed(word);
  if (noun !== undefined) return noun;
  const close = nearest(
    word,
    NOUNS.flatMap(({ name, also }) => (also === undefined ? [name] : [name, also])),
  );
  throw usage(`croupier knows no '${word}'`, meant(close) ?? 'croupier --help lists the nouns.');
}

/** Commander's refusal in our words: what is off, then the nearest word or where to look. */
function usageOf(
  { code, message }: CommanderError,
  args: readonly string[],
  at: number,
  tree: Command,
): Problem {
  const verbs = tree.commands.map((verb) => verb.name());
  const [word = ''] = operands(args.slice(at + 1), [
    ...(tree.parent === null ? [] : [tree.parent]),
    tree,
    ...tree.commands,
  ]);
  const isVerb = verbs.includes(word);
  const look = `croupier ${[args[at], ...(isVerb ? [word] : [])].join(' ')} --help shows what it takes.`;
  if (code === 'commander.help') return usage(`Say which verb: ${verbs.join(', ')}`, look);
  // Commander takes it for something that is given to the verb that need not be said.
  if (code === 'commander.excessArguments' && verbs.length > 0 && !isVerb) {
    return usage(`Unknown command '${word}'`, meant(nearest(word, verbs)) ?? look);
  }
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').match(/Did you mean (?:one of )?(.+)\?/)?.[1];
  return usage(
    first.charAt(0).toUpperCase() + first.slice(1),
    meant(...(suggestion?.split(', ') ?? [])) ?? look,
  );
}

/** The words that may have been meant, as a question; undefined where there is none. */
function meant(...words: readonly (string | undefined)[]): string | undefined {
  const quoted = words.filter((word) => word !== undefined).map((word) => `'${word}'`);
  return quoted.length === 0 ? undefined : `Did you mean ${quoted.join(' or ')}?`;
}

/** What is told where stdout takes no more: after a change, that it was made all the same. */
function unprinted(cause: Error): Error {
  if (currentSession()?.hasWritten !== true) return cause;
  return new Problem('fault', `The change was written, but could not be printed: ${cause.message}`, {
    hint: 'croupier history tells what it was, and croupier undo takes it back.',
    cause,
  });
}

/** Ctrl-C stops questions at once and changes at their next safe point; a second one stops everything. */
function endOnInterrupt(): void {
  process.on('SIGINT', () => {
    if (interruption.signal.aborted) process.exit(EXIT_CODES.interrupted);
    interruption.abort();
    setTimeout(() => {
      if (currentSession()?.endsByItself) return;
      process.stderr.write('Interrupted; nothing changed.\n');
      process.exit(EXIT_CODES.interrupted);
    }, GRACE).unref();
  });
}
