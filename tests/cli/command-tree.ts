import { VISIBLE_NOUNS } from '../../packages/cli/src/nouns.js';
import type { buildProgram } from '../../packages/cli/src/run.js';

type Command = ReturnType<typeof buildProgram>;

/** A command as typed after `croupier`: `casinos list`, or a noun: `casinos`. */
export interface Typed {
  words: string;
  /** Its verbs. */
  verbs: readonly string[];
  /** Its long options. */
  options: readonly string[];
}

/** Every command of the program, each after its parent. */
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
