import { VISIBLE_NOUNS } from '../../packages/cli/src/nouns.js';
import type { buildProgram } from '../../packages/cli/src/run.js';

type Command = ReturnType<typeof buildProgram>;

/** One command as it is typed after `croupier`: `casinos list`, or a word that only stands before others: `casinos`. */
export interface Typed {
  words: string;
  /** What may follow: the last words of the commands below it. */
  verbs: readonly string[];
  /** Its options, in long. */
  options: readonly string[];
}

/** Every command of the program, as it builds them itself; each after the one it belongs to. */
export async function commandTree(): Promise<Typed[]> {
  const trees = await Promise.all(
    VISIBLE_NOUNS.map(async (noun) => typedIn((await noun.load()).command(), noun.name)),
  );
  return trees.flat();
}

function typedIn(command: Command, words: string): Typed[] {
  const verbs = command.commands.map((inner) => inner.name());
  const options = command.options.map(({ long }) => long ?? '');
  const below = command.commands.flatMap((inner) => typedIn(inner, `${words} ${inner.name()}`));
  return [{ words, verbs, options }, ...below];
}
