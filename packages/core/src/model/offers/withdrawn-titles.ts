import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';

/** Finds the titles of bonuses by their casino. */
export function titlesByCasino(
  bonuses: readonly Bonus[],
): (casino: Pick<PublicCasino, 'id' | 'name'>) => string[] {
  const titles = new Map<string, string[]>();
  for (const { casinoId, casino, title } of bonuses) {
    const key = casinoId ?? `name ${casino}`;
    if (title !== '') titles.set(key, [...(titles.get(key) ?? []), title]);
  }
  if (titles.size === 0) return () => [];
  return ({ id, name }) => [...(titles.get(id) ?? []), ...(titles.get(`name ${name}`) ?? [])];
}

const made = memoizeWeak((_shown: PublicCasino) => new Map<string, PublicCasino>());

/** A casino without the texts of offers that say one of these titles and nothing else; one object for the same titles. */
export function withoutTitles(shown: PublicCasino, titles: readonly string[]): PublicCasino {
  if (titles.length === 0) return shown;
  const known = made(shown);
  const key = JSON.stringify(titles);
  const casino = known.get(key) ?? withoutOffers(shown, titles);
  known.set(key, casino);
  return casino;
}

function withoutOffers(shown: PublicCasino, titles: readonly string[]): PublicCasino {
  const { bonus, bonuses, ...rest } = shown;
  const kept = Object.entries(bonuses).filter(([, text]) => !saysTitle(text, titles));
  return {
    ...rest,
    ...(bonus === undefined || saysTitle(bonus, titles) ? {} : { bonus }),
    bonuses: Object.fromEntries(kept),
  };
}

/** Whether a text says one of these titles and nothing else, in any case. */
export function saysTitle(text: string | undefined, titles: readonly string[]): boolean {
  return text !== undefined && titles.some((title) => plain(title) === plain(text));
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
