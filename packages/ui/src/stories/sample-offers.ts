import {
  type BonusCardView,
  bonusesPage,
  type ComplaintsPageView,
  complaintsPage,
  type ForumPageView,
  forumPage,
  type GameCardView,
  type GamesPageView,
  gamesPage,
  type TournamentsPageView,
  tournamentsPage,
} from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const SENTENCES = 'A sentence that goes on for a while, and says little. '.repeat(8).trim();

/** Bonuses, games and the community of the sample as the real views make them, with hard cases added. */
const catalogue = await sampleCatalogue((content) => {
  const visitUrl = 'https://offer.example/';
  content.bonuses.insert({ casino: 'Copper Heron', title: 'Ended', validUntil: '2026-01-03', visitUrl });
  content.bonuses.insert({
    casino: 'Brass Magpie',
    title: 'Too good',
    description: 'Four times what you pay in.',
    wagering: '70x',
    rating: 9,
    visitUrl,
  });
  content.bonuses.insert({ casino: '', title: 'Bare' });
  content.bonuses.insert({
    casino: LONG_WORD,
    title: `Long ${LONG_WORD}`,
    description: `${SENTENCES} ${LONG_WORD}`,
    wagering: LONG_WORD,
    minDeposit: '12,345,678.90 units in your own currency',
    validUntil: '2999-12-31',
    isExclusive: true,
    rating: 10,
    visitUrl,
  });
  content.bonuses.insert({
    casino: 'كازينو النجمة',
    title: 'مكافأة ترحيبية',
    description: 'ضعف الإيداع الأول',
    wagering: '٣٠ ضعفًا',
    minDeposit: '€20',
    isExclusive: true,
    rating: 7.5,
    visitUrl,
  });
  content.games.insert({
    name: `Long ${LONG_WORD}`,
    provider: LONG_WORD,
    description: SENTENCES,
    minBet: '€0.00000001',
    maxBet: '€1,000,000,000',
    highlights: Array.from({ length: 40 }, (_, i) => `Highlight ${i + 1} in several words`),
    featured: true,
    jackpot: true,
    rating: 10,
    playUrl: visitUrl,
  });
  content.games.insert({ name: 'Bare', rtp: '', rating: 0 });
  content.games.insert({
    name: 'نجمة الصحراء',
    provider: 'استوديو',
    description: 'لعبة هادئة',
    rating: 6.5,
    highlights: ['دورات مجانية'],
    playUrl: visitUrl,
  });
  const { complaints, tournaments, forum } = content.community.get();
  content.community.set({
    complaints: [
      ...complaints,
      {
        id: '00000000-0000-7000-8000-000000000099',
        casino: LONG_WORD,
        player: LONG_WORD,
        issue: `${LONG_WORD} ${LONG_WORD}`,
        amount: '12,345,678,901.00 units',
        status: 'pending',
        date: '2020-01-01',
        description: `${SENTENCES} ${LONG_WORD}`,
        rating: 1,
      },
    ],
    tournaments: [
      ...tournaments,
      {
        id: '00000000-0000-7000-8000-000000000098',
        title: LONG_WORD,
        casino: LONG_WORD,
        prize: '€1,234,567,890.00 and a car',
        participants: 1_000_000_000,
        startDate: '2026-01-01',
        endDate: '2027-12-31',
        status: 'upcoming',
        type: 'poker',
        entryFee: LONG_WORD,
        description: SENTENCES,
      },
    ],
    forum,
  });
});

/** The bonuses that the views show, of all kinds. */
const cards = ['', 'type=noDeposit', 'type=reload', 'type=cashback'].flatMap(
  (query) => bonusesPage(catalogue, query).bonuses,
);

/** The card of the first bonus whose title begins so. */
export function sampleBonus(title: string): BonusCardView {
  return findByPrefix(cards, title, (card) => card.title);
}

/** The card of the first game whose name begins so. */
export function sampleGame(name: string): GameCardView {
  const all = ['slots', 'table', 'live', 'jackpot'].flatMap((one) => gamesView(`category=${one}`).games);
  return findByPrefix(all, name, (card) => card.name);
}

/** The games page as a query asks for it. */
export function gamesView(query = ''): GamesPageView {
  return gamesPage(catalogue, query);
}

/** The complaints page as a query asks for it. */
export function complaintsView(query = ''): ComplaintsPageView {
  return complaintsPage(catalogue, query);
}

/** The forum as a query asks for it. */
export function forumView(query = ''): ForumPageView {
  return forumPage(catalogue, query);
}

/** The tournaments page as a query asks for it. */
export function tournamentsView(query = ''): TournamentsPageView {
  return tournamentsPage(catalogue, query);
}

function findByPrefix<T>(all: readonly T[], start: string, of: (one: T) => string): T {
  const found = all.find((one) => of(one).startsWith(start));
  if (found === undefined) throw new Error(`Nothing of the sample is called '${start}'`);
  return found;
}
