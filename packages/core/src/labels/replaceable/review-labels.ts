import { lazy } from '../../lazy.js';
import { postLabels } from '../public/articles.js';
import { casinoLabels } from '../public/casinos.js';
import { componentLabels } from '../public/components.js';
import type { CardLabels } from './card-labels.js';
import { englishOfferLabels, type OfferLabels } from './offer-labels.js';

/** Every word of a review, beside those of the cards in it. */
export interface ReviewLabels {
  back: string;
  verified: string;
  reviewedBy: string;
  updated: string;
  lastChecked: string;
  /** The title above what changed and the sources. */
  background: string;
  sources: string;
  changes: string;
  /** A fact that changed: `{title}`, `{from}` and `{to}`. */
  changedFact: string;
  /** A fact, or items of a list, that were not there before: `{title}` and `{to}`. */
  addedFact: string;
  /** A fact, or items of a list, that are gone: `{title}` and `{from}`. */
  removedFact: string;
  blacklistAdded: string;
  blacklistRemoved: string;
  compareCasino: string;
  compareNamed: string;
  stars: string;
  /** A score and its word: `{score}` and `{label}`. */
  worded: string;
  sections: string;
  overview: string;
  games: string;
  bonuses: string;
  payments: string;
  screenshots: string;
  detailed: string;
  pros: string;
  cons: string;
  breakdown: string;
  verdict: string;
  verdictMore: string;
  information: string;
  providers: string;
  methods: string;
  currencies: string;
  offers: string;
  readTerms: string;
  readTermsNamed: string;
  noTerms: string;
  noTermsText: string;
  screenshot: string;
  /** A screenshot as a link, which opens in a new tab. */
  screenshotNamed: string;
  bestFor: string;
  thinkTwice: string;
  adForAdults: string;
  share: string;
  shareOn: string;
  shareMore: string;
  copyLink: string;
  copied: string;
  close: string;
}

/** The words of a review in English. */
export const englishReviewLabels = /* @__PURE__ */ lazy((): ReviewLabels & OfferLabels & CardLabels => {
  const {
    tabs,
    reviewedBy,
    termsNamed,
    terms: readTerms,
    screenshot,
    screenshotNamed,
    ...review
  } = componentLabels.review;
  const { compare, compareNamed, verified, verdict, verdictMore, noTerms, noTermsText, offers } =
    casinoLabels.review;
  const { stars, worded } = componentLabels.score;
  const { share, shareOn, shareMore, copyLink, copied } = postLabels;
  return {
    ...englishOfferLabels(),
    ...review,
    ...tabs,
    verified,
    verdict,
    verdictMore,
    noTerms,
    noTermsText,
    offers,
    compareCasino: compare,
    compareNamed,
    reviewedBy,
    readTerms,
    readTermsNamed: termsNamed,
    screenshot,
    screenshotNamed,
    stars,
    worded,
    share,
    shareOn,
    shareMore,
    copyLink,
    copied,
    close: componentLabels.parts.close,
  };
});
