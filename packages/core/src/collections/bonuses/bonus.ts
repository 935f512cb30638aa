import { bonusFieldTitles as titles } from '../../labels/public/field-titles.js';
import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { asked, defaulted, optional } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { flag } from '../../values/flag.js';
import { identifier } from '../../values/identifier.js';
import { score } from '../../values/score.js';
import { moneyText, multiLineText, singleLineText } from '../../values/text/text.js';
import { day } from '../../values/timestamp.js';

/** The bonus categories with a tab of their own. */
export const BONUS_CATEGORIES = ['welcome', 'noDeposit', 'reload', 'cashback'] as const;

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
    visitUrl: optional(webAddress, { title: 'Visit URL' }),
    category: defaulted(choice(...BONUS_CATEGORIES), 'welcome', { title: 'Category' }),
    createdAt,
    updatedAt,
  },
  private: {},
});

/** A stored bonus. */
export type Bonus = RecordOf<typeof bonus>;
/** The input for a new bonus. */
export type BonusInput = WithoutSystemFields<InputOf<typeof bonus>>;
/** The public fields of a bonus. */
export type PublicBonus = PublicOf<typeof bonus>;
