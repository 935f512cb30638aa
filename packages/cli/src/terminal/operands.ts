import type { Command } from 'commander';

/** The words of a line that are neither options of these commands nor their values. */
export function operands(words: readonly string[], commands: readonly Command[]): string[] {
  const takers = new Set(
    commands.flatMap(({ options }) => options.filter(({ required }) => required).map(({ long }) => long)),
  );
  return words.filter((word, i) => !word.startsWith('-') && !takers.has(words[i - 1] ?? ''));
}
