import { messages } from '../../messages.js';
import { askedIssues } from '../../model/asked-fields.js';
import { requireValid } from '../../model/require-valid.js';
import { stakeAmount } from '../../values/offers/stake.js';
import { casinoWord, withCasino, withOwnCasino } from '../casino-reference.js';
import { collection } from '../collection.js';
import { named, oneOf } from '../filters.js';
import { endOffers, renameOffer } from '../listings/listing-references.js';
import { BONUS_CATEGORIES, type Bonus, bonus } from './bonus.js';
import { bonusesDue } from './bonuses-due.js';
import { bonusesSuggest } from './bonuses-suggest.js';
import { bonusesRestore, bonusesWithdraw } from './bonuses-withdraw.js';
import { casinoNameWarnings, rowCasinoNameWarnings } from './casino-name-warnings.js';

/** What casinos offer; a casino given by slug, id or name fills in the others. */
export const bonuses = collection('bonuses', {
  label: 'title',
  editPermission: 'edit casinos, bonuses and games',
  search: ['casino', 'title'],
  filters: { category: oneOf(BONUS_CATEGORIES, 'kind'), casino: named() },
  sorts: ['casino', 'title', 'rating', 'createdAt'],
  orders: { stake: byStake(1), '-stake': byStake(-1) },
  namesakes: { name: ['casino', 'title'] },
  file: {
    identity: ['casino', 'title'],
    word: ({ content }) => {
      return (text, column) => (column === 'casino' ? casinoWord(content, text) : text.toLowerCase());
    },
    columns: ['casino', 'title', 'description', 'category'],
    filled: ['casinoId'],
    scale: 10,
    derived: ['casino', 'casinoId', 'title'],
  },
  verbs: {
    suggest: bonusesSuggest,
    due: bonusesDue,
    withdraw: bonusesWithdraw,
    restore: bonusesRestore,
  },
  marks: {
    confirm: {
      field: 'lastChecked',
      value: 'today',
      summary: 'Say that the terms of bonuses were checked today',
      about: 'Say that you compared the terms of bonuses with the casinos today',
      done: 'Checked today:',
    },
  },
  summary: 'Bonuses: what casinos offer, on the bonuses page',
  columns: [
    ...(['casino', 'title', 'category', 'wagering', 'minDeposit', 'rating'] as const),
    { flags: { isExclusive: 'accent' } },
  ],
  form: [
    { title: 'Offer', fields: ['casino', 'category', 'title', 'rating'] },
    'description',
    { title: 'Terms', fields: ['wagering', 'minDeposit', 'validUntil', 'visitUrl'] },
    {
      title: 'Figures',
      fields: [
        ...['kind', 'players', 'currency', 'amount', 'matchPercent', 'minDepositAmount'],
        ...['freeSpins', 'spinValue', 'wageringTimes', 'wageringOn', 'maxBet', 'maxCashout'],
        ...['sticky', 'claimWithinDays', 'useWithinDays', 'code'],
      ],
    },
    ...['gameShares', 'excludedPaymentMethods', 'markets', 'terms'],
    { title: 'Check', fields: ['lastChecked', 'termsUrl', 'source'] },
    'isExclusive',
    { title: 'Withdrawn', fields: ['withdrawnAt', 'withdrawnReason'] },
  ],
  tabs: 'category',
  icon: 'bonus',
  page: 'bonuses',
  aboutEmpty: 'The Bonuses page shows the bonuses that you add here, and the offers of the casinos.',
  prompts: [
    { field: 'casino', question: 'Casino (slug or name)' },
    ...['title', 'category', 'wagering', 'rating'],
  ],
  emptyText: messages.bonus.empty,
  examples: {
    record: '50% up to £150 for Live Tables',
    list: { category: 'welcome', casino: 'Copper Heron' },
    add: [
      { casino: 'copper-heron', title: '20 spins on Fridays', category: 'reload', rating: '7.5' },
      { casino: 'Copper Heron', title: '10% back', category: 'cashback', validUntil: '2029-12-31' },
    ],
    edit: [{ wagering: '25x bonus' }, { validUntil: '' }],
    default: { category: 'reload' },
    set: { rating: '8.5' },
  },
  afterUpdate: renameOffer,
  afterDelete(content, gone) {
    endOffers(content, gone);
    return [];
  },
  deriveRow: withOwnCasino,
  rowWarnings: rowCasinoNameWarnings,
  warnings: (content, records, { casino }) =>
    casino === undefined ? [] : casinoNameWarnings(content, records),
  derive(context, given, before) {
    const derived = withCasino(context, given, before);
    const issues = askedIssues(bonus, derived, before === undefined);
    return requireValid(issues.length > 0 ? { issues } : { value: derived });
  },
});

/** The orders of a list of bonuses, and their operations. */
export const {
  sorts: BONUS_SORTS,
  operations: {
    list: bonusesList,
    show: bonusesShow,
    add: bonusesAdd,
    edit: bonusesEdit,
    confirm: bonusesConfirm,
    delete: bonusesDelete,
    import: bonusesImport,
    export: bonusesExport,
    template: bonusesTemplate,
  },
} = bonuses;

/** The order by what has to be staked, in any currency; offers that do not state it come last. */
function byStake(direction: 1 | -1): (a: Bonus, b: Bonus) => number {
  return (a, b) => {
    const [one, other] = [stakeAmount(a), stakeAmount(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return direction * (one - other);
  };
}
