import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';

type NamedCasino = Pick<PublicCasino, 'id' | 'name'>;

/** Finds the titles that bonuses of a casino among `gone` have, and none among `offered`. */
export function titlesGone(
  gone: readonly Bonus[],
  offered: readonly Bonus[],
): (casino: NamedCasino) => string[] {
  if (gone.length === 0) return () => [];
  const goneTitles = titlesByCasino(gone);
  const there = titlesByCasino(offered);
  return (casino) => {
    const titles = goneTitles(casino);
    if (titles.length === 0) return titles;
    const kept = there(casino);
    return titles.filter((title) => !saysTitle(title, kept));
  };
}

function titlesByCasino(bonuses: readonly Bonus[]): (casino: NamedCasino) => string[] {
  const titles = new Map<string, string[]>();
  for (const { casinoId, casino, title } of bonuses) {
    const key = casinoId ?? `name ${casino}`;
    const known = titles.get(key);
    if (known !== undefined) known.push(title);
    else titles.set(key, [title]);
  }
  return ({ id, name }) =>
    [...(titles.get(id) ?? []), ...(titles.get(`name ${name}`) ?? [])].filter((title) => title !== '');
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
