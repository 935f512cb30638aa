import type { PublicCasino } from '../model/casino.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { addressOf } from '../urls/places.js';
import { countryName } from '../values/country-names.js';
import { type SafeHtml, sanitiseHtml } from '../values/safe-html.js';
import { type CasinoCardView, casinoCard, type ScoreView, scoreView } from './casino-card.js';
import { type Frame, frame } from './frame.js';
import { breadcrumbData, metaText, reviewData } from './page-head.js';

/** A casino's review page, complete; what the casino does not say is not there. */
export interface ReviewView extends Frame {
  casino: CasinoCardView;
  banner: string;
  description: string;
  detailedReview?: SafeHtml;
  /** Safety rating, total games, withdrawal time, established: those that are known. */
  tiles: { title: string; value: string }[];
  /** The sub-ratings that the casino has; empty for a blacklisted one. */
  breakdown: { title: string; score: ScoreView }[];
  pros: string[];
  cons: string[];
  /** Facts for the information panel: title and text, those that are known. */
  information: { title: string; value: string }[];
  games: { names: string[]; providers: string[]; counts: { title: string; count: number }[] };
  bonuses: { title: string; text: string }[];
  payments: { methods: string[]; currencies: string[]; limits: { title: string; value: string }[] };
  screenshots: string[];
  reviewer?: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  back: string;
}

/** The review page of a casino; undefined where no active casino has the slug. */
export function review(catalogue: PublicCatalogue, slug: string): ReviewView | undefined {
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) return undefined;
  const card = casinoCard(casino);
  const { settings } = catalogue;
  const data = reviewData(settings, casino);
  const view: ReviewView = {
    ...frame(catalogue, {
      title: `${casino.name} Review`,
      path: card.review,
      description: metaText(casino.description),
      kind: 'article',
      structured: [
        ...(data === undefined ? [] : [data]),
        breadcrumbData(settings, [
          { name: 'Best Casinos', path: addressOf({ kind: 'best-casinos' }) },
          { name: casino.name, path: card.review },
        ]),
      ],
    }),
    casino: card,
    banner: casino.banner,
    description: casino.description,
    tiles: known([
      ['Safety Rating', casino.isBlacklisted ? undefined : `${scoreView(casino.safetyRating).text}/10`],
      ['Total Games', casino.gameCounts.total?.toLocaleString('en')],
      ['Withdrawal Time', casino.withdrawalTime],
      ['Established', casino.established?.toString()],
    ]),
    breakdown: casino.isBlacklisted ? [] : breakdown(casino),
    pros: casino.pros,
    cons: casino.cons,
    information: known([
      ['Licenses', joined(casino.licenses)],
      ['Languages', joined(casino.languages)],
      ['Currencies', joined(casino.currencies)],
      ['Countries', joined(casino.countries.map(countryName))],
      ['Features', joined(casino.features)],
    ]),
    games: {
      names: casino.games,
      providers: casino.gameProviders,
      counts: known([
        ['Slots', casino.gameCounts.slots],
        ['Table Games', casino.gameCounts.tableGames],
        ['Live Dealer', casino.gameCounts.liveDealer],
        ['Jackpots', casino.gameCounts.jackpots],
      ]).map(({ title, value }) => ({ title, count: value })),
    },
    bonuses: known([
      ['Welcome Bonus', casino.bonuses.welcome ?? casino.bonus],
      ['No Deposit Bonus', casino.bonuses.noDeposit],
      ['Free Spins', casino.bonuses.freeSpins],
    ]).map(({ title, value }) => ({ title, text: value })),
    payments: {
      methods: casino.paymentMethods,
      currencies: casino.currencies,
      limits: known([
        ['Minimum Deposit', casino.minDeposit],
        ['Minimum Withdrawal', casino.minWithdrawal],
        ['Maximum Withdrawal', casino.maxWithdrawal],
        ['Withdrawal Time', casino.withdrawalTime],
      ]),
    },
    screenshots: casino.screenshots,
    updatedAt: casino.updatedAt,
    back: addressOf({ kind: 'reviews' }),
  };
  if (casino.detailedReview !== undefined) view.detailedReview = sanitiseHtml(casino.detailedReview);
  if (casino.reviewer !== undefined) view.reviewer = casino.reviewer;
  return view;
}

function breakdown(casino: PublicCasino): { title: string; score: ScoreView }[] {
  return known([
    ['Safety', casino.safetyRating],
    ['Games', casino.gamesRating],
    ['Bonuses', casino.bonusesRating],
    ['Support', casino.supportRating],
    ['Payouts', casino.payoutsRating],
    ['Mobile', casino.mobileRating],
  ]).map(({ title, value }) => ({ title, score: scoreView(value) }));
}

function known<T>(facts: [string, T | undefined][]): { title: string; value: T }[] {
  return facts.flatMap(([title, value]) => (value === undefined ? [] : [{ title, value }]));
}

function joined(items: string[]): string | undefined {
  return items.length === 0 ? undefined : items.join(', ');
}
