import type { Issue } from '../../diagnostics/issue.js';
import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { optional, required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { webAddress } from '../../values/addresses/web-address.js';
import { choice } from '../../values/choice.js';
import { list } from '../../values/list.js';
import { marketCode } from '../../values/markets/market-code.js';
import { decimalNumber, wholeNumber } from '../../values/number.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';

const yesOrNo = (title: string, help: string) => optional(choice('yes', 'no'), { title, help });
const words = (title: string, help: string) => optional(list(singleLineText(200)), { title, help });

/** A market that the site serves, and what its owner corrects of its profile: a blank field is as the profile says. */
export const market = entity({
  name: 'market',
  plural: 'markets',
  title: 'Market',
  public: {
    id,
    code: required(marketCode, messages.ours.marketRequired, {
      title: 'Code',
      help: 'A country like GB, or a state or province like CA-ON.',
    }),
    minimumAge: optional(wholeNumber(18, 25), { title: 'Minimum Age' }),
    helplineName: optional(singleLineText(200), { title: 'Helpline' }),
    helplineUrl: optional(webAddress, { title: 'Helpline URL' }),
    notice: optional(multiLineText(500), {
      title: 'Notice',
      help: 'Said beside offers; none for no notice.',
    }),
    disclosure: optional(multiLineText(500), {
      title: 'Disclosure',
      help: 'Said in place of that of the settings above pages that link to casinos.',
    }),
    hideOffers: yesOrNo('Hide Offers', 'Whether no offer is shown in this market.'),
    offersNeedLicense: words(
      'Licenses for Offers',
      'Offers are shown of casinos with a license of one of these authorities; none where no license is asked for.',
    ),
    maxWageringTimes: optional(decimalNumber(0, 1000), {
      title: 'Highest Wagering',
      help: 'How often a bonus may have to be staked at most.',
    }),
    firstOfferOnly: yesOrNo('First Offer Only', 'Whether only offers to new players are shown.'),
    termsBesideOffer: yesOrNo(
      'Terms Beside Offer',
      'Whether conditions have to stand beside each offer: what a casino promises without any is not shown.',
    ),
    wordsToAvoid: words('Words to Avoid', 'Words that an offer must not use; none for no such word.'),
    createdAt,
    updatedAt,
  },
  private: {},
  validateRecord: ({ helplineName, helplineUrl }): Issue[] =>
    (helplineName === undefined) === (helplineUrl === undefined)
      ? []
      : [
          {
            path: helplineName === undefined ? 'helplineName' : 'helplineUrl',
            message: messages.ours.helplineNeedsBoth,
          },
        ],
});

/** A stored market. */
export type Market = RecordOf<typeof market>;
/** The input for a new market. */
export type MarketInput = WithoutSystemFields<InputOf<typeof market>>;
/** The public fields of a market. */
export type PublicMarket = PublicOf<typeof market>;
