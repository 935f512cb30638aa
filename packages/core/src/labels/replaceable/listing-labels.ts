import { lazy } from '../../lazy.js';
import { guideLabels, postLabels } from '../public/articles.js';
import { casinoLabels } from '../public/casinos.js';
import { componentLabels } from '../public/components.js';
import { siteLabels } from '../public/site.js';
import type { CardLabels } from './card-labels.js';
import type { OfferLabels } from './offer-labels.js';
import { englishReviewLabels, type ReviewLabels } from './review-labels.js';

/** Every word of what lists show beside casino cards: reviews in short, score tables, lessons, related articles. */
export interface ListingLabels {
  readReview: string;
  readReviewNamed: string;
  topPick: string;
  visitShort: string;
  visitShortNamed: string;
  review: string;
  reviewNamed: string;
  casino: string;
  /** The caption of a table with its title. */
  tableNamed: string;
  /** The hint of a table that scrolls. */
  wide: string;
  tips: string;
  related: string;
}

/** The words of lists in English. */
export const englishListingLabels = /* @__PURE__ */ lazy(
  (): ListingLabels & ReviewLabels & OfferLabels & CardLabels => {
    const { read, readNamed } = casinoLabels.reviews;
    const { topPick, visit, visitNamed, review, reviewNamed, columns, table } = siteLabels.home;
    return {
      ...englishReviewLabels(),
      readReview: read,
      readReviewNamed: readNamed,
      topPick,
      visitShort: visit,
      visitShortNamed: visitNamed,
      review,
      reviewNamed,
      casino: columns.casino,
      tableNamed: table,
      wide: componentLabels.parts.wide,
      tips: guideLabels.tips,
      related: postLabels.related,
    };
  },
);
