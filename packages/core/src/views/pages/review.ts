import { cardLabels } from '../../labels/cards.js';
import { casinoLabels } from '../../labels/casinos.js';
import { PLACEHOLDER_IMAGE, type PublicCasino } from '../../model/casino.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { countryName } from '../../values/country-names.js';
import type { SafeHtml } from '../../values/safe-html.js';
import type { BonusCardView } from '../cards/bonus-card.js';
import { type CasinoCardView, casinoCard, type ScoreView, scoreView } from '../cards/casino-card.js';
import { sanitizedContent } from '../content/sanitized-content.js';
import { oembedAddress } from '../embed/oembed.js';
import { casinoFieldTitle } from '../field-titles.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { breadcrumbStructuredData, metaDescription, reviewStructuredData } from '../frame/page-head.js';
import { comparePath } from '../links/compare-path.js';
import { type ShareView, shareView } from '../links/share.js';
import { withDemoFallbacks } from './review-demo-fallbacks.js';
import { reviewOffers } from './review-offers.js';

const { facts } = casinoLabels;

/** The title above the detailed review has level 3. */
const REVIEW_HEADING_LEVEL = 4;

/** The review page of a casino; unknown facts are absent. */
export interface ReviewPageView extends PageFrameView {
  casino: CasinoCardView;
  /** The URL of the banner; may be empty. */
  banner: string;
  description: string;
  detailedReview?: SafeHtml;
  /** A generated sentence that replaces a missing detailed review, in the demo only. */
  summary?: string;
  /** All of the casino's highlights. */
  highlights: string[];
  /** Always true in the demo, except for blacklisted casinos. */
  isVerified: boolean;
  /** True in the demo for a casino without terms. */
  hasTermsNotice: boolean;
  /** Safety rating, total games, withdrawal time and year of foundation, as far as they are known. */
  tiles: { title: string; value: string }[];
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
  /** Listed bonuses of this casino. */
  offers: BonusCardView[];
  payments: { methods: string[]; currencies: string[]; limits: { title: string; value: string }[] };
  /** URLs of screenshots, without import placeholders. */
  screenshots: string[];
  reviewer?: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** The path of the Reviews page. */
  back: string;
  /** The URL that compares this casino with others. */
  compare: string;
  share: ShareView;
}

