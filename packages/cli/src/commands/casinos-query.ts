import { CASINO_SORTS, CASINO_STATUSES, countryCode, countryNames, nearest } from '@croupier/core';
import { type Command, Option } from 'commander';
import type { Globals } from '../session.js';
import { usage } from '../terminal/failure.js';
import { choiceOption, choicesOption } from '../terminal/options.js';

/** Which casinos a list or an export is of. */
export interface QueryOptions extends Globals {
  search?: string;
  status?: (typeof CASINO_STATUSES)[number][];
  sort?: (typeof CASINO_SORTS)[number];
  country?: string;
}

/** Adds the options that say which casinos, in which order. */
export function withQuery(command: Command): Command {
  return command
    .option('--search <words>', 'only those whose name or description has these words')
    .addOption(choicesOption('--status <statuses>', 'only those that are any of these', CASINO_STATUSES))
    .addOption(choiceOption('--sort <order>', 'the order; - turns it round', CASINO_SORTS))
    .addOption(
      new Option('--country <country>', 'only those open to a country, by code or name').argParser(
        knownCountry,
      ),
    );
}

function knownCountry(text: string): string {
  if (countryCode(text.trim()) !== undefined) return text.trim();
  const close = nearest(text, countryNames());
  throw usage(
    `--country must name a country or its two-letter code, not '${text}'`,
    close === undefined ? 'Give it as --country DK or --country Denmark.' : `Did you mean '${close}'?`,
  );
}

/** What the options ask for. */
export function queryOf({ search, status, sort, country }: QueryOptions) {
  return { search, status, sort, country };
}
