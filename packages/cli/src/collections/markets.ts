import {
  MARKET_PROFILES,
  type Market,
  type MarketProfile,
  marketLines,
  marketName,
  markets,
  type RuleLine,
  type RuleName,
  ruleValueText,
} from '@croupier/core';
import type { Command } from 'commander';
import type { Column } from '../terminal/table.js';
import { collectionCommand } from './collection-command.js';

const TITLES: Readonly<Record<RuleName, string>> = {
  minimumAge: 'Minimum Age',
  helpline: 'Helpline',
  notice: 'Notice',
  disclosure: 'Disclosure',
  hideOffers: 'Hide Offers',
  offersNeedLicense: 'Licenses for Offers',
  maxWageringTimes: 'Highest Wagering',
  firstOfferOnly: 'First Offer Only',
  termsBesideOffer: 'Terms Beside Offer',
  wordsToAvoid: 'Words to Avoid',
};

/** `croupier markets` with all its verbs; a line says whether it is the owner's or ours. */
export function command(typed?: readonly string[]): Command {
  const column = (name: RuleName): Partial<Column<Market>> => ({
    text: (market) => {
      const line = marketLines(market, MARKET_PROFILES[market.code])[name];
      return line === undefined ? '' : `${ruleValueText(line.value)}${line.isOwn ? ' (yours)' : ''}`;
    },
  });
  return collectionCommand<Market>(markets, typed, {
    columns: {
      code: { text: ({ code }) => `${code} ${marketName(code)}` },
      minimumAge: column('minimumAge'),
      hideOffers: column('hideOffers'),
      termsBesideOffer: column('termsBesideOffer'),
      maxWageringTimes: column('maxWageringTimes'),
    },
    computedPairs: (market) => rulePairs(market, MARKET_PROFILES[market.code]),
  });
}

/** Each rule that holds, whose it is, and where ours was read. */
function rulePairs(market: Market, profile: MarketProfile | undefined): [string, string][] {
  const lines = marketLines(market, profile);
  const rules = (Object.keys(TITLES) as RuleName[]).flatMap((name): [string, RuleLine][] => {
    const line = lines[name];
    return line === undefined ? [] : [[TITLES[name], line]];
  });
  const facts = [
    ['Regulator', profile?.regulator] as const,
    ['Self-exclusion', profile?.selfExclusion] as const,
  ].flatMap(([title, sourced]): [string, RuleLine][] =>
    sourced === undefined ? [] : [[title, { ...sourced, isOwn: false }]],
  );
  return [...rules, ...facts].map(([title, line]) => [`Rule: ${title}`, lineText(line)]);
}

function lineText(line: RuleLine): string {
  const value = ruleValueText(line.value);
  if (line.isOwn) return `${value} (yours)`;
  const how = line.isReported === true ? 'reported by' : 'read at';
  return `${value} (${how} ${line.source} on ${line.readOn})`;
}
