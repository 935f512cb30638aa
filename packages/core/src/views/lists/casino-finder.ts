import { filterLabels } from '../../labels/public/filters.js';
import { englishFilterLabels } from '../../labels/replaceable/filter-labels.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { CASINO_FACETS } from '../../rules/facets/casino-facets.js';
import { casinoFacetIndex } from '../../rules/facets/catalogue-facets.js';
import type { CasinoFacetName } from '../../rules/facets/facet-names.js';
import { compareWords } from '../../rules/ranking.js';
import { routePath } from '../../urls/routes.js';

/** A form that leads to the casinos that fit: a choice for each of a few facets. */
export interface CasinoFinderView {
  /** The heading. */
  title: string;
  /** The path that the form submits to. */
  action: string;
  /** What visitors choose from; `name` is the query parameter. */
  fields: { name: string; label: string; options: { value: string; label: string }[] }[];
  /** The label of the submit button. */
  submit: string;
}

/** What most visitors decide by. */
const ASKED: readonly CasinoFacetName[] = ['payment', 'payout-days', 'country'];
const MAX_OPTIONS = 60;

/** Builds the finder; undefined while no casino has any of the facts that it asks for. */
export function casinoFinder(catalogue: PublicCatalogue): CasinoFinderView | undefined {
  const result = casinoFacetIndex(catalogue).select({});
  const fields = ASKED.flatMap((name) => {
    const facet = CASINO_FACETS.find((one) => one.name === name);
    const options = result.options(name).filter(({ count }) => count > 0);
    if (facet === undefined || options.length === 0) return [];
    const shown = options.slice(0, MAX_OPTIONS).map(({ slug, label }) => ({ value: slug, label }));
    if (facet.kind === 'words') shown.sort((a, b) => compareWords(a.label, b.label));
    return [
      { name, label: facet.title, options: [{ value: '', label: englishFilterLabels().anyValue }, ...shown] },
    ];
  });
  if (fields.length === 0) return undefined;
  return {
    title: filterLabels.finder.title,
    action: routePath({ kind: 'best-casinos' }),
    fields,
    submit: filterLabels.finder.submit,
  };
}
