import { lazy } from '../../lazy.js';
import { countedPlaces, type PluralText } from '../localize/localized-text.js';
import { casinoLabels } from '../public/casinos.js';
import { componentLabels } from '../public/components.js';
import { filterLabels } from '../public/filters.js';
import { siteLabels } from '../public/site.js';
import { type CardLabels, englishCardLabels } from './card-labels.js';
import type { TermLabels } from './terms.js';

/** Every word of filters, pages of a list, and what chooses casinos to compare. */
export interface FilterLabels {
  filter: string;
  applyFilters: string;
  clearFilters: string;
  chosenFilters: string;
  /** `{title}: {label}` is the filter. */
  removeFilter: string;
  anyValue: string;
  noneFits: string;
  dropFilter: string;
  dropOneFilter: string;
  dropAllFilters: string;
  scoreLeast: string;
  depositMost: string;
  noDeposit: string;
  wageringMost: string;
  noWagering: string;
  hoursMost: PluralText;
  daysMost: PluralText;
  yearLeast: string;
  showAll: string;
  unreached: string;
  tryAgain: string;
  pageOf: string;
  pageNamed: string;
  previousPage: string;
  nextPage: string;
  add: string;
  foundToAdd: PluralText;
  moreToSearch: PluralText;
  /** Take the place of the texts of a search that finds nothing. */
  nothingFound?: string;
  nothingFoundText?: string;
  pick: string;
  pickNamed: string;
  pickSubmit: string;
  pickHint: string;
  /** Take the place of the English words that stand in the data. */
  dataTerms?: TermLabels;
}

/** The words of filters in English. */
export const englishFilterLabels = /* @__PURE__ */ lazy((): FilterLabels & CardLabels => {
  const { pager, reset, unreached } = componentLabels.parts;
  const { adding, found, more, pick, pickNamed, pickSubmit, pickHint } = casinoLabels.compare;
  return {
    ...englishCardLabels,
    filter: filterLabels.title,
    applyFilters: filterLabels.apply,
    clearFilters: filterLabels.clear,
    chosenFilters: filterLabels.chosen,
    removeFilter: filterLabels.remove('{title}', '{label}'),
    anyValue: filterLabels.any,
    noneFits: filterLabels.none,
    dropFilter: filterLabels.drop,
    dropOneFilter: filterLabels.dropOne('{title}', 0).replace('0', '{count}'),
    dropAllFilters: filterLabels.dropAll,
    scoreLeast: filterLabels.scoreLeast(0).replace('0', '{score}'),
    depositMost: filterLabels.depositMost(1).replace('1', '{amount}'),
    noDeposit: filterLabels.depositMost(0),
    wageringMost: filterLabels.wageringMost(1).replace('1', '{times}'),
    noWagering: filterLabels.wageringMost(0),
    hoursMost: { other: filterLabels.daysMost(0).replace('0', '{count}') },
    daysMost: { one: filterLabels.daysMost(1), other: filterLabels.daysMost(2).replace('2', '{count}') },
    yearLeast: filterLabels.yearLeast(0).replace('0', '{year}'),
    showAll: reset,
    unreached,
    tryAgain: siteLabels.failure.again,
    pageOf: pager.label(1, 2).replace('1', '{page}').replace('2', '{pages}'),
    pageNamed: pager.page(0).replace('0', '{page}'),
    previousPage: pager.previous,
    nextPage: pager.next,
    add: adding,
    foundToAdd: countedPlaces(found),
    moreToSearch: countedPlaces(more),
    pick,
    pickNamed: pickNamed('{name}'),
    pickSubmit,
    pickHint,
  };
});
