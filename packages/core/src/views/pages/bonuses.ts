import { BONUS_CATEGORIES, type PublicBonus } from '../../collections/bonuses/bonus.js';
import { countedText } from '../../labels/localize/localized-text.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { DEFAULT_BONUS_TYPE, FREE_SPINS, findBonusType, isOfBonusType } from '../../rules/bonus-type.js';
import { FacetIndex } from '../../rules/facets/facet-index.js';
import { bonusFacets } from '../../rules/facets/offer-facets.js';
import { PER_PAGE } from '../../rules/list-pages.js';
import { hasEndedOn } from '../../values/offers/freshness.js';
import { type BonusCardView, type BonusContext, bonusCard, bonusCasino } from '../cards/bonus-card.js';
import { bonusContext } from '../cards/bonus-context.js';
import { listPageFrame } from '../frame/list-page-frame.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { type FacetFilterView, facetFilter } from '../lists/facet-filter.js';
import { readPageQuery } from '../lists/page-query.js';
import { type ChoiceLinkView, type PagerView, paginate } from '../lists/pagination.js';
import type { QueryInput } from '../lists/query-text.js';

/** The Bonuses page: offers of one type, with tips. */
export interface BonusesPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** The line below it. */
  intro: string;
  /** Points in favor of bonuses; empty without sample data. */
  benefits: readonly { title: string; text: string }[];
  /** Type tabs; they link to the list's fragment. */
  tabs: ChoiceLinkView[];
  /** The id of the list's section, the target of the tabs. */
  listId: string;
  /** The heading of the list. */
  listTitle: string;
  /** A link from the welcome bonuses to those with free spins, and back. */
  whole?: { label: string; href: string };
  /** What the list can be narrowed by. */
  facets: FacetFilterView;
  /** How many bonuses fit, in words. */
  found: string;
  /** The bonuses of this page. */
  bonuses: BonusCardView[];
  /** Absent if all bonuses fit on one page. */
  pager?: PagerView;
  /** The message shown when the list is empty. */
  empty: { title: string; text: string };
  /** Advice on using a bonus. */
  tips: { title: string; items: readonly string[] };
  /** Explanations of common bonus terms. */
  terms: { title: string; items: readonly string[] };
}

const LIST_ID = 'bonuses';

/** Builds the Bonuses page; an unknown type shows the default one. */
export function bonusesPage(catalogue: PublicCatalogue, query: QueryInput = ''): BonusesPageView {
  const ask = readPageQuery('bonuses', query);
  const texts = pageTexts('bonuses', catalogue.labels);
  const lists = pageTexts('lists', catalogue.labels);
  const shown = findBonusType(ask.value('type')) ?? DEFAULT_BONUS_TYPE;
  const isFreeSpins = shown === FREE_SPINS;
  const category = isFreeSpins ? DEFAULT_BONUS_TYPE : shown;
  const { context, known } = sortedBonuses(catalogue);
  const typed = known.filter((bonus) => isOfBonusType(bonus, shown));
  const choices = bonusFacets(catalogue);
  const facets = facetFilter(ask, choices, FacetIndex.of(typed, choices));
  const chosen = facets.apply(typed);
  const { items, pager } = paginate(chosen, ask);
  const type = shown === DEFAULT_BONUS_TYPE ? '' : shown;
  const { isSample } = catalogue.settings;
  const commission = isSample ? texts.sampleCommission : texts.commission;
  const listTitle = isFreeSpins ? texts.freeSpins : texts.tabs[category];
  return {
    ...listPageFrame(catalogue, ask, {
      title: type === '' ? texts.title : listTitle,
      crumb: texts.title,
      description: type === '' ? texts.intro : `${listTitle}. ${texts.intro}`,
      pager,
      isFiltered: facets.isFiltered,
      own: { type },
    }),
    title: texts.title,
    intro: texts.intro,
    benefits: isSample ? texts.benefits : [],
    tabs: BONUS_CATEGORIES.map((one) => ({
      label: texts.tabs[one],
      href: `${ask.href({ type: one === DEFAULT_BONUS_TYPE ? '' : one })}#${LIST_ID}`,
      isCurrent: one === category,
      count: known.filter((bonus) => bonus.category === one).length,
    })),
    listId: LIST_ID,
    listTitle,
    ...(isFreeSpins
      ? { whole: { label: texts.allWelcome, href: `${ask.href({ type: '' })}#${LIST_ID}` } }
      : shown === DEFAULT_BONUS_TYPE && known.some((bonus) => isOfBonusType(bonus, FREE_SPINS))
        ? { whole: { label: texts.freeSpins, href: `${ask.href({ type: FREE_SPINS })}#${LIST_ID}` } }
        : {}),
    facets: { ...facets.view, hiddenFields: type === '' ? [] : [{ name: 'type', value: type }] },
    found: countedText(lists.bonuses, chosen.length, lists),
    bonuses: items.map((bonus) => bonusCard(bonus, context)),
    ...(pager === undefined ? {} : { pager }),
    empty: { title: texts.none, text: texts.noneText },
    tips: { title: texts.tipsTitle, items: texts.tips },
    terms: {
      title: texts.termsTitle,
      items: [...texts.terms, ...(known.length === 0 ? [] : [commission])],
    },
  };
}

