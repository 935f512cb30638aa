import type { Bonus } from '../../collections/bonuses/bonus.js';
import type { PublicCasino } from '../../collections/casinos/casino.js';
import { memoizeWeak } from '../../lazy.js';
import { hasEndedOn } from '../../values/offers/freshness.js';
import { bonusesOfCasino } from './bonuses-of-casino.js';
import { lastOfferDay } from './last-offer-day.js';

type NamedCasino = Pick<PublicCasino, 'id' | 'name'>;

/** What the casinos of a site may not promise on a day (YYYY-MM-DD), since it was withdrawn or has ended. */
export function offersOver(withdrawn: readonly Bonus[], offered: readonly Bonus[], today: string) {
  const ended = offered.filter((bonus) => hasEndedOn(bonus, today));
  const titlesOver = titlesGone(
    [...withdrawn, ...ended],
    offered.filter((bonus) => !hasEndedOn(bonus, today)),
  );
  const isWelcomeOver = (casino: NamedCasino) =>
    ended.length > 0 && hasEndedOn({ validUntil: lastOfferDay(offered, casino) }, today);
  return {
    withdrawnTitles: titlesGone(withdrawn, offered),
    /** A casino that says nothing of these; one object for the same casino and titles. */
    removedFrom(shown: PublicCasino): PublicCasino {
      const left = withoutTitles(shown, titlesOver(shown));
      return isWelcomeOver(shown) ? withoutWelcome(left) : left;
    },
  };
}

const withoutWelcome = memoizeWeak(
  ({ bonus: _, bonuses: { welcome: _welcome, ...bonuses }, ...rest }: PublicCasino): PublicCasino => ({
    ...rest,
    bonuses,
  }),
);

/** Finds the titles that bonuses of a casino among `gone` have, and none among `offered`. */
function titlesGone(gone: readonly Bonus[], offered: readonly Bonus[]): (casino: NamedCasino) => string[] {
  if (gone.length === 0) return () => [];
  return (casino) => {
    const titles = titlesOf(gone, casino);
    if (titles.length === 0) return titles;
    const kept = titlesOf(offered, casino);
    return titles.filter((title) => !saysTitle(title, kept));
  };
}

function titlesOf(bonuses: readonly Bonus[], casino: NamedCasino): string[] {
  return bonusesOfCasino(bonuses, casino).flatMap(({ title }) => (title === '' ? [] : [title]));
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
