import { nearest } from '@croupier/core';
import { type Argument, type Command, Option } from 'commander';
import { usage } from './failure.js';

const offers = new WeakMap<Option | Argument, readonly string[]>();

/** Notes the values that completion offers for an option or argument. */
export function offer<T extends Option | Argument>(to: T, values: readonly string[]): T {
  offers.set(to, values);
  return to;
}

/** The values that completion offers for an option or argument. */
export function offered(by: Option | Argument): readonly string[] | undefined {
  return offers.get(by);
}

/** An option whose value is one of some words. */
export function choiceOption(flags: string, help: string, choices: readonly string[]): Option {
  const option = new Option(flags, `${help} (${choices.join(', ')})`);
  return offer(option, choices).argParser((word: string) => oneOf(word, choices, flagOf(flags)));
}

/** An option whose value is some of some words, between commas. */
export function choicesOption(flags: string, help: string, choices: readonly string[]): Option {
  const option = new Option(flags, `${help} (${choices.join(', ')})`);
  return offer(option, choices).argParser((text: string) =>
    words(text).map((word) => oneOf(word, choices, flagOf(flags))),
  );
}

/** An option whose value is a whole number from 0 to `most`. */
export function countOption(flags: string, help: string, most = 999_999_999): Option {
  return new Option(flags, help).argParser((text: string) => {
    const isWhole = /^\d+$/.test(text);
    if (isWhole && Number(text) <= most) return Number(text);
    if (isWhole) throw usage(`${flagOf(flags)} must be at most ${most}, not '${text}'`, 'Give a lower one.');
    throw usage(`${flagOf(flags)} must be a whole number, not '${text}'`, `Give it as ${flagOf(flags)} 10.`);
  });
}

/** Words between commas. */
export function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The word if it is one of the choices; else a `usage` Problem with the nearest one. */
export function oneOf(word: string, choices: readonly string[], what: string): string {
  const found = choices.find((choice) => choice.toLowerCase() === word.toLowerCase());
  if (found !== undefined) return found;
  const close = nearest(word, choices);
  throw usage(
    `${what} must be one of ${choices.join(', ')}, not '${word}'`,
    close === undefined ? `Choose one of them.` : `Did you mean '${close}'?`,
  );
}

/** Adds `--dry-run`, which everything that changes something takes. */
export function withDryRun(command: Command): Command {
  return command.option('--dry-run', 'show what would change, and change nothing');
}

function flagOf(flags: string): string {
  return flags.split(/[ ,]/)[0] as string;
}
