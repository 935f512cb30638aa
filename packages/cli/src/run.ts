import { nearest, type Problem } from '@croupier/core';
import { Command, CommanderError } from 'commander';
import { GLOBAL_OPTIONS } from './globals.js';
import { NOUNS, type Noun, nounNamed } from './nouns.js';
import { currentSession, interruption } from './session.js';
import { EXIT_CODES } from './terminal/exit-codes.js';
import { tellFailure, usage } from './terminal/failure.js';
import { endWithoutReader } from './terminal/streams.js';

/** How long work may tidy up after Ctrl-C, in milliseconds. */
const GRACE = 200;

/** Runs the command that the arguments say, `at` being where their noun stands, and sets the exit code. */
export async function run(args: readonly string[], at: number): Promise<void> {
  const isJson = args.includes('--json') || args.includes('--format=json');
  const tell = (thrown: unknown) =>
    tellFailure(thrown, { json: isJson, color: !args.includes('--no-color') });
  endWithoutReader(tell);
  endOnInterrupt();
  let verbs: string[] = [];
  try {
    const noun = nounAmong(args, at);
    const tree = (await noun.load()).command(args);
    verbs = tree.commands.map((verb) => verb.name());
    const program = programWith(tree);
    await program.parseAsync([...args.slice(0, at), noun.name, ...args.slice(at + 1)], { from: 'user' });
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return;
    process.exitCode = tell(thrown instanceof CommanderError ? usageOf(thrown, args, verbs) : thrown);
  }
}

/** The program with one noun's commands, each with the options that stand everywhere. */
export function programWith(noun: Command): Command {
  const program = new Command('croupier').addCommand(noun);
  for (const { flags, help } of GLOBAL_OPTIONS) program.option(flags, help);
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
  if (word === undefined)
    throw usage('Say what to do: croupier <noun> <verb>', 'croupier --help lists the nouns.');
  const noun = nounNamed(word);
  if (noun !== undefined) return noun;
  const close = nearest(
    word,
    NOUNS.flatMap(({ name, also }) => (also === undefined ? [name] : [name, also])),
  );
  throw usage(
    `croupier knows no '${word}'`,
    close === undefined ? 'croupier --help lists the nouns.' : `Did you mean '${close}'?`,
  );
}

/** Commander's refusal in our words: what is off, then the nearest word or where to look. */
function usageOf(
  { code, message }: CommanderError,
  args: readonly string[],
  verbs: readonly string[],
): Problem {
  const said = args.filter((arg) => !arg.startsWith('-'));
  const isVerb = verbs.includes(said[1] ?? '');
  const look = `croupier ${said.slice(0, isVerb ? 2 : 1).join(' ')} --help shows what it takes.`;
  if (code === 'commander.help') return usage(`Say which verb: ${verbs.join(', ')}`, look);
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').match(/Did you mean (.+)\?/)?.[1];
  return usage(
    first.charAt(0).toUpperCase() + first.slice(1),
    suggestion === undefined ? look : `Did you mean ${suggestion}?`,
  );
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
