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
import { catalogue } from './catalogue.js';

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
  const all = ['slots', 'table', 'live', 'jackpot'].flatMap(
    (one) => sampleGamesPage(`category=${one}`).games,
  );
  return findByPrefix(all, name, (card) => card.name);
}

/** The games page as a query asks for it. */
export function sampleGamesPage(query = ''): GamesPageView {
  return gamesPage(catalogue, query);
}

/** The complaints page as a query asks for it. */
export function sampleComplaintsPage(query = ''): ComplaintsPageView {
  return complaintsPage(catalogue, query);
}

/** The forum as a query asks for it. */
export function sampleForumPage(query = ''): ForumPageView {
  return forumPage(catalogue, query);
}

/** The tournaments page as a query asks for it. */
export function sampleTournamentsPage(query = ''): TournamentsPageView {
  return tournamentsPage(catalogue, query);
}

function findByPrefix<T>(all: readonly T[], start: string, of: (one: T) => string): T {
  const found = all.find((one) => of(one).startsWith(start));
  if (found === undefined) throw new Error(`Nothing of the sample is called '${start}'`);
  return found;
}