/** Builds the review page of a casino; undefined if no active casino has the slug. */
export function reviewPage(catalogue: PublicCatalogue, slug: string): ReviewPageView | undefined {
  const own = catalogue.casinoBySlug.get(slug);
  if (own === undefined) return undefined;
  const { settings, demoFallbacks } = catalogue;
  const casino = withDemoFallbacks(own, demoFallbacks);
  const card = casinoCard(casino);
  const data = reviewStructuredData(settings, own);
  const title = `${casino.name} Review`;
  const view: ReviewPageView = {
    ...pageFrame(catalogue, {
      title,
      path: card.review,
      description: metaDescription(casino.description),
      kind: 'article',
      structured: [
        ...(data === undefined ? [] : [data]),
        breadcrumbStructuredData(settings, [
          { name: casinoLabels.reviews.title, path: routePath({ kind: 'reviews' }) },
          { name: casino.name, path: card.review },
        ]),
      ],
    }),
    casino: card,
    banner: casino.banner,
    description: casino.description,
    highlights: casino.isBlacklisted ? [] : casino.highlights,
    isVerified: demoFallbacks !== undefined && !casino.isBlacklisted,
    hasTermsNotice: demoFallbacks !== undefined && casino.termsUrl === undefined && !casino.isBlacklisted,
    tiles: definedFacts([
      [casinoFieldTitle('safetyRating'), casino.isBlacklisted ? undefined : safetyText(casino)],
      [casinoFieldTitle('gameCounts.total'), casino.gameCounts.total?.toLocaleString('en')],
      [casinoFieldTitle('withdrawalTime'), casino.withdrawalTime],
      [casinoFieldTitle('established'), casino.established?.toString()],
    ]),
    breakdown: casino.isBlacklisted ? [] : breakdown(casino),
    pros: casino.pros,
    cons: casino.cons,
    information: definedFacts([
      [casinoFieldTitle('licenses'), joinList(casino.licenses)],
      [casinoFieldTitle('languages'), joinList(casino.languages)],
      [casinoFieldTitle('currencies'), joinList(casino.currencies)],
      [casinoFieldTitle('countries'), joinList(casino.countries.map(countryName))],
      [casinoFieldTitle('features'), joinList(casino.features)],
    ]),
    games: {
      names: casino.games,
      providers: casino.gameProviders,
      counts: definedFacts([
        [casinoFieldTitle('gameCounts.slots'), casino.gameCounts.slots],
        [casinoFieldTitle('gameCounts.tableGames'), casino.gameCounts.tableGames],
        [facts.liveDealer, casino.gameCounts.liveDealer],
        [casinoFieldTitle('gameCounts.jackpots'), casino.gameCounts.jackpots],
      ]).map(({ title, value }) => ({ title, count: value })),
    },
    bonuses: definedFacts([
      [casinoFieldTitle('bonuses.welcome'), casino.bonuses.welcome ?? casino.bonus],
      [casinoFieldTitle('bonuses.noDeposit'), casino.bonuses.noDeposit],
      [casinoFieldTitle('bonuses.freeSpins'), casino.bonuses.freeSpins],
    ]).map(({ title, value }) => ({ title, text: value })),
    offers: reviewOffers(catalogue, own),
    payments: {
      methods: casino.paymentMethods,
      currencies: casino.currencies,
      limits: definedFacts([
        [casinoFieldTitle('minDeposit'), casino.minDeposit],
        [casinoFieldTitle('minWithdrawal'), casino.minWithdrawal],
        [casinoFieldTitle('maxWithdrawal'), casino.maxWithdrawal],
        [casinoFieldTitle('withdrawalTime'), casino.withdrawalTime],
      ]),
    },
    screenshots: casino.screenshots.filter((image) => image !== PLACEHOLDER_IMAGE),
    updatedAt: casino.updatedAt,
    back: routePath({ kind: 'reviews' }),
    compare: comparePath([casino.slug]),
    share: shareView(settings, { href: card.review, title, excerpt: metaDescription(casino.description) }),
  };
  const oembed = oembedAddress(settings, card.review);
  if (oembed !== undefined) view.head.oembed = oembed;
  if (casino.detailedReview !== undefined)
    view.detailedReview = sanitizedContent(catalogue, casino.detailedReview, REVIEW_HEADING_LEVEL).content;
  else if (view.isVerified) {
    view.summary = casinoLabels.review.summary(casino.name, card.bonus, casino.highlights);
  }
  if (casino.reviewer !== undefined) view.reviewer = casino.reviewer;
  return view;
}

function safetyText({ safetyRating }: PublicCasino): string {
  return safetyRating === undefined ? cardLabels.score.notRated : `${scoreView(safetyRating).text}/10`;
}

function breakdown(casino: PublicCasino): { title: string; score: ScoreView }[] {
  return definedFacts([
    [facts.safety, casino.safetyRating],
    [facts.games, casino.gamesRating],
    [facts.bonuses, casino.bonusesRating],
    [facts.support, casino.supportRating],
    [facts.payouts, casino.payoutsRating],
    [facts.mobile, casino.mobileRating],
  ]).map(({ title, value }) => ({ title, score: scoreView(value) }));
}

function definedFacts<T>(named: [string, T | undefined][]): { title: string; value: T }[] {
  return named.flatMap(([title, value]) => (value === undefined ? [] : [{ title, value }]));
}

function joinList(items: string[]): string | undefined {
  return items.length === 0 ? undefined : items.join(', ');
}
