import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { shellWord } from '../terminal/shell-word.js';

/** The options for which a word may stand by habit; the first that a command has is meant. */
const MEANT_OPTIONS = ['--out', '--output', '--search'];

/** Says what was meant by words that a command does not expect: an option that lacks its value, or one that takes such words. */
export function hintForExcess(command: Command, words: readonly string[]): string | undefined {
  const [word = ''] = words;
  const has = (name: string) => command.options.some(({ long }) => long === name);
  for (const option of command.options) {
    const value = command.getOptionValue(option.attributeName());
    if (typeof value === 'string' && has(value))
      return `${option.long} took ${value} as its value. Give it one of its own before ${value}.`;
  }
  const option =
    /^\d+$/.test(word) && has('--port')
      ? '--port'
      : existsSync(path.join(word, 'croupier.json'))
        ? '--store'
        : MEANT_OPTIONS.find(has);
  if (option === undefined) return undefined;
  return `Give it as ${option} ${shellWord(option === '--search' ? words.join(' ') : word)}.`;
}
