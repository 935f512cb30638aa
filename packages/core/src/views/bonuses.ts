import { labels } from '../labels/components.js';
import { bonusLabels } from '../labels/offers.js';
import { messages } from '../messages.js';
import { BONUS_CATEGORIES, type PublicBonus } from '../model/bonus.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { oncePer } from '../once.js';
import { matches } from '../rules/search.js';
import { asked } from './asked.js';
import { type BonusCardView, type BonusSurroundings, bonusCard, casinoOf, hasEndedBy } from './bonus-card.js';
import type { Frame } from './frame.js';
import { type ChoiceLinkView, type PagerView, paged } from './list.js';
import { listFrame } from './list-frame.js';

type Category = (typeof BONUS_CATEGORIES)[number];

/** The bonuses page: the offers of one kind, and what to know of offers. */
export interface BonusesView extends Frame {
  title: string;
  intro: string;
  benefits: readonly { title: string; text: string }[];
  /** They lead to the list itself, past what stands above it. */
  tabs: ChoiceLinkView[];
  /** The id of the list's section. */
  listId: string;
  /** What the list below the tabs is called. */
  listTitle: string;
  /** The way from a part of a kind to all of it. */
  whole?: { label: string; href: string };
  bonuses: BonusCardView[];
  /** Absent where one page holds them all. */
  pager?: PagerView;
  /** What stands there where the kind has none. */
  empty: { title: string; text: string };
  tips: { title: string; items: readonly string[] };
  terms: { title: string; items: readonly string[] };
}

/** Spellings of the kinds in addresses, beside their own names. */
const SPELLINGS: Record<string, Category> = { 'no-deposit': 'noDeposit', nodeposit: 'noDeposit' };
const FREE_SPINS = 'free-spins';
const DEFAULT: Category = 'welcome';
const LIST_ID = 'bonuses';

/** The bonuses page of a catalogue, at the kind that a query asks for; a kind that is not known is the first one. */
export function bonuses(catalogue: PublicCatalogue, query = ''): BonusesView {
  const ask = asked('bonuses', query);
  const isFreeSpins = ask.value('type') === FREE_SPINS;
  const category = categoryIn(ask.value('type'));
  const { around, known } = arranged(catalogue);
  const chosen = known.filter((bonus) => (isFreeSpins ? namesFreeSpins(bonus) : bonus.category === category));
  const { items, pager } = paged(chosen, ask);
  const type = isFreeSpins ? FREE_SPINS : category === DEFAULT ? '' : category;
  const listTitle = isFreeSpins ? bonusLabels.freeSpins : bonusLabels.tabs[category];
  return {
    ...listFrame(catalogue, ask, {
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
    terms: { title: labels.card.terms, items: bonusLabels.terms },
  };
}

/** The offers that stand first of all: those that can be claimed, best first. */
export function bestBonuses(catalogue: PublicCatalogue, most: number): BonusCardView[] {
  const { around, known } = arranged(catalogue);
  return known
    .filter((bonus) => !isWithheld(bonus, around))
    .slice(0, most)
    .map((bonus) => bonusCard(bonus, around));
}

function categoryIn(text: string): Category {
  return BONUS_CATEGORIES.find((one) => one === text) ?? SPELLINGS[text.toLowerCase()] ?? DEFAULT;
}

function namesFreeSpins({ title, description }: PublicBonus): boolean {
  return matches('free spin', title, description);
}

/** The bonuses of known kinds in their order, and what their cards look into; made once for each catalogue. */
const arranged = oncePer(({ bonuses, casinos, today }: PublicCatalogue) => {
  const around: BonusSurroundings = {
    casinoById: new Map(casinos.map((casino) => [casino.id, casino])),
    casinoByName: new Map(casinos.map((casino) => [casino.name, casino])),
    today,
  };
  const known = bonuses.filter((bonus) => BONUS_CATEGORIES.includes(bonus.category));
  return { around, known: inOrder(known, around) };
});

/** What can be claimed first, best first; what has ended or is advised against comes last. */
function inOrder(list: readonly PublicBonus[], around: BonusSurroundings): PublicBonus[] {
  const ranked = list.map((bonus) => ({ bonus, isLast: isWithheld(bonus, around) }));
  ranked.sort(
    (a, b) =>
      Number(a.isLast) - Number(b.isLast) ||
      b.bonus.rating - a.bonus.rating ||
      Number(a.bonus.id > b.bonus.id) - Number(a.bonus.id < b.bonus.id),
  );
  return ranked.map(({ bonus }) => bonus);
}

function isWithheld(bonus: PublicBonus, around: BonusSurroundings): boolean {
  if (hasEndedBy(bonus, around.today)) return true;
  const casino = casinoOf(bonus, around);
  return casino === undefined ? bonus.casinoId !== undefined : casino.isBlacklisted;
}
