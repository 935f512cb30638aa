import { Command } from 'commander';

/** The help of a command. */
interface CommandHelp {
  /** One line, as a sentence without a full stop. */
  summary: string;
  /** Two or three lines that run in a store made with `--sample`. */
  examples: readonly string[];
}

const examplesByCommand = new WeakMap<Command, readonly string[]>();

/** The examples in the help of a command. */
export function examplesOf(command: Command): readonly string[] {
  return examplesByCommand.get(command) ?? [];
}

/** A command with its help; `usage` is its name and arguments, such as `show <casino>`. */
export function verbCommand(usage: string, { summary, examples }: CommandHelp): Command {
  const [name = '', ...args] = usage.split(' ');
  const command = new Command(name).description(summary);
  for (const arg of args) command.argument(arg);
  examplesByCommand.set(command, examples);
  return command.addHelpText(
    'after',
    `\nExamples:\n${examples.map((example) => `  $ ${example}`).join('\n')}`,
  );
}

/** A noun with its verbs. */
export function nounCommand(name: string, words: CommandHelp, verbs: readonly Command[]): Command {
  const command = verbCommand(name, words).usage('<verb> [options]');
  for (const one of verbs) command.addCommand(one);
  return command;
}
