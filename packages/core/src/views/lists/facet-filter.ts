import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import { englishFilterLabels } from '../../labels/replaceable/filter-labels.js';
import type { Facet, FacetSelection } from '../../rules/facets/facet.js';
import type { FacetIndex, FacetResult } from '../../rules/facets/facet-index.js';
import type { FacetName } from '../../rules/facets/facet-names.js';
import { limitLabel } from '../../rules/facets/limit-label.js';
import type { ListQuery } from './page-query.js';

/** The values of a facet, as a group of checkboxes; of a limit as radio buttons. */
export interface FilterGroupView {
  /** The query parameter. */
  name: FacetName;
  title: string;
  /** Whether only one value can be chosen. */
  isSingle: boolean;
  /** How many are chosen. */
  chosen: number;
  options: FilterOptionView[];
}

/** A value to filter by. */
export interface FilterOptionView {
  value: string;
  label: string;
  /** How many items remain if it is chosen too. */
  count: number;
  isChosen: boolean;
}

/** A chosen filter, and the page without it. */
export interface FilterChipView {
  /** The query parameter of the facet. */
  name: FacetName;
  value: string;
  /** The facet. */
  title: string;
  label: string;
  /** The label, with the title where it would say too little alone: `Score: 9 or more`. */
  text: string;
  href: string;
}

/** A filter without which something is left, and how much. */
export interface FilterDropView {
  title: string;
  count: number;
  /** Both in words: `without Score (3)`. */
  label: string;
  href: string;
}

/** The filters of a list: a GET form, what is chosen, and what to drop where nothing is left. */
export interface FacetFilterView {
  /** The path that the form submits to. */
  action: string;
  /** What the form keeps of the query, such as the order. */
  hiddenFields: { name: string; value: string }[];
  /** The facets, each with its values. */
  groups: FilterGroupView[];
  /** The chosen values, each with the URL without it. */
  chips: FilterChipView[];
  /** The page without filters; absent while none is chosen. */
  clear?: string;
  /** Only where nothing is left: each filter without which something would be. */
  drop?: FilterDropView[];
}

/** Filters of a page, applied. */
export interface FacetFilter<T> {
  view: FacetFilterView;
  isFiltered: boolean;
  /** The items that remain, in their order. */
  apply(items: readonly T[]): readonly T[];
}

/** Options of a group; more would bury the others. */
const MAX_OPTIONS = 40;

/** Applies the filters in a page's query. */
export function facetFilter<T>(
  ask: ListQuery,
  facets: readonly Facet<NoInfer<T>>[],
  index: FacetIndex<T>,
): FacetFilter<T> {
  const selection = readSelection(ask, facets);
  const result = index.select(selection);
  const names = facets.map(({ name }) => name as FacetName);
  const chips = facets.flatMap((facet) => facetChips(ask, facet, index, selection[facet.name] ?? []));
  const isFiltered = chips.length > 0;
  return {
    isFiltered,
    apply: (items) => (isFiltered ? items.filter((item) => result.has(item)) : items),
    view: {
      action: ask.path,
      hiddenFields: ask.hiddenFields(names),
      groups: facets.flatMap((facet) => facetGroup(facet, result, selection[facet.name] ?? [])),
      chips,
      ...(isFiltered ? { clear: ask.href(Object.fromEntries(names.map((name) => [name, '']))) } : {}),
      ...(result.count === 0 && isFiltered ? { drop: dropLinks(ask, facets, result, selection) } : {}),
    },
  };
}

function readSelection<T>(ask: ListQuery, facets: readonly Facet<T>[]): FacetSelection {
  return Object.fromEntries(
    facets.map(({ name }) => [
      name,
      ask
        .value(name as FacetName)
        .split(',')
        .filter(Boolean),
    ]),
  );
}

function facetGroup<T>(
  facet: Facet<T>,
  result: FacetResult<T>,
  chosen: readonly string[],
): FilterGroupView[] {
  const options = result
    .options(facet.name)
    .filter(({ count, isChosen }, index) => isChosen || (count > 0 && index < MAX_OPTIONS))
    .map(({ slug, ...option }) => ({ value: slug, ...option }));
  const isUseful = options.some(({ count, isChosen }) => isChosen || count < result.count);
  if (!isUseful && chosen.length === 0) return [];
  return [
    {
      name: facet.name as FacetName,
      title: facet.title,
      isSingle: facet.kind === 'limit',
      chosen: chosen.length,
      options,
    },
  ];
}

function facetChips<T>(
  ask: ListQuery,
  facet: Facet<T>,
  index: FacetIndex<T>,
  chosen: readonly string[],
): FilterChipView[] {
  const labels =
    facet.kind === 'limit'
      ? chosen.map((slug) => ({ slug, label: limitLabel(facet.name, Number(slug)) }))
      : index.labels(facet.name, chosen);
  return labels.map(({ slug, label }) => ({
    name: facet.name as FacetName,
    value: slug,
    title: facet.title,
    label,
    text: facet.kind === 'limit' ? `${facet.title}: ${label}` : label,
    href: ask.href({ [facet.name]: chosen.filter((one) => one !== slug).join(',') }),
  }));
}

function dropLinks<T>(
  ask: ListQuery,
  facets: readonly Facet<T>[],
  result: FacetResult<T>,
  selection: FacetSelection,
): FilterDropView[] {
  return facets
    .filter(({ name }) => (selection[name] ?? []).length > 0)
    .map(({ name, title }) => ({ name, title, count: result.countWithout(name) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name, title, count }) => ({
      title,
      count,
      label: fillPlaceholders(englishFilterLabels().dropOneFilter, {
        title,
        count: count.toLocaleString('en'),
      }),
      href: ask.href({ [name]: '' }),
    }));
}
