import { casinoFieldTitles, casinoLabels } from '@croupier/core/messages';
import type { CasinoFactsData, CasinoListFact } from '../own-data.js';
import type { DataColumn } from '../parts/DataTable/data-column.js';

/** A column of which only the name is given. */
export type NamedColumn = 'score' | 'safety' | 'bonus' | CasinoListFact;

/** A column of a list of casinos: one that we know by its name, or one of yours. */
export type CasinoListColumn<Casino extends CasinoFactsData> = NamedColumn | DataColumn<Casino>;

/** The columns that a list has unless it is told others. */
export const DEFAULT_COLUMNS: readonly NamedColumn[] = ['score', 'bonus', 'minDeposit', 'withdrawalTime'];

/** The heading of a column that we know, in English. */
export function columnTitle(column: NamedColumn) {
  const { score, safety, bonus } = casinoLabels.facts;
  if (column === 'score' || column === 'safety' || column === 'bonus')
    return { score, safety, bonus }[column];
  return casinoFieldTitles[column];
}
