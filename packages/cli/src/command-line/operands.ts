import type { Command } from 'commander';

/** The operands of a command line: words that are neither options of these commands nor their values. */
export function findOperands(args: readonly string[], commands: readonly Command[]): string[] {
  const optionsWithValue = new Set(
    commands.flatMap(({ options }) => options.filter(({ required }) => required).map(({ long }) => long)),
  );
  return args.filter((word, i) => !word.startsWith('-') && !optionsWithValue.has(args[i - 1] ?? ''));
}
