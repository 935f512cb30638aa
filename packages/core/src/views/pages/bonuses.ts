import { componentLabels } from '../../labels/components.js';
import { bonusLabels } from '../../labels/offers.js';
import { memoizeWeak } from '../../lazy.js';
import { messages } from '../../messages.js';
import { BONUS_CATEGORIES, type PublicBonus } from '../../model/bonus.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { matches } from '../../rules/search.js';
import {
  type BonusCardView,
  type BonusContext,
  bonusCard,
  bonusCasino,
  hasEndedOn,
} from '../cards/bonus-card.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type PagerView, paginate } from '../lists/pagination.js';

type Category = (typeof BONUS_CATEGORIES)[number];

/** The bonuses page: the offers of one kind, and what to know of offers. */
export interface BonusesPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** A sentence below the heading. */
  intro: string;
  /** What the site checks about bonuses, in short points. */
  benefits: readonly { title: string; text: string }[];
  /** They lead to the list itself, past what stands above it. */
  tabs: ChoiceLinkView[];
  /** The id of the list's section. */
  listId: string;
  /** What the list below the tabs is called. */
  listTitle: string;
  /** The way from a part of a kind to all of it. */
  whole?: { label: string; href: string };
  /** The bonuses of this page of the list. */
  bonuses: BonusCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where the kind has none. */
  empty: { title: string; text: string };
  /** Advice for claiming a bonus. */
  tips: { title: string; items: readonly string[] };
  /** Terms that most bonuses have, explained. */
  terms: { title: string; items: readonly string[] };
}

/** Spellings of the kinds in addresses, beside their own names. */
const CATEGORY_ALIASES: Record<string, Category> = { 'no-deposit': 'noDeposit', nodeposit: 'noDeposit' };
const FREE_SPINS = 'free-spins';
const DEFAULT: Category = 'welcome';
const LIST_ID = 'bonuses';

/** The bonuses page of a catalogue, at the kind that a query asks for; a kind that is not known is the first one. */
export function bonusesPage(catalogue: PublicCatalogue, query = ''): BonusesPageView {
  const ask = readPageQuery('bonuses', query);
  const isFreeSpins = ask.value('type') === FREE_SPINS;
  const category = categoryIn(ask.value('type'));
  const { around, known } = sortedBonuses(catalogue);
  const chosen = known.filter((bonus) =>
    isFreeSpins ? mentionsFreeSpins(bonus) : bonus.category === category,
  );
  const { items, pager } = paginate(chosen, ask);
  const type = isFreeSpins ? FREE_SPINS : category === DEFAULT ? '' : category;
  const listTitle = isFreeSpins ? bonusLabels.freeSpins : bonusLabels.tabs[category];
  return {
    ...listPageFrame(catalogue, ask, {
      title: type === '' ? bonusLabels.title : listTitle,
      crumb: bonusLabels.title,
      description: bonusLabels.intro,
      pager,
      own: { type },
    }),
    title: bonusLabels.title,
    intro: bonusLabels.intro,
    benefits: bonusLabels.benefits,
    tabs: BONUS_CATEGORIES.map((one) => ({
      label: bonusLabels.tabs[one],
      href: `${ask.href({ type: one === DEFAULT ? '' : one })}#${LIST_ID}`,
      isCurrent: one === category,
      count: known.filter((bonus) => bonus.category === one).length,
    })),
    listId: LIST_ID,
    listTitle,
    ...(isFreeSpins
      ? { whole: { label: bonusLabels.allWelcome, href: `${ask.href({ type: '' })}#${LIST_ID}` } }
      : {}),
    bonuses: items.map((bonus) => bonusCard(bonus, around)),
    ...(pager === undefined ? {} : { pager }),
    empty: { title: messages.bonus.empty, text: bonusLabels.noneText },
    tips: { title: bonusLabels.tipsTitle, items: bonusLabels.tips },
    terms: { title: componentLabels.card.terms, items: bonusLabels.terms },
  };
}

/** The offers that stand first of all: those that can be claimed, best first. */
export function bestBonuses(catalogue: PublicCatalogue, most: number): BonusCardView[] {
  const { around, known } = sortedBonuses(catalogue);
  return known
    .filter((bonus) => !isUnclaimable(bonus, around))
    .slice(0, most)
    .map((bonus) => bonusCard(bonus, around));
}

function categoryIn(text: string): Category {
  return BONUS_CATEGORIES.find((one) => one === text) ?? CATEGORY_ALIASES[text.toLowerCase()] ?? DEFAULT;
}

function mentionsFreeSpins({ title, description }: PublicBonus): boolean {
  return matches('free spin', title, description);
}

/** The bonuses of known kinds in their order, and what their cards look into; made once for each catalogue. */
const sortedBonuses = memoizeWeak(({ bonuses, casinos, today }: PublicCatalogue) => {
  const around: BonusContext = {
    casinoById: new Map(casinos.map((casino) => [casino.id, casino])),
    casinoByName: new Map(casinos.map((casino) => [casino.name, casino])),
    today,
  };
  const known = bonuses.filter((bonus) => BONUS_CATEGORIES.includes(bonus.category));
  return { around, known: sortBonuses(known, around) };
});

/** What can be claimed first, best first; what has ended or is advised against comes last. */
function sortBonuses(list: readonly PublicBonus[], around: BonusContext): PublicBonus[] {
  const ranked = list.map((bonus) => ({ bonus, isLast: isUnclaimable(bonus, around) }));
  ranked.sort(
    (a, b) =>
      Number(a.isLast) - Number(b.isLast) ||
      b.bonus.rating - a.bonus.rating ||
      Number(a.bonus.id > b.bonus.id) - Number(a.bonus.id < b.bonus.id),
  );
  return ranked.map(({ bonus }) => bonus);
}

function isUnclaimable(bonus: PublicBonus, around: BonusContext): boolean {
  if (hasEndedOn(bonus, around.today)) return true;
  const casino = bonusCasino(bonus, around);
  return casino === undefined ? bonus.casinoId !== undefined : casino.isBlacklisted;
}
