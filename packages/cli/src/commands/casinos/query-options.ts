import { CASINO_SORTS, CASINO_STATUSES, closestMatch, countryCode, countryNames } from '@croupier/core';
import { type Command, Option } from 'commander';
import { didYouMean } from '../../command-line/did-you-mean.js';
import { choiceOption, choicesOption, listOption, numberOption } from '../../command-line/options.js';
import type { GlobalOptionValues } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';

/** Which casinos a list or an export is of. */
interface CasinoQueryOptions extends GlobalOptionValues {
  search?: string;
  status?: (typeof CASINO_STATUSES)[number][];
  sort?: (typeof CASINO_SORTS)[number];
  country?: string;
  payment?: string[];
  license?: string[];
  payoutDays?: number;
  minScore?: number;
  deposit?: number;
  openedSince?: number;
  game?: string[];
  provider?: string[];
  language?: string[];
  currency?: string[];
}

/** Adds the options that say which casinos, in which order. */
export function withCasinoQueryOptions(command: Command): Command {
  return command
    .option('--search <words>', 'only those whose name or description has these words')
    .addOption(choicesOption('--status <statuses>', 'only those that are any of these', CASINO_STATUSES))
    .addOption(choiceOption('--sort <order>', 'the order; - turns it round', CASINO_SORTS))
    .addOption(
      new Option(
        '--country <country>',
        'only those that take players from a country, by code or name',
      ).argParser(parseCountry),
    )
    .addOption(listOption('--payment <words>', 'only those with any of these payment methods'))
    .addOption(listOption('--license <words>', 'only those with any of these licenses, also by initials'))
    .addOption(numberOption('--payout-days <days>', 'only those that pay within so many days'))
    .addOption(numberOption('--min-score <score>', 'only those with at least this rating, from 0 to 10'))
    .addOption(numberOption('--deposit <amount>', 'only those with at most this minimum deposit'))
    .addOption(numberOption('--opened-since <year>', 'only those opened in this year or later'))
    .addOption(listOption('--game <words>', 'only those with any of these kinds of games'))
    .addOption(listOption('--provider <words>', 'only those with any of these game providers'))
    .addOption(listOption('--language <words>', 'only those in any of these languages'))
    .addOption(listOption('--currency <words>', 'only those with any of these currencies'));
}

function parseCountry(text: string): string {
  if (countryCode(text.trim()) !== undefined) return text.trim();
  throw usageProblem(
    `--country must name a country or its two-letter code, not '${text}'`,
    didYouMean(closestMatch(text, countryNames())) ?? 'Give it as --country DK or --country Denmark.',
  );
}

/** The query that the options ask for. */
export function casinoQuery({
  search,
  status,
  sort,
  country,
  payment,
  license,
  payoutDays,
  minScore,
  deposit,
  openedSince,
  game,
  provider,
  language,
  currency,
}: CasinoQueryOptions) {
  const facets = {
    payment,
    license,
    payoutDays,
    minScore,
    deposit,
    openedSince,
    game,
    provider,
    language,
    currency,
  };
  return { search, status, sort, country, ...facets };
}
