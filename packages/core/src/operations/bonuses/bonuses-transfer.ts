import { messages } from '../../messages.js';
import { bonus } from '../../model/bonus.js';
import type { Transaction } from '../../store/transaction.js';
import { slugOf } from '../../values/slug.js';
import { collectionTarget } from '../transfer/collection-target.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import { bonusQuery, filterBonuses } from './bonuses.js';

const { rowNeedsTitle } = messages.ours;

const TEMPLATE = [
  ...['casino', 'title', 'description', 'category', 'wagering', 'minDeposit', 'validUntil'],
  ...['isExclusive', 'rating', 'visitUrl'],
];

/** Bonuses from a file; one is known by casino and title. */
export const bonusesImport = importOperation({
  entity: bonus,
  input: importInput,
  screen: '/admin/bonuses',
  scale: 10,
  rules: () => ({
    identity: { by: 'words', columns: ['casino', 'title'] },
    missingIdentity: { column: 'title', message: rowNeedsTitle('Title') },
    requiredColumns: { casino: rowNeedsTitle('Casino'), title: rowNeedsTitle('Title') },
    nonBlankColumns: [],
    defaults: {},
    order: TEMPLATE,
    complete: (record) => record,
  }),
  target: collectionTarget('bonuses'),
  completeNewRecord({ content }, values) {
    const known = casinoOfRow(content, values[CASINO], values[CASINO_ID]);
    values[CASINO] = known.casino;
    values[CASINO_ID] = known.casinoId;
  },
  completeChanges({ content }, given, before) {
    if (given.casino === undefined && given.casinoId === undefined) return given;
    return {
      ...given,
      ...casinoOfRow(
        content,
        given.casino ?? before.casino,
        given.casinoId ?? (given.casino === undefined ? before.casinoId : undefined),
      ),
    };
  },
  counters: {},
});

/** Bonuses as a file. */
export const { export: bonusesExport, template: bonusesTemplate } = exportOperations({
  entity: bonus,
  screen: '/admin/bonuses',
  scale: 10,
  query: bonusQuery,
  records: ({ bonuses }, query) => filterBonuses(bonuses.all(), query),
  template: TEMPLATE,
});

const CASINO = bonus.fieldPaths.findIndex(({ column }) => column === 'casino');
const CASINO_ID = bonus.fieldPaths.findIndex(({ column }) => column === 'casinoId');

/** The casino that a row means: that of the id, else of the slug, else of the very name where the id is another store's. */
function casinoOfRow(
  { casinos }: Pick<Transaction, 'casinos'>,
  casino: unknown,
  casinoId: unknown,
): { casino: unknown; casinoId: string | undefined } {
  const text = typeof casino === 'string' ? casino : '';
  if (typeof casinoId === 'string') {
    const known = casinos.get(casinoId) ?? casinos.getBySlug(slugOf(text));
    const isMeant = known !== undefined && (known.id === casinoId || known.name === text);
    return { casino, casinoId: isMeant ? known.id : undefined };
  }
  const named = casinos.getBySlug(text);
  return named === undefined ? { casino, casinoId: undefined } : { casino: named.name, casinoId: named.id };
}
