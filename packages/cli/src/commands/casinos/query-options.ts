import { CASINO_SORTS, CASINO_STATUSES, closestMatch, countryCode, countryNames } from '@croupier/core';
import { type Command, Option } from 'commander';
import { didYouMean } from '../../command-line/did-you-mean.js';
import { choiceOption, choicesOption } from '../../command-line/options.js';
import type { GlobalOptionValues } from '../../session.js';
import { usageProblem } from '../../terminal/error-output.js';

/** Which casinos a list or an export is of. */
export interface CasinoQueryOptions extends GlobalOptionValues {
  search?: string;
  status?: (typeof CASINO_STATUSES)[number][];
  sort?: (typeof CASINO_SORTS)[number];
  country?: string;
}

/** Adds the options that say which casinos, in which order. */
export function withCasinoQueryOptions(command: Command): Command {
  return command
    .option('--search <words>', 'only those whose name or description has these words')
    .addOption(choicesOption('--status <statuses>', 'only those that are any of these', CASINO_STATUSES))
    .addOption(choiceOption('--sort <order>', 'the order; - turns it round', CASINO_SORTS))
    .addOption(
      new Option('--country <country>', 'only those open to a country, by code or name').argParser(
        parseCountry,
      ),
    );
}

function parseCountry(text: string): string {
  if (countryCode(text.trim()) !== undefined) return text.trim();
  throw usageProblem(
    `--country must name a country or its two-letter code, not '${text}'`,
    didYouMean(closestMatch(text, countryNames())) ?? 'Give it as --country DK or --country Denmark.',
  );
}

/** The query that the options ask for. */
export function casinoQuery({ search, status, sort, country }: CasinoQueryOptions) {
  return { search, status, sort, country };
}
