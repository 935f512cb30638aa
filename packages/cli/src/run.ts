import type { MessagePort } from 'node:worker_threads';
import { Problem } from '@croupier/core';
import { Command, CommanderError, Option } from 'commander';
import { refuseContradictions } from './command-line/contradictions.js';
import { didYouMean, suggestWords } from './command-line/did-you-mean.js';
import { hintForExcess } from './command-line/excess-operands.js';
import { GLOBAL_OPTIONS } from './command-line/global-options.js';
import { findOperands } from './command-line/operands.js';
import { refuseSecondValue } from './command-line/options.js';
import { findNoun, type Noun, VISIBLE_NOUNS } from './nouns.js';
import { currentSession, interruptController } from './open-session.js';
import type { WorkerData } from './serve/worker/worker-calls.js';
import { printError, usageProblem } from './terminal/errors/error-output.js';
import { EXIT_CODES } from './terminal/errors/exit-codes.js';
import { INTERRUPTED } from './terminal/errors/interruption.js';
import { exitOnOutputError } from './terminal/streams.js';

/** How long work may clean up after Ctrl-C, in milliseconds. */
const INTERRUPT_GRACE_MS = 200;

/** Performs the operations that a server hands to its worker; loaded on first use. */
export async function answerOperations(port: MessagePort, data: WorkerData): Promise<void> {
  (await import('./serve/worker/answer-operations.js')).answerOperations(port, data);
}

/** Runs the command of the arguments, whose noun is at `nounIndex`, and sets the exit code. */
export async function run(args: readonly string[], nounIndex: number): Promise<void> {
  const isJson = args.some((arg) => /^--(json$|format=json$|jq$|jq=)/.test(arg));
  const tell = (thrown: unknown) => printError(thrown, { json: isJson, color: !args.includes('--no-color') });
  exitOnOutputError((error) => tell(outputFailed(error)));
  exitOnInterrupt();
  let tree = new Command();
  try {
    const noun = resolveNoun(args, nounIndex);
    tree = (await noun.load()).command(args);
    const program = buildProgram(tree);
    await program.parseAsync([...args.slice(0, nounIndex), noun.name, ...args.slice(nounIndex + 1)], {
      from: 'user',
    });
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return;
    process.exitCode = tell(
      thrown instanceof CommanderError ? translateCommanderError(thrown, args, nounIndex, tree) : thrown,
    );
  }
}

/** The program with the commands of one noun and the global options. */
export function buildProgram(noun: Command): Command {
  const program = new Command('croupier').addCommand(noun);
  for (const { flags, help } of GLOBAL_OPTIONS) {
    const option = new Option(flags, help);
    // A noun may define an option with the name of a global one.
    if (!noun.options.some(({ long }) => long === option.long)) program.addOption(option);
  }
  configureHelpAndErrors(program);
  return program.hook('preAction', (_program, command) => refuseContradictions(command));
}

function configureHelpAndErrors(command: Command): void {
  command
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => title })
    .helpOption('-h, --help', 'this help')
    .helpCommand(false);
  for (const option of command.options) refuseSecondValue(option);
  for (const inner of command.commands) configureHelpAndErrors(inner);
}

function resolveNoun(args: readonly string[], nounIndex: number): Noun {
  const word = args[nounIndex];
  const seeHelp = 'croupier --help lists the nouns.';
  if (word === undefined) {
    const globalFlags = GLOBAL_OPTIONS.map(({ flags }) => flags.split(' ')[0] as string);
    const unknown = args.find(
      (arg) => arg.startsWith('-') && !globalFlags.includes(arg.split('=')[0] as string),
    );
    if (unknown !== undefined)
      throw usageProblem(`Unknown option '${unknown}'`, didYouMean(unknown, globalFlags) ?? seeHelp);
    throw usageProblem('Say what to do: croupier <noun> <verb>', seeHelp);
  }
  const noun = findNoun(word);
  if (noun !== undefined) return noun;
  const words = VISIBLE_NOUNS.flatMap(({ name, singular = name }) => [name, singular]);
  throw usageProblem(`croupier knows no '${word}'`, didYouMean(word, words) ?? seeHelp);
}

/** Rewords an error of Commander: the mistake, then the nearest word or the help command. */
function translateCommanderError(
  { code, message }: CommanderError,
  args: readonly string[],
  nounIndex: number,
  tree: Command,
): Problem {
  const verbs = tree.commands.map((verb) => verb.name());
  const operands = findOperands(args.slice(nounIndex + 1), [
    ...(tree.parent === null ? [] : [tree.parent]),
    tree,
    ...tree.commands,
  ]);
  const [word = ''] = operands;
  const isVerb = verbs.includes(word);
  const seeHelp = `croupier ${[args[nounIndex], ...(isVerb ? [word] : [])].join(' ')} --help shows what it takes.`;
  if (code === 'commander.help') return usageProblem(`Say which verb: ${verbs.join(', ')}`, seeHelp);
  // Commander reads an unknown verb as an argument of the default verb.
  if (code === 'commander.excessArguments' && verbs.length > 0 && !isVerb) {
    return usageProblem(`Unknown command '${word}'`, didYouMean(word, verbs) ?? seeHelp);
  }
  const command = tree.commands.find((verb) => verb.name() === word) ?? tree;
  const excess = operands.slice((isVerb ? 1 : 0) + command.registeredArguments.length);
  const meant = code === 'commander.excessArguments' ? hintForExcess(command, excess) : undefined;
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const suggestion = rest.join(' ').match(/Did you mean (?:one of )?(.+)\?/)?.[1];
  return usageProblem(
    first.charAt(0).toUpperCase() + first.slice(1),
    suggestWords(suggestion?.split(', ') ?? []) ?? meant ?? seeHelp,
  );
}

/** The error when stdout fails; after a change it says that the change was made. */
function outputFailed(cause: Error): Error {
  if (currentSession()?.hasChangedStore !== true) return cause;
  return new Problem('fault', `The change was written, but could not be printed: ${cause.message}`, {
    hint: 'croupier history tells what it was, and croupier undo takes it back.',
    cause,
  });
}

/** Ctrl-C stops questions at once and changes at their next safe point; a second one stops everything. */
function exitOnInterrupt(): void {
  process.on('SIGINT', () => {
    if (interruptController.signal.aborted) process.exit(EXIT_CODES.interrupted);
    interruptController.abort();
    setTimeout(() => {
      if (currentSession()?.stopsGracefully) return;
      process.stderr.write(`${INTERRUPTED}\n`);
      process.exit(EXIT_CODES.interrupted);
    }, INTERRUPT_GRACE_MS).unref();
  });
}
