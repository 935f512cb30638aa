import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';
const RULE_PAGE = 'https://www.newjerseyalmanac.com/nj-online-casinos.html';
const ADVICE_PAGE =
  'https://regulations.justia.com/states/new-jersey/title-13/chapter-69c/subchapter-14/section-13-69c-14-2';

export const US_NJ: MarketProfile = {
  code: 'US-NJ',
  currency: 'USD',
  minimumAge: reported(21, RULE_PAGE, READ_ON),
  regulator: reported('New Jersey Division of Gaming Enforcement', RULE_PAGE, READ_ON),
  notice: reported(
    'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER',
    ADVICE_PAGE,
    READ_ON,
  ),
  termsBesideOffer: reported(true, ADVICE_PAGE, READ_ON),
  wordsToAvoid: reported(
    ['risk-free', 'guaranteed wins'],
    'https://advertisinglaw.fkks.com/post/102idbq/new-jersey-announces-new-advertising-standards-for-gambling-operators',
    READ_ON,
  ),
};