/** The path of the page whose list has a bonus, among those of its category; undefined for one that no list has. */
export function bonusListPath(catalogue: PublicCatalogue, id: string): string | undefined {
  const { known } = sortedBonuses(catalogue);
  const category = known.find((bonus) => bonus.id === id)?.category;
  if (category === undefined) return undefined;
  const typed = known.filter((bonus) => isOfBonusType(bonus, category));
  const page = Math.floor(typed.findIndex((bonus) => bonus.id === id) / PER_PAGE) + 1;
  return readPageQuery('bonuses', '').hrefOnly({
    type: category === DEFAULT_BONUS_TYPE ? '' : category,
    page: page === 1 ? '' : String(page),
  });
}

/** The best bonuses that can be claimed now, at most `most`. */
export function bestBonuses(catalogue: PublicCatalogue, most: number): BonusCardView[] {
  const { context, known } = sortedBonuses(catalogue);
  return known
    .filter((bonus) => groupOf(bonus, context) === 0)
    .slice(0, most)
    .map((bonus) => bonusCard(bonus, context));
}

/** The bonuses of known types in order, with the data of their cards; cached for each catalogue. */
const sortedBonuses = memoizeWeak((catalogue: PublicCatalogue) => {
  const { bonuses, casinos } = catalogue;
  const ids = new Set(bonuses.map(({ casinoId }) => casinoId));
  const names = new Set(bonuses.map(({ casino }) => casino));
  const context = bonusContext(
    catalogue,
    casinos.filter(({ id, name }) => ids.has(id) || names.has(name)),
  );
  const known = bonuses.filter((bonus) => BONUS_CATEGORIES.includes(bonus.category));
  return { context, known: sortBonuses(known, context) };
});

/** Sorts by rating; bonuses that nobody can claim come after the others, and those of blacklisted casinos last of all. */
function sortBonuses(list: readonly PublicBonus[], context: BonusContext): PublicBonus[] {
  const ranked = list.map((bonus) => ({ bonus, group: groupOf(bonus, context) }));
  ranked.sort(
    (a, b) =>
      a.group - b.group ||
      b.bonus.rating - a.bonus.rating ||
      Number(a.bonus.id > b.bonus.id) - Number(a.bonus.id < b.bonus.id),
  );
  return ranked.map(({ bonus }) => bonus);
}

function groupOf(bonus: PublicBonus, context: BonusContext): 0 | 1 | 2 {
  const casino = bonusCasino(bonus, context);
  if (casino?.isBlacklisted === true) return 2;
  const isWithoutCasino = casino === undefined && bonus.casinoId !== undefined;
  return isWithoutCasino || hasEndedOn(bonus, context.today) ? 1 : 0;
}
