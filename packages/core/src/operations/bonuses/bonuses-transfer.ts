import { messages } from '../../messages.js';
import { type Bonus, bonus } from '../../model/bonus.js';
import type { Transaction } from '../../store/transaction.js';
import { slugOf } from '../../values/slug.js';
import { selectRecords } from '../records/select-records.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import { collectionImportTarget } from '../transfer/import-target.js';
import { bonusQuery, bonusSelection, deriveBonusFields } from './bonuses.js';

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
    derive: (record) => record,
  }),
  target: collectionImportTarget('bonuses'),
  derive: (context, given, before) =>
    deriveBonusFields(context, withOwnCasinoId(context.content, given, before), before),
  derivedFields: ['casino', 'casinoId', 'title'],
  counters: {},
});

/** Bonuses as a file. */
export const { export: bonusesExport, template: bonusesTemplate } = exportOperations({
  entity: bonus,
  screen: '/admin/bonuses',
  scale: 10,
  query: bonusQuery,
  records: ({ bonuses }, query) => selectRecords(bonuses.all(), bonusSelection(query)),
  template: TEMPLATE,
});

/** A casino's id as a row has it, which may be of another store: replaced by the id here, or emptied. */
function withOwnCasinoId(
  { casinos }: Pick<Transaction, 'casinos'>,
  given: Record<string, unknown>,
  before: Bonus | undefined,
): Record<string, unknown> {
  const { casinoId, casino = before?.casino } = given;
  if (typeof casinoId !== 'string') return given;
  const name = typeof casino === 'string' ? casino : '';
  const known = casinos.get(casinoId) ?? casinos.getBySlug(slugOf(name));
  const isMeant = known !== undefined && (known.id === casinoId || known.name === name);
  return { ...given, casinoId: isMeant ? known.id : undefined };
}
