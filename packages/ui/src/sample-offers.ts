import {
  type BonusCardView,
  bonuses,
  type ComplaintsView,
  complaints,
  type ForumView,
  forum,
  type GameCardView,
  type GamesView,
  games,
  type TournamentsView,
  tournaments,
} from '@croupier/core';
import { sampleCatalogue } from '@croupier/core/sample';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const SENTENCES = 'A sentence that goes on for a while, and says little. '.repeat(8).trim();

/** Bonuses, games and the community of the sample as the real views make them, with hard cases added. */
const catalogue = await sampleCatalogue((content) => {
  const visitUrl = 'https://offer.example/';
  const gone = content.casinos.insert({ slug: 'gone', name: 'Gone', description: 'x', isActive: false });
  content.bonuses.insert({ casino: 'Copper Heron', title: 'Ended', validUntil: '2026-01-03', visitUrl });
  content.bonuses.insert({
    casino: 'Brass Magpie',
    title: 'Too good',
    description: 'Four times what you pay in.',
    wagering: '70x',
    rating: 9,
    visitUrl,
  });
  content.bonuses.insert({ casinoId: gone.id, casino: 'Gone', title: 'Of a casino that is gone', visitUrl });
  content.bonuses.insert({ casino: '', title: 'Bare' });
  content.bonuses.insert({
    casino: LONG,
    title: `Long ${LONG}`,
    description: `${SENTENCES} ${LONG}`,
    wagering: LONG,
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
    name: `Long ${LONG}`,
    provider: LONG,
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
        casino: LONG,
        player: LONG,
        issue: `${LONG} ${LONG}`,
        amount: '12,345,678,901.00 units',
        status: 'pending',
        date: '2020-01-01',
        description: `${SENTENCES} ${LONG}`,
        rating: 1,
      },
    ],
    tournaments: [
      ...tournaments,
      {
        id: '00000000-0000-7000-8000-000000000098',
        title: LONG,
        casino: LONG,
        prize: '€1,234,567,890.00 and a car',
        participants: 1_000_000_000,
        startDate: '2026-01-01',
        endDate: '2027-12-31',
        status: 'upcoming',
        type: 'poker',
        entryFee: LONG,
        description: SENTENCES,
      },
    ],
    forum,
  });
});

/** The bonuses that the views show, of all kinds. */
const cards = ['', 'type=noDeposit', 'type=reload', 'type=cashback'].flatMap(
  (query) => bonuses(catalogue, query).bonuses,
);

/** The card of the first bonus whose title begins so. */
export function bonusOf(title: string): BonusCardView {
  return beginning(cards, title, (card) => card.title);
}

/** The card of the first game whose name begins so. */
export function gameOf(name: string): GameCardView {
  const all = ['slots', 'table', 'live', 'jackpot'].flatMap((one) => gamesSeen(`category=${one}`).games);
  return beginning(all, name, (card) => card.name);
}

/** The games page as a query asks for it. */
export function gamesSeen(query = ''): GamesView {
  return games(catalogue, query);
}

/** The complaints page as a query asks for it. */
export function complaintsSeen(query = ''): ComplaintsView {
  return complaints(catalogue, query);
}

/** The forum as a query asks for it. */
export function forumSeen(query = ''): ForumView {
  return forum(catalogue, query);
}

/** The tournaments page as a query asks for it. */
export function tournamentsSeen(query = ''): TournamentsView {
  return tournaments(catalogue, query);
}

function beginning<T>(all: readonly T[], start: string, of: (one: T) => string): T {
  const found = all.find((one) => of(one).startsWith(start));
  if (found === undefined) throw new Error(`Nothing of the sample is called '${start}'`);
  return found;
}
