import { numbersIn, unclearNumberFault } from '@croupier/core';
import { type Argument, type Command, Option } from 'commander';
import { usageProblem } from '../terminal/errors/error-output.js';
import { didYouMean } from './did-you-mean.js';

const completions = new WeakMap<Option | Argument, readonly string[]>();

/** Notes the values that completion offers for an option or argument. */
export function withCompletions<T extends Option | Argument>(to: T, values: readonly string[]): T {
  completions.set(to, values);
  return to;
}

/** The values that completion offers for an option or argument. */
export function completionsOf(by: Option | Argument): readonly string[] | undefined {
  return completions.get(by);
}

/** An option whose value is one of some choices. */
export function choiceOption(flags: string, help: string, choices: readonly string[]): Option {
  const option = new Option(flags, `${help} (${choices.join(', ')})`);
  return withCompletions(option, choices).argParser((word: string) =>
    parseChoice(word, choices, longFlag(flags)),
  );
}

/** An option whose value is a comma-separated list of choices. */
export function choicesOption(flags: string, help: string, choices: readonly string[]): Option {
  const option = new Option(flags, `${help} (${choices.join(', ')})`);
  return withCompletions(option, choices).argParser((text: string) =>
    splitList(text).map((word) => parseChoice(word, choices, longFlag(flags))),
  );
}

/** An option whose value is a whole number from 0 to `most`. */
export function countOption(flags: string, help: string, most = 999_999_999): Option {
  return new Option(flags, help).argParser((text: string) => {
    const number = clearNumber(text, flags);
    const isWhole = Number.isInteger(number) && (number as number) >= 0;
    if (isWhole && (number as number) <= most) return number;
    if (isWhole)
      throw usageProblem(`${longFlag(flags)} must be at most ${most}, not '${text}'`, 'Give a lower one.');
    throw usageProblem(
      `${longFlag(flags)} must be a whole number, not '${text}'`,
      `Give it as ${longFlag(flags)} 10.`,
    );
  });
}

/** An option whose value is a number from 0, such as `8`, `8.5` or `8,5`. */
export function numberOption(flags: string, help: string): Option {
  return new Option(flags, help).argParser((text: string) => {
    const number = clearNumber(text, flags);
    if (number !== undefined && number >= 0 && number < 1e9) return number;
    throw usageProblem(
      `${longFlag(flags)} must be a number, not '${text}'`,
      `Give it as ${longFlag(flags)} 8.`,
    );
  });
}

/** The number that a text says; undefined for none. Problem: `usage` for a text that can mean two. */
function clearNumber(text: string, flags: string): number | undefined {
  const fault = unclearNumberFault(text);
  if (fault === undefined) return numbersIn(text)[0];
  throw usageProblem(`${longFlag(flags)} ${fault}`, `Give it as ${longFlag(flags)} ${numbersIn(text)[0]}.`);
}

/** An option whose value is a comma-separated list. */
export function listOption(flags: string, help: string): Option {
  return new Option(flags, help).argParser(splitList);
}

/** Words between commas. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The word if it is one of the choices; else a `usage` Problem with the nearest one. */
export function parseChoice(word: string, choices: readonly string[], what: string): string {
  const found = choices.find((choice) => choice.toLowerCase() === word.toLowerCase());
  if (found !== undefined) return found;
  throw usageProblem(
    `${what} must be one of ${choices.join(', ')}, not '${word}'`,
    didYouMean(word, choices) ?? 'Choose one of them.',
  );
}

const repeatable = new WeakSet<Option>();

/** An option that may be given several times, as its help says; `collect` adds a value to those before. */
export function repeatableOption<T>(
  flags: string,
  help: string,
  collect: (text: string, before?: T) => T,
): Option {
  const option = new Option(flags, `${help}; may be repeated`).argParser(collect);
  repeatable.add(option);
  return option;
}

/** Has an option refuse a second value, of which only the last would count. */
export function refuseSecondValue(option: Option): void {
  if (!option.required || repeatable.has(option)) return;
  const parse = option.parseArg;
  let given: string | undefined;
  option.argParser((text: string, before: unknown) => {
    if (given !== undefined && given !== text) {
      throw usageProblem(
        `${option.long} is given twice`,
        'Give it once; where it takes several, put commas between them.',
      );
    }
    given = text;
    return parse === undefined ? text : parse(text, before);
  });
}

/** Adds `--dry-run`, which everything that changes something takes. */
export function withDryRun(command: Command): Command {
  return command.option('--dry-run', 'show what would change, and change nothing');
}

function longFlag(flags: string): string {
  return flags.split(/[ ,]/)[0] as string;
}
