import { choice } from '../values/choice.js';
import { flag } from '../values/flag.js';
import { identifier } from '../values/identifier.js';
import { day } from '../values/moment.js';
import { score } from '../values/score.js';
import { line, prose } from '../values/text.js';
import { webAddress } from '../values/web-address.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from './entity.js';
import { defaulted, optional } from './field.js';
import { createdAt, id, type Unstamped, updatedAt } from './stamps.js';

/** The kinds of bonus that have a tab of their own. */
export const BONUS_CATEGORIES = ['welcome', 'noDeposit', 'reload', 'cashback'] as const;

/** A bonus: an offer of a casino, on the bonuses page. */
export const bonus = entity({
  name: 'bonus',
  plural: 'bonuses',
  title: 'Bonus',
  public: {
    id,
    casino: defaulted(line(200), '', { title: 'Casino' }),
    casinoId: optional(identifier, { title: 'Casino id' }),
    title: defaulted(line(200), '', { title: 'Title' }),
    description: defaulted(prose(), '', { title: 'Description' }),
    wagering: defaulted(line(100), '', { title: 'Wagering' }),
    minDeposit: defaulted(line(100), '', { title: 'Min Deposit' }),
    validUntil: optional(day, { title: 'Valid Until' }),
    isExclusive: defaulted(flag, false, { title: 'Exclusive' }),
    rating: defaulted(score, 0, { title: 'Rating' }),
    visitUrl: optional(webAddress, { title: 'Visit URL' }),
    category: defaulted(choice(...BONUS_CATEGORIES), 'welcome', { title: 'Category' }),
    createdAt,
    updatedAt,
  },
  private: {},
});

/** A bonus as it is stored. */
export type Bonus = RecordOf<typeof bonus>;
/** What makes a bonus. */
export type BonusInput = Unstamped<InputOf<typeof bonus>>;
/** A bonus as visitors may see it. */
export type PublicBonus = PublicOf<typeof bonus>;
