import type { PublicCasino } from '../../../collections/casinos/casino.js';
import { casinoLabels } from '../../../labels/public/casinos.js';
import { casinoFieldTitles } from '../../../labels/public/field-titles.js';
import type { CasinoChange, CasinoState } from '../../../model/casino-change.js';
import { saysTitle } from '../../../model/offers/offers-over.js';
import { countryName } from '../../../values/country-names.js';
import { scoreView } from '../../cards/casino-card.js';

/**
 * A fact that changed: `from` is absent where there was nothing, `to` where nothing is left. A list has a fact for what
 * came and one for what went.
 */
interface ChangedFactView {
  title: string;
  from?: string;
  to?: string;
}

/** The changes of a day that visitors saw. */
export interface ReviewChangeView {
  /** YYYY-MM-DD, UTC. */
  day: string;
  facts: ChangedFactView[];
  /** Whether the casino was put on the blacklist that day, or taken off it. */
  blacklist?: 'added' | 'removed';
}

const MAX_DAYS = 6;
const { facts } = casinoLabels;

const SCORES = { rating: facts.score, safetyRating: casinoFieldTitles.safetyRating } as const;
const TEXTS = {
  minDeposit: casinoFieldTitles.minDeposit,
  minWithdrawal: casinoFieldTitles.minWithdrawal,
  maxWithdrawal: casinoFieldTitles.maxWithdrawal,
  withdrawalTime: casinoFieldTitles.withdrawalTime,
} as const;
const LISTS = {
  paymentMethods: casinoFieldTitles.paymentMethods,
  licenses: casinoFieldTitles.licenses,
  languages: casinoFieldTitles.languages,
  currencies: casinoFieldTitles.currencies,
  countries: casinoFieldTitles.countries,
  gameProviders: casinoFieldTitles.gameProviders,
} as const;
const OFFERS = {
  welcome: casinoFieldTitles['bonuses.welcome'],
  noDeposit: casinoFieldTitles['bonuses.noDeposit'],
  freeSpins: casinoFieldTitles['bonuses.freeSpins'],
} as const;

/**
 * The days on which visible facts of a casino changed, the latest first; `changes` are newest first. What says the title of a
 * withdrawn offer is left out.
 */
export function reviewChanges(
  casino: PublicCasino,
  changes: readonly CasinoChange[],
  language?: string,
  withdrawn: readonly string[] = [],
): ReviewChangeView[] {
  const days = new Map<string, CasinoChange>();
  for (const change of changes) {
    const day = change.at.slice(0, 10);
    const later = days.get(day);
    days.set(day, later === undefined ? change : joinChanges(change, later));
  }
  let isBlacklisted = casino.isBlacklisted;
  const views: ReviewChangeView[] = [];
  for (const [day, change] of days) {
    const wasBlacklisted = change.before.isBlacklisted ?? isBlacklisted;
    const isMoved = wasBlacklisted !== isBlacklisted;
    // On the blacklist a casino has no score and no offer that changes could be seen of.
    const seen = changedFacts(change, language).filter(
      ({ from, to }) => !saysTitle(from, withdrawn) && !saysTitle(to, withdrawn),
    );
    const shown = isBlacklisted || wasBlacklisted ? withoutVerdict(seen) : seen;
    if (isMoved || shown.length > 0)
      views.push({
        day,
        facts: shown,
        ...(isMoved ? { blacklist: isBlacklisted ? ('added' as const) : ('removed' as const) } : {}),
      });
    isBlacklisted = wasBlacklisted;
  }
  return views.slice(0, MAX_DAYS);
}

/** Both changes as one: what was before the earlier, and is after the later. */
function joinChanges(earlier: CasinoChange, later: CasinoChange): CasinoChange {
  return {
    at: later.at,
    before: { ...untouched(later.before, earlier), ...earlier.before },
    after: { ...untouched(earlier.after, later), ...later.after },
  };
}

/** The fields of a state that another change does not touch. */
function untouched(state: CasinoState, { before, after }: CasinoChange): CasinoState {
  const touched = { ...before, ...after };
  return Object.fromEntries(Object.entries(state).filter(([name]) => !Object.hasOwn(touched, name)));
}

function changedFacts({ before, after }: CasinoChange, language: string | undefined): ChangedFactView[] {
  const fact = (title: string, read: (state: CasinoState) => string | undefined) =>
    changedFact(title, read(before), read(after));
  return [
    ...entriesOf(SCORES).map(([name, title]) => fact(title, (state) => scoreText(state[name]))),
    fact(facts.bonus, ({ bonus }) => bonus),
    ...entriesOf(OFFERS).map(([name, title]) => fact(title, ({ bonuses }) => bonuses?.[name])),
    ...entriesOf(TEXTS).map(([name, title]) => fact(title, (state) => state[name])),
    ...entriesOf(LISTS).flatMap(([name, title]) => {
      const [old = [], now = []] = [before[name], after[name]];
      const added = now.filter((item) => !old.includes(item));
      const removed = old.filter((item) => !now.includes(item));
      return [
        changedFact(title, undefined, listText(name, added, language)),
        changedFact(title, listText(name, removed, language), undefined),
      ];
    }),
  ].flat();
}

/** No fact where both are the same. */
function changedFact(title: string, from: string | undefined, to: string | undefined): ChangedFactView[] {
  if (from === to) return [];
  return [{ title, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
}

const VERDICT_TITLES = new Set<string>([...Object.values(SCORES), facts.bonus, ...Object.values(OFFERS)]);

function withoutVerdict(changed: ChangedFactView[]): ChangedFactView[] {
  return changed.filter(({ title }) => !VERDICT_TITLES.has(title));
}

function listText(
  name: keyof typeof LISTS,
  items: readonly string[],
  language: string | undefined,
): string | undefined {
  if (items.length === 0) return undefined;
  return (name === 'countries' ? items.map((code) => countryName(code, language)) : items).join(', ');
}

function scoreText(score: number | undefined): string | undefined {
  return score === undefined ? undefined : scoreView(score).text;
}

function entriesOf<T extends object>(record: T): [keyof T, T[keyof T]][] {
  return Object.entries(record) as [keyof T, T[keyof T]][];
}
