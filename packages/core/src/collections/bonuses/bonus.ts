import type { Issue } from '../../diagnostics/issue.js';
import { bonusFieldTitles as titles } from '../../labels/public/field-titles.js';
import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { asked, defaulted, optional } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { identifier } from '../../values/identifier.js';
import { list } from '../../values/list.js';
import { marketCode } from '../../values/markets/market-code.js';
import { decimalNumber, wholeNumber } from '../../values/number.js';
import { currencyCode } from '../../values/offers/currency-code.js';
import { gameShareList } from '../../values/offers/game-share.js';
import { score } from '../../values/score.js';
import { moneyText, multiLineText, singleLineText } from '../../values/text/text.js';
import { day, timestamp } from '../../values/timestamp.js';

/** The bonus categories with a tab of their own. */
export const BONUS_CATEGORIES = ['welcome', 'noDeposit', 'reload', 'cashback'] as const;

const AMOUNTS = ['amount', 'minDepositAmount', 'spinValue', 'maxBet', 'maxCashout'] as const;
const MOST_MONEY = 1_000_000_000;
const money = (title: string, help?: string) =>
  optional(decimalNumber(0, MOST_MONEY), { title, ...(help === undefined ? {} : { help }) });
const days = (title: string) => optional(wholeNumber(1, 3650), { title, help: 'In days.' });

/** A bonus: an offer of a casino, on the bonuses page. */
export const bonus = entity({
  name: 'bonus',
  plural: 'bonuses',
  title: 'Bonus',
  public: {
    id,
    casino: asked(singleLineText(200), messages.ours.bonusCasinoRequired, { title: 'Casino' }),
    casinoId: optional(identifier, { title: 'Casino id' }),
    title: asked(singleLineText(200), messages.ours.bonusTitleRequired, { title: 'Title' }),
    description: defaulted(multiLineText(), '', { title: 'Description' }),
    wagering: defaulted(singleLineText(100), '', { title: titles.wagering }),
    minDeposit: defaulted(moneyText(100), '', { title: titles.minDeposit }),
    validUntil: optional(day, { title: 'Valid Until' }),
    isExclusive: defaulted(flag, false, { title: 'Exclusive' }),
    rating: defaulted(score, 0, { title: 'Rating' }),
    visitUrl: optional(webAddress, {
      title: 'Visit URL',
      help: 'Where the link leads; without one, the link of the casino.',
    }),
    category: defaulted(choice(...BONUS_CATEGORIES), 'welcome', { title: 'Category' }),

    kind: optional(choice('match', 'noDeposit', 'freeSpins', 'cashback'), {
      title: 'Kind',
      help: 'What a player gets.',
    }),
    currency: optional(currencyCode, { title: 'Currency', help: 'Of all amounts below, such as EUR.' }),
    amount: money('Amount', 'The most that the bonus is worth.'),
    matchPercent: optional(decimalNumber(0, 10_000), {
      title: 'Match Percent',
      help: 'What a deposit brings: 100 for a bonus as large as the deposit.',
    }),
    minDepositAmount: money('Lowest Deposit'),
    freeSpins: optional(wholeNumber(0, 100_000), { title: 'Free Spins' }),
    spinValue: money('Value of a Spin'),
    wageringTimes: optional(decimalNumber(0, 1000), {
      title: 'Wagering Times',
      help: 'How often its base has to be staked before a withdrawal; 0 where nothing has to be.',
    }),
    wageringOn: optional(choice('bonus', 'depositAndBonus', 'winnings'), {
      title: 'Wagering On',
      help: 'The base: the bonus, the deposit and the bonus, or what was won with it.',
    }),
    gameShares: defaulted(gameShareList, [], {
      title: 'Game Shares',
      help: 'What of a stake counts by kind of game, such as Slots 100%, Roulette 10%.',
    }),
    maxBet: money(titles.maxBet),
    maxCashout: money(titles.maxCashout, 'The most that can be withdrawn of what was won.'),
    sticky: optional(choice('yes', 'no'), {
      title: 'Sticky',
      help: 'Whether the bonus itself is never paid out.',
    }),
    claimWithinDays: days(titles.claimWithinDays),
    useWithinDays: days(titles.useWithinDays),
    code: optional(singleLineText(50), { title: titles.code }),
    players: optional(choice('new', 'existing'), { title: 'Players', help: 'Whom the offer is for.' }),
    excludedPaymentMethods: defaulted(list(singleLineText(200)), [], {
      title: titles.excludedPaymentMethods,
    }),
    markets: defaulted(list(marketCode), [], {
      title: 'Markets',
      help: 'Where it is offered, such as GB, CA-ON; everywhere where none is named.',
    }),
    terms: optional(multiLineText(2000), {
      title: 'Terms',
      help: 'The conditions that matter most, in a few sentences.',
    }),
    termsUrl: optional(webAddress, { title: 'Terms URL' }),
    lastChecked: optional(day, {
      title: 'Last Checked',
      help: 'The day on which someone last compared this with the terms of the casino.',
    }),
    source: optional(webAddress, { title: 'Source', help: 'Where the terms were read.' }),
    createdAt,
    updatedAt,
  },
  private: {
    withdrawnAt: optional(timestamp, {
      title: 'Withdrawn At',
      help: 'Since when it is off the site; empty while visitors see it.',
    }),
    withdrawnReason: optional(singleLineText(500), {
      title: 'Withdrawn Because',
      help: 'For your colleagues; visitors never see it.',
    }),
  },
  validateRecord: (record): Issue[] => {
    const field = AMOUNTS.find((amount) => record[amount] !== undefined);
    return field === undefined || record.currency !== undefined
      ? []
      : [{ path: 'currency', message: messages.ours.amountsNeedCurrency }];
  },
});

/** A stored bonus. */
export type Bonus = RecordOf<typeof bonus>;
/** The input for a new bonus. */
export type BonusInput = WithoutSystemFields<InputOf<typeof bonus>>;
/** The public fields of a bonus. */
export type PublicBonus = PublicOf<typeof bonus>;
