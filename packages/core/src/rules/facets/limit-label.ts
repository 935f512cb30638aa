import { filterValueLabel } from '../../labels/localize/localize-filter.js';
import { englishFilterLabels } from '../../labels/replaceable/filter-labels.js';

/** A limit of a facet as it is shown in English: `8 or more`. */
export function limitLabel(facet: string, limit: number): string {
  return filterValueLabel({ name: facet, value: String(limit), label: '' }, englishFilterLabels());
}
