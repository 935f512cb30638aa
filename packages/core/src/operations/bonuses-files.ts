import { messages } from '../messages.js';
import { bonus } from '../model/bonus.js';
import type { Transaction } from '../store/transaction.js';
import { slugOf } from '../values/slug.js';
import { bonusesFor, bonusQuery } from './bonuses.js';
import { exportOperations } from './export.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import { shelfOf } from './record-shelf.js';

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
    nameless: { column: 'title', message: rowNeedsTitle('Title') },
    needed: { casino: rowNeedsTitle('Casino'), title: rowNeedsTitle('Title') },
    filled: [],
    defaults: {},
    ignored: ['createdAt', 'updatedAt', '_row', '_errors'],
    order: TEMPLATE,
    completed: (record) => record,
  }),
  shelf: shelfOf('bonuses'),
  settle({ content }, values) {
    const known = casinoOf(content, values[CASINO], values[CASINO_ID]);
    values[CASINO] = known.casino;
    values[CASINO_ID] = known.casinoId;
  },
  amend({ content }, given, before) {
    if (given.casino === undefined && given.casinoId === undefined) return given;
    return {
      ...given,
      ...casinoOf(
        content,
        given.casino ?? before.casino,
        given.casinoId ?? (given.casino === undefined ? before.casinoId : undefined),
      ),
    };
  },
  seen: {},
});

/** Bonuses as a file. */
export const { export: bonusesExport, template: bonusesTemplate } = exportOperations({
  entity: bonus,
  screen: '/admin/bonuses',
  scale: 10,
  query: bonusQuery,
  records: ({ bonuses }, query) => bonusesFor(bonuses.all(), query),
  template: TEMPLATE,
});

const CASINO = bonus.leaves.findIndex(({ column }) => column === 'casino');
const CASINO_ID = bonus.leaves.findIndex(({ column }) => column === 'casinoId');

/** The casino that a row means: that of the id, else of the slug, else of the very name where the id is another store's. */
function casinoOf(
  { casinos }: Pick<Transaction, 'casinos'>,
  casino: unknown,
  casinoId: unknown,
): { casino: unknown; casinoId: string | undefined } {
  const text = typeof casino === 'string' ? casino : '';
  if (typeof casinoId === 'string') {
    const known = casinos.get(casinoId) ?? casinos.withSlug(slugOf(text));
    const isMeant = known !== undefined && (known.id === casinoId || known.name === text);
    return { casino, casinoId: isMeant ? known.id : undefined };
  }
  const named = casinos.withSlug(text);
  return named === undefined ? { casino, casinoId: undefined } : { casino: named.name, casinoId: named.id };
}
