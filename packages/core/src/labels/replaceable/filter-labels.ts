import { lazy } from '../../lazy.js';
import type { PluralText } from '../localize/localized-text.js';
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
  const { scoreLeast, depositMost, noDeposit, wageringMost, noWagering } = filterLabels;
  const { hoursMost, daysMost, yearLeast } = filterLabels;
  return {
    ...englishCardLabels,
    filter: filterLabels.title,
    applyFilters: filterLabels.apply,
    clearFilters: filterLabels.clear,
    chosenFilters: filterLabels.chosen,
    removeFilter: filterLabels.remove,
    anyValue: filterLabels.any,
    noneFits: filterLabels.none,
    dropFilter: filterLabels.drop,
    dropOneFilter: filterLabels.dropOne,
    dropAllFilters: filterLabels.dropAll,
    scoreLeast,
    depositMost,
    noDeposit,
    wageringMost,
    noWagering,
    hoursMost,
    daysMost,
    yearLeast,
    showAll: reset,
    unreached,
    tryAgain: siteLabels.failure.again,
    pageOf: pager.label,
    pageNamed: pager.page,
    previousPage: pager.previous,
    nextPage: pager.next,
    add: adding,
    foundToAdd: found,
    moreToSearch: more,
    pick,
    pickNamed,
    pickSubmit,
    pickHint,
  };
});
