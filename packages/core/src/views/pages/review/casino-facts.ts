import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { filterLabels } from '../../../labels/public/filters.js';
import { englishCardLabels } from '../../../labels/replaceable/card-labels.js';
import { type FieldPath, getFieldValue } from '../../../model/entity.js';
import type { ReviewSection } from '../../../model/field.js';
import { type Claim, claimedText } from '../../../model/offers/bonus-behind.js';
import type { OfferConditionsView } from '../../../model/offers/offer-conditions.js';
import { hostOf } from '../../../values/addresses/host-of.js';
import { countryName } from '../../../values/country-names.js';
import { PLACEHOLDER_IMAGE } from '../../../values/pictures/placeholder-image.js';
import { splitSource } from '../../../values/text/split-source.js';
import { type CasinoCardView, type ScoreView, scoreView } from '../../cards/casino-card.js';
import { reviewFacts } from './review-facts.generated.js';

/** The facts of a review from the casino's own record; unknown facts are absent. */
export interface CasinoFactsView {
  /** What its card says too. */
  casino: CasinoCardView;
  /** The URL of the banner; may be empty. */
  banner: string;
  /** Plain text; may be empty. */
  description: string;
  /** All of the casino's highlights. */
  highlights: string[];
  /** Safety rating, total games, withdrawal time and year of foundation, as far as they are known; `number` is what a value begins with. */
  tiles: { title: string; value: string; number?: number }[];
  /** Sub-ratings; empty for a blacklisted casino. */
  breakdown: { title: string; score: ScoreView }[];
  /** What speaks for it, one point each. */
  pros: string[];
  /** What speaks against it, one point each. */
  cons: string[];
  /** Licenses, languages, currencies, countries and features, as far as they are known. */
  information: { title: string; value: string }[];
  /** Game types, providers, and number of games by type. */
  games: { names: string[]; providers: string[]; counts: { title: string; count: number }[] };
  /** The casino's own offers, in sentences. */
  bonuses: { title: string; text: string; conditions?: OfferConditionsView }[];
  /** How players pay in and out, as far as it is known. */
  payments: { methods: string[]; currencies: string[]; limits: { title: string; value: string }[] };
  /** URLs of screenshots, without import placeholders. */
  screenshots: string[];
  /** The name of who reviewed it. */
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

/** Builds the facts of a casino's review; what it promises has the conditions that are known of it. */
export function casinoFacts(
  casino: PublicCasino,
  language?: string,
  conditionsOf: (claim: Claim, text: string) => OfferConditionsView | undefined = () => undefined,
): Omit<CasinoFactsView, 'casino'> {
  const { isBlacklisted } = casino;
  const textsIn = (section: ReviewSection) =>
    knownFacts(section, casino).map(({ title, value, kind }) => ({
      title,
      value: factText(value, kind, language),
    }));
  const view: Omit<CasinoFactsView, 'casino'> = {
    banner: casino.banner,
    description: casino.description,
    highlights: isBlacklisted ? [] : casino.highlights,
    tiles: tiles(casino, language),
    breakdown: knownFacts('breakdown', casino).map(({ title, value }) => ({
      title,
      score: scoreView(value as number),
    })),
    pros: casino.pros,
    cons: casino.cons,
    information: textsIn('information'),
    games: {
      names: casino.games,
      providers: casino.gameProviders,
      counts: knownFacts('gameCounts', casino).map(({ title, value }) => ({ title, count: value as number })),
    },
    bonuses: isBlacklisted
      ? []
      : reviewFacts.bonuses.flatMap(({ title, path: [, claim] }) => {
          const text = claimedText(casino, claim as Claim);
          if (text === undefined) return [];
          const conditions = conditionsOf(claim as Claim, text);
          return [{ title, text, ...(conditions === undefined ? {} : { conditions }) }];
        }),
    payments: {
      methods: casino.paymentMethods,
      currencies: casino.currencies,
      limits: textsIn('payments'),
    },
    screenshots: casino.screenshots.filter((image) => image !== PLACEHOLDER_IMAGE),
  };
  if (casino.reviewer !== undefined) view.reviewer = casino.reviewer;
  if (casino.lastChecked !== undefined) view.lastChecked = casino.lastChecked;
  const sources = sourcesOf(casino);
  if (sources.length > 0) view.sources = sources;
  return view;
}

/** The tiles; a score that nobody gave yet says so. */
function tiles(casino: PublicCasino, language: string | undefined): CasinoFactsView['tiles'] {
  return reviewFacts.tiles.flatMap(({ title, path, kind }) => {
    const value = knownValue(casino, path, kind);
    if (value === undefined)
      return kind === 'score' && !casino.isBlacklisted ? [{ title, value: englishCardLabels.notRated }] : [];
    const tile = { title, value: factText(value, kind, language) };
    if (typeof value !== 'number' || kind === 'year') return [tile];
    return [{ ...tile, number: Math.round(value * 10) / 10 }];
  });
}

function knownFacts(section: ReviewSection, casino: PublicCasino) {
  return reviewFacts[section].flatMap(({ title, path, kind }) => {
    const value = knownValue(casino, path, kind);
    return value === undefined ? [] : [{ title, value, kind }];
  });
}

/** The value of a fact; undefined where a review says nothing of it, as of the scores of a blacklisted casino. */
function knownValue(casino: PublicCasino, path: FieldPath['path'], kind: string): unknown {
  const value = getFieldValue(casino, { path });
  const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty || (kind === 'score' && casino.isBlacklisted) ? undefined : value;
}

function factText(value: unknown, kind: string, language: string | undefined): string {
  if (Array.isArray(value))
    return (kind === 'country-list' ? value.map((code) => countryName(code, language)) : value).join(', ');
  if (kind === 'flag') return filterLabels.yes;
  if (kind === 'score') return `${scoreView(value as number).text}/10`;
  return kind === 'number' ? (value as number).toLocaleString('en') : String(value);
}

/** The sources; without those at a blacklisted casino, to which nothing links. */
function sourcesOf({ sources, slug, name, visitUrl, termsUrl, isBlacklisted }: PublicCasino): SourceView[] {
  const own = [visitUrl, termsUrl].flatMap((address) =>
    address === undefined ? [] : (hostOf(address) ?? []),
  );
  return sources
    .map(splitSource)
    .map((source) => {
      const host = hostOf(source.href);
      return host !== undefined && own.includes(host)
        ? { ...source, isSponsored: true, visit: { slug, label: name } }
        : { ...source, isSponsored: false };
    })
    .filter(({ isSponsored }) => !(isBlacklisted && isSponsored));
}
