import { messages } from '../../messages.js';
import { casinoLabels } from '../casinos.js';
import { componentLabels } from '../components.js';
import { bonusFieldTitles, casinoFieldTitles } from '../field-titles.js';
import { bonusLabels, gameLabels } from '../offers.js';
import { englishArticleLabels } from '../replaceable-article-labels.js';
import { englishCompareLabels } from '../replaceable-compare-labels.js';
import type { Locale } from '../replaceable-labels.js';
import { englishReviewLabels } from '../replaceable-review-labels.js';
import type { TermLabels } from '../terms.js';

/** All words in English. */
export const enLabels = /* @__PURE__ */ english();

function english(): Locale {
  return {
    ...englishReviewLabels(),
    ...englishCompareLabels(),
    ...englishArticleLabels(),
    ageNotice: messages.ours.ageNotice,
    bands: { Excellent: 'Excellent', 'Very Good': 'Very Good', Good: 'Good', Fair: 'Fair', Poor: 'Poor' },
    dataTerms: Object.fromEntries(englishTerms().map((term) => [term, term])) as TermLabels,
  };
}

function englishTerms(): string[] {
  const { pros, cons, providers, methods, currencies } = componentLabels.review;
  const { high, medium, low } = componentLabels.blacklist;
  return [
    ...[casinoFieldTitles, bonusFieldTitles, casinoLabels.facts, casinoLabels.compare.groups].flatMap(
      (titles) => Object.values<string>(titles),
    ),
    ...Object.values(bonusLabels.types),
    ...[casinoLabels.compare.notBlacklisted, bonusLabels.type, gameLabels.bets],
    ...[pros, cons, providers, methods, currencies, high, medium, low],
    ...[componentLabels.card.highlights, componentLabels.score.notRated],
    ...['RTP', 'Volatility', 'Low', 'Medium', 'High'],
  ];
}
