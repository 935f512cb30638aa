import type { TypeMap } from './type-map.js';

/** What the plugin of the Mercury themes, ACES, keeps of casinos, bonuses and games. */
const ACES: TypeMap = {
  casino: {
    as: 'casinos',
    scale: 5,
    fields: {
      description: ['casino_short_desc'],
      visitUrl: ['casino_external_link'],
      rating: ['casino_overall_rating'],
      safetyRating: ['casino_rating_trust'],
      gamesRating: ['casino_rating_games'],
      bonusesRating: ['casino_rating_bonus'],
      supportRating: ['casino_rating_customer'],
      bonus: ['casino_terms_desc'],
      pros: ['casino_pros_desc'],
      cons: ['casino_cons_desc'],
    },
    taxonomies: {
      'deposit-method': 'paymentMethods',
      'withdrawal-method': 'paymentMethods',
      software: 'features',
      licence: 'licenses',
      'casino-language': 'languages',
      currency: 'currencies',
      'restricted-country': 'restrictedCountries',
      device: 'devices',
      owner: 'owner',
      'casino-est': 'established',
      'withdrawal-limit': 'maxWithdrawal',
    },
  },
  bonus: {
    as: 'bonuses',
    fields: {
      casino: ['bonus_parent_casino'],
      description: ['bonus_short_desc'],
      code: ['bonus_code'],
      visitUrl: ['bonus_external_link'],
      validUntil: ['bonus_valid_date'],
      terms: ['offer_detailed_tc'],
    },
  },
  game: {
    as: 'games',
    scale: 5,
    fields: {
      description: ['game_short_desc'],
      playUrl: ['game_external_link'],
      rating: ['game_overall_rating', 'game_rating_one'],
    },
    taxonomies: { vendor: 'provider' },
  },
};

/** What themes of reviews call most often: a type for reviews, with a rating, a link and lists of pros and cons. */
const REVIEWS: TypeMap = Object.fromEntries(
  ['review', 'reviews', 'casino_review', 'casino-review', 'casinos', 'brand'].map((type) => [
    type,
    {
      as: 'casinos',
      fields: {
        rating: ['rating', 'overall_rating', 'review_rating', 'score', '_rating'],
        visitUrl: ['affiliate_link', 'visit_url', 'external_link', 'affiliate_url', 'website', 'link', 'url'],
        bonus: ['bonus', 'welcome_bonus', 'bonus_text', 'offer'],
        pros: ['pros', 'review_pros', 'advantages'],
        cons: ['cons', 'review_cons', 'disadvantages'],
        established: ['established', 'year', 'launched', 'founded'],
        minDeposit: ['min_deposit', 'minimum_deposit'],
        owner: ['owner', 'company', 'operator'],
        licenses: ['license', 'licence', 'licenses'],
      },
    },
  ]),
);

/** The maps that need no file. */
export const BUILT_IN_MAPS: Readonly<Record<'aces' | 'reviews', TypeMap>> = { aces: ACES, reviews: REVIEWS };
