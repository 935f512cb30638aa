import { VISIBLE_NOUNS } from '../../packages/cli/src/nouns.js';
import { buildProgram } from '../../packages/cli/src/run.js';

type Command = ReturnType<typeof buildProgram>;

/** The columns of an output that is no terminal. */
const PIPE_COLUMNS = 80;

/** A command as typed after `croupier`: `casinos list`, or a noun: `casinos`. */
export interface Typed {
  words: string;
  /** Its verbs. */
  verbs: readonly string[];
  /** Its long options. */
  options: readonly string[];
  /** What `--help` prints into a pipe. */
  help: string;
}

/** Every command of the program, each after its parent. */
export async function commandTree(): Promise<Typed[]> {
  const programs = await Promise.all(
    VISIBLE_NOUNS.map(async (noun) => buildProgram((await noun.load()).command())),
  );
  return programs.flatMap(({ commands }) => commands.flatMap((command) => typedIn(command, command.name())));
}

/** The help of a command, as wide as this. */
export function helpText(command: Command, columns: number): string {
  let help = '';
  command.configureOutput({
    writeOut: (piece) => {
      help += piece;
    },
    getOutHelpWidth: () => columns,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return help;
}

function typedIn(command: Command, words: string): Typed[] {
  const verbs = command.commands.map((inner) => inner.name());
  const options = command.options.map(({ long }) => long ?? '');
  const below = command.commands.flatMap((inner) => typedIn(inner, `${words} ${inner.name()}`));
  return [{ words, verbs, options, help: helpText(command, PIPE_COLUMNS) }, ...below];
}
