import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicGame } from '../../collections/games/game.js';
import type { PublicToplist } from '../../collections/toplists/toplist.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { currentCasinoSlug } from '../../urls/current-casino-slug.js';
import { matchRoute, type RouteKind } from '../../urls/routes.js';
import type { RecordReference } from '../../values/html/content-blocks.js';

/** The casino that a text names: by its id, or else by the address of its review, also after a rename; undefined for one that visitors do not see. */
export function referencedCasino(
  catalogue: PublicCatalogue,
  { id = '', href = '' }: RecordReference,
): PublicCasino | undefined {
  const slug = slugOf(href, 'review');
  return (
    byId(catalogue.casinos).get(id) ??
    (slug === undefined ? undefined : catalogue.casinoBySlug.get(currentCasinoSlug(catalogue, slug)))
  );
}

/** The bonus that a text names; undefined for one that visitors do not see. */
export function referencedBonus(
  { bonuses }: PublicCatalogue,
  { id = '' }: RecordReference,
): PublicBonus | undefined {
  return byId(bonuses).get(id);
}

/** The game that a text names; undefined for one that visitors do not see. */
export function referencedGame(
  { games }: PublicCatalogue,
  { id = '' }: RecordReference,
): PublicGame | undefined {
  return byId(games).get(id);
}

/** The toplist that a text names: by its id, or else by its address; undefined for one that visitors do not see. */
export function referencedToplist(
  { toplists }: PublicCatalogue,
  { id = '', href = '' }: RecordReference,
): PublicToplist | undefined {
  const named = id === '' ? undefined : [...toplists.values()].find((toplist) => toplist.id === id);
  return named ?? toplists.get(slugOf(href, 'toplist') ?? '');
}

/** The slug in the address of a page of a kind. */
export function slugOf(href: string, kind: RouteKind): string | undefined {
  const route = matchRoute(href.replace(/[?#].*$/s, ''));
  return route?.kind === kind ? route.slug : undefined;
}

const byId: <T extends { readonly id: string }>(records: readonly T[]) => ReadonlyMap<string, T> =
  memoizeWeak((records: readonly { readonly id: string }[]) => {
    return new Map(records.map((record) => [record.id, record]));
  }) as never;
