import { englishCardLabels } from '../../labels/replaceable/card-labels.js';
import type { Attribution } from '../../values/addresses/attribution.js';
import { type CompareGroupView, compareRows } from '../pages/compare/compare-rows.js';
import { cardOf, type OwnCasinoCard } from './casino-card-props.js';
import { type CasinoFactsData, readCasinoFacts } from './casino-facts-data.js';

/** How a comparison is made of own data. */
export interface CompareTableOptions extends Attribution {
  /** Leaves out the rows in which all are equal. */
  onlyDifferences?: boolean;
}

/** The props of `<CompareTable>`, from objects of your own; two to four fit side by side. */
export function compareTableProps(
  casinos: readonly CasinoFactsData[],
  { onlyDifferences = false, ...ids }: CompareTableOptions = {},
): { casinos: OwnCasinoCard[]; groups: CompareGroupView[] } {
  const read = casinos.map((casino) => readCasinoFacts('compareTableProps', casino));
  const records = read.map(({ record }) => record);
  return {
    casinos: read.map((casino) => cardOf(casino, ids)),
    groups: compareRows(records, onlyDifferences).flatMap(({ title, rows }) => {
      const known = rows.filter(({ cells }) =>
        cells.some(({ items }) => items.length > 0 && items[0] !== englishCardLabels.notRated),
      );
      return known.length === 0 ? [] : [{ title, rows: known }];
    }),
  };
}
