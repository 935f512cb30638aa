import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';
import { hasEndedOn } from '../../values/offers/freshness.js';

type NamedCasino = Pick<PublicCasino, 'id' | 'name'>;

/** What the casinos of a site may not promise on a day (YYYY-MM-DD), since it was withdrawn or has ended. */
export function offersOver(withdrawn: readonly Bonus[], offered: readonly Bonus[], today: string) {
  const ended = offered.filter((bonus) => hasEndedOn(bonus, today));
  const current = offered.filter((bonus) => !hasEndedOn(bonus, today));
  const titlesOver = titlesGone([...withdrawn, ...ended], current);
  const isWelcomeOver = endedWelcome(ended, current);
  return {
    withdrawnTitles: titlesGone(withdrawn, offered),
    /** A casino without its words for these; one object for the same casino and titles. */
    leaveOut(shown: PublicCasino): PublicCasino {
      const left = withoutTitles(shown, titlesOver(shown));
      return isWelcomeOver(shown) ? withoutWelcome(left) : left;
    },
  };
}

/** Tells the casinos whose welcome bonuses have all ended, as their embeds do. */
function endedWelcome(ended: readonly Bonus[], current: readonly Bonus[]): (casino: NamedCasino) => boolean {
  const casinosOf = (bonuses: readonly Bonus[]) =>
    new Set(bonuses.filter(({ category }) => category === 'welcome').map(casinoKey));
  const over = casinosOf(ended);
  if (over.size === 0) return () => false;
  const still = casinosOf(current);
  return (casino) => {
    const keys = keysOf(casino);
    return keys.some((key) => over.has(key)) && !keys.some((key) => still.has(key));
  };
}

const withoutWelcome = memoizeWeak(
  ({ bonus: _, bonuses: { welcome: _welcome, ...bonuses }, ...rest }: PublicCasino): PublicCasino => ({
    ...rest,
    bonuses,
  }),
);

function casinoKey({ casinoId, casino }: Bonus): string {
  return casinoId ?? `name ${casino}`;
}

function keysOf({ id, name }: NamedCasino): string[] {
  return [id, `name ${name}`];
}

/** Finds the titles that bonuses of a casino among `gone` have, and none among `offered`. */
function titlesGone(gone: readonly Bonus[], offered: readonly Bonus[]): (casino: NamedCasino) => string[] {
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
  for (const bonus of bonuses) {
    const key = casinoKey(bonus);
    const known = titles.get(key);
    if (known !== undefined) known.push(bonus.title);
    else titles.set(key, [bonus.title]);
  }
  return (casino) =>
    keysOf(casino)
      .flatMap((key) => titles.get(key) ?? [])
      .filter((title) => title !== '');
}

const made = memoizeWeak((_shown: PublicCasino) => new Map<string, PublicCasino>());

/** A casino without the texts of offers that say one of these titles and nothing else; one object for the same titles. */
function withoutTitles(shown: PublicCasino, titles: readonly string[]): PublicCasino {
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
