import { casinoFieldTitles } from '../../labels/public/field-titles.js';
import type { Attribution } from '../../values/addresses/attribution.js';
import { type CasinoFactsView, casinoFacts } from '../pages/review/casino-facts.js';
import { cardOf, type OwnCasinoCard } from './casino-card-props.js';
import { type CasinoFactsData, readCasinoFacts } from './casino-facts-data.js';

/** The review of a casino of own data. */
export interface OwnCasinoReview extends Omit<CasinoFactsView, 'casino'> {
  casino: OwnCasinoCard;
  /** The text of the review, plain. */
  summary?: string;
  updatedAt?: string;
}

/** The props of `<CasinoReview>`, from an object of your own. */
export function casinoReviewProps(data: CasinoFactsData, ids: Attribution = {}): OwnCasinoReview {
  const own = readCasinoFacts('casinoReviewProps', data);
  const { review, updatedAt } = own;
  const facts = casinoFacts(own.record);
  return {
    ...facts,
    tiles: facts.tiles.filter(
      ({ title }) => title !== casinoFieldTitles.safetyRating || own.record.safetyRating !== undefined,
    ),
    casino: cardOf(own, ids),
    ...(review === undefined ? {} : { summary: review }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  };
}
