import { ACCEPTANCE, CASINO_STATUSES, casinoSortOrder, countryCode, countryNames } from '@croupier/core';
import { Option } from 'commander';
import { didYouMean } from '../../command-line/did-you-mean.js';
import { choicesOption, listOption, numberOption } from '../../command-line/options.js';
import { sortOption } from '../../record-commands/query/query-options.js';
import type { RecordCommandConfig } from '../../record-commands/record-command-config.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { marketOption } from './market-option.js';

const queryOptions = () => [
  new Option('--search <words>', 'only those whose name or description has these words'),
  choicesOption('--status <statuses>', 'only those that are any of these', CASINO_STATUSES),
  sortOption(casinoSortOrder),
  new Option('--country <country>', 'only those that take players from a country, by code or name').argParser(
    parseCountry,
  ),
  marketOption('only those that do not refuse the players of a market, by code or name'),
  new Option('--accepts <answer>', 'only those that give this answer for the players of the market').choices(
    ACCEPTANCE,
  ),
  listOption('--payment <words>', 'only those with any of these payment methods'),
  listOption('--license <words>', 'only those with any of these licenses, also by initials'),
  numberOption('--payout-days <days>', 'only those that pay within so many days'),
  numberOption('--min-score <score>', 'only those with at least this rating, from 0 to 10'),
  numberOption('--deposit <amount>', 'only those with at most this minimum deposit'),
  numberOption('--opened-since <year>', 'only those opened in this year or later'),
  listOption('--game <words>', 'only those with any of these kinds of games'),
  listOption('--provider <words>', 'only those with any of these game providers'),
  listOption('--language <words>', 'only those in any of these languages'),
  listOption('--currency <words>', 'only those with any of these currencies'),
];

/** The options that say which casinos, in which order; the operations take each under its name. */
export const casinoQueryOptions: RecordCommandConfig<never>['query'] = {
  add(command) {
    for (const option of queryOptions()) command.addOption(option);
    return command;
  },
  of: (options) =>
    Object.fromEntries(
      queryOptions().map((option) => [option.attributeName(), Reflect.get(options, option.attributeName())]),
    ),
};

function parseCountry(text: string): string {
  if (countryCode(text.trim()) !== undefined) return text.trim();
  throw usageProblem(
    `--country must name a country or its two-letter code, not '${text}'`,
    didYouMean(text, countryNames()) ?? 'Give it as --country DK or --country Denmark.',
  );
}
