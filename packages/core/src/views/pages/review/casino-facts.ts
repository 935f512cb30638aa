import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { casinoLabels } from '../../../labels/public/casinos.js';
import { casinoFieldTitles } from '../../../labels/public/field-titles.js';
import { englishCardLabels } from '../../../labels/replaceable/card-labels.js';
import { PLACEHOLDER_IMAGE } from '../../../model/placeholder-image.js';
import { countryName } from '../../../values/country-names.js';
import { hostOf, splitSource } from '../../../values/text/split-source.js';
import type { AgeSettings } from '../../cards/age-fields.js';
import { type CasinoCardView, casinoCard, type ScoreView, scoreView } from '../../cards/casino-card.js';

/** The facts of a review from the casino's own record; unknown facts are absent. */
export interface CasinoFactsView {
  casino: CasinoCardView;
  /** The URL of the banner; may be empty. */
  banner: string;
  description: string;
  /** All of the casino's highlights. */
  highlights: string[];
  /** Safety rating, total games, withdrawal time and year of foundation, as far as they are known; `number` is what a value begins with. */
  tiles: { title: string; value: string; number?: number }[];
  /** Sub-ratings; empty for a blacklisted casino. */
  breakdown: { title: string; score: ScoreView }[];
  pros: string[];
  cons: string[];
  /** Licenses, languages, currencies, countries and features, as far as they are known. */
  information: { title: string; value: string }[];
  /** Game types, providers, and number of games by type. */
  games: { names: string[]; providers: string[]; counts: { title: string; count: number }[] };
  /** The casino's own offers, in sentences. */
  bonuses: { title: string; text: string }[];
  payments: { methods: string[]; currencies: string[]; limits: { title: string; value: string }[] };
  /** URLs of screenshots, without import placeholders. */
  screenshots: string[];
  reviewer?: string;
  /** The day on which someone last checked the review, YYYY-MM-DD. */
  lastChecked?: string;
  /** What the review rests on; absent where nobody entered any. Links to the casino are sponsored. */
  sources?: SourceView[];
}

/** A source of a review. */
export interface SourceView {
  title: string;
  href: string;
  isSponsored: boolean;
  /** The casino that a sponsored link leads to; `label` is the name under which clicks are tracked. */
  visit?: { slug: string; label: string };
}

/** Builds the facts of a casino's review. */
export function casinoFacts(
  casino: PublicCasino,
  language?: string,
  settings?: AgeSettings,
): CasinoFactsView {
  const view: CasinoFactsView = {
    casino: casinoCard(casino, settings),
    banner: casino.banner,
    description: casino.description,
    highlights: casino.isBlacklisted ? [] : casino.highlights,
    tiles: definedFacts([
      [casinoFieldTitles.safetyRating, casino.isBlacklisted ? undefined : safetyText(casino)],
      [casinoFieldTitles['gameCounts.total'], casino.gameCounts.total?.toLocaleString('en')],
      [casinoFieldTitles.withdrawalTime, casino.withdrawalTime],
      [casinoFieldTitles.established, casino.established?.toString()],
    ]).map((tile) => ({ ...tile, ...numberOf(tile.title, casino) })),
    breakdown: casino.isBlacklisted ? [] : breakdown(casino),
    pros: casino.pros,
    cons: casino.cons,
    information: definedFacts([
      [casinoFieldTitles.licenses, joinList(casino.licenses)],
      [casinoFieldTitles.languages, joinList(casino.languages)],
      [casinoFieldTitles.currencies, joinList(casino.currencies)],
      [casinoFieldTitles.countries, joinList(casino.countries.map((code) => countryName(code, language)))],
      [casinoFieldTitles.features, joinList(casino.features)],
    ]),
    games: {
      names: casino.games,
      providers: casino.gameProviders,
      counts: definedFacts([
        [casinoFieldTitles['gameCounts.slots'], casino.gameCounts.slots],
        [casinoFieldTitles['gameCounts.tableGames'], casino.gameCounts.tableGames],
        [casinoLabels.facts.liveDealer, casino.gameCounts.liveDealer],
        [casinoFieldTitles['gameCounts.jackpots'], casino.gameCounts.jackpots],
      ]).map(({ title, value }) => ({ title, count: value })),
    },
    bonuses: casino.isBlacklisted ? [] : offerTexts(casino),
    payments: {
      methods: casino.paymentMethods,
      currencies: casino.currencies,
      limits: definedFacts([
        [casinoFieldTitles.minDeposit, casino.minDeposit],
        [casinoFieldTitles.minWithdrawal, casino.minWithdrawal],
        [casinoFieldTitles.maxWithdrawal, casino.maxWithdrawal],
        [casinoFieldTitles.withdrawalTime, casino.withdrawalTime],
      ]),
    },
    screenshots: casino.screenshots.filter((image) => image !== PLACEHOLDER_IMAGE),
  };
  if (casino.reviewer !== undefined) view.reviewer = casino.reviewer;
  if (casino.lastChecked !== undefined) view.lastChecked = casino.lastChecked;
  const sources = sourcesOf(casino);
  if (sources.length > 0) view.sources = sources;
  return view;
}

function offerTexts({ bonus, bonuses }: PublicCasino): { title: string; text: string }[] {
  return definedFacts([
    [casinoFieldTitles['bonuses.welcome'], bonuses.welcome ?? bonus],
    [casinoFieldTitles['bonuses.noDeposit'], bonuses.noDeposit],
    [casinoFieldTitles['bonuses.freeSpins'], bonuses.freeSpins],
  ]).map(({ title, value }) => ({ title, text: value }));
}

/** The sources; without those at a blacklisted casino, to which nothing links. */
function sourcesOf({ sources, slug, name, visitUrl, termsUrl, isBlacklisted }: PublicCasino): SourceView[] {
  const own = [visitUrl, termsUrl].flatMap((address) => (address === undefined ? [] : [hostOf(address)]));
  return sources
    .map(splitSource)
    .map((source) => {
      return own.includes(hostOf(source.href))
        ? { ...source, isSponsored: true, visit: { slug, label: name } }
        : { ...source, isSponsored: false };
    })
    .filter(({ isSponsored }) => !(isBlacklisted && isSponsored));
}

function safetyText({ safetyRating }: PublicCasino): string {
  return safetyRating === undefined ? englishCardLabels.notRated : `${scoreView(safetyRating).text}/10`;
}

function numberOf(title: string, { safetyRating, gameCounts }: PublicCasino): { number?: number } {
  const number =
    title === casinoFieldTitles.safetyRating
      ? safetyRating && Math.round(safetyRating * 10) / 10
      : title === casinoFieldTitles['gameCounts.total']
        ? gameCounts.total
        : undefined;
  return number === undefined ? {} : { number };
}

function breakdown(casino: PublicCasino): { title: string; score: ScoreView }[] {
  return definedFacts([
    [casinoLabels.facts.safety, casino.safetyRating],
    [casinoLabels.facts.games, casino.gamesRating],
    [casinoLabels.facts.bonuses, casino.bonusesRating],
    [casinoLabels.facts.support, casino.supportRating],
    [casinoLabels.facts.payouts, casino.payoutsRating],
    [casinoLabels.facts.mobile, casino.mobileRating],
  ]).map(({ title, value }) => ({ title, score: scoreView(value) }));
}

function definedFacts<T>(named: [string, T | undefined][]): { title: string; value: T }[] {
  return named.flatMap(([title, value]) => (value === undefined ? [] : [{ title, value }]));
}

function joinList(items: string[]): string | undefined {
  return items.length === 0 ? undefined : items.join(', ');
}
