import { messages } from '../../../messages.js';
import { casinoLabels } from '../../public/casinos.js';
import { complaintLabels, tournamentLabels } from '../../public/community.js';
import { componentLabels } from '../../public/components.js';
import { bonusFieldTitles, casinoFieldTitles } from '../../public/field-titles.js';
import { filterLabels } from '../../public/filters.js';
import { bonusLabels, gameLabels } from '../../public/offers.js';
import { siteLabels } from '../../public/site.js';
import { englishAccountLabels } from '../../replaceable/account-labels.js';
import { englishArticleLabels } from '../../replaceable/article-labels.js';
import { englishCommunityLabels } from '../../replaceable/community-labels.js';
import { englishCompareLabels } from '../../replaceable/compare-labels.js';
import { englishComplaintFormLabels } from '../../replaceable/complaint-labels.js';
import { englishFieldLabels } from '../../replaceable/field-labels.js';
import { englishFilterLabels } from '../../replaceable/filter-labels.js';
import { englishForumLabels } from '../../replaceable/forum-labels.js';
import { englishFrameLabels } from '../../replaceable/frame-labels.js';
import { englishHomeLabels } from '../../replaceable/home-labels.js';
import type { Locale } from '../../replaceable/labels.js';
import { englishListingLabels } from '../../replaceable/listing-labels.js';
import { englishMethodLabels } from '../../replaceable/method-labels.js';
import { englishSearchLabels } from '../../replaceable/search-labels.js';
import type { TermLabels } from '../../replaceable/terms.js';
import { enPages } from '../../texts/en.generated.js';

/** All words in English. */
export const enLabels = /* @__PURE__ */ english();

function english(): Locale {
  return {
    ...englishListingLabels(),
    ...englishCompareLabels(),
    ...englishArticleLabels(),
    ...englishFilterLabels(),
    ...englishCommunityLabels(),
    ...englishFrameLabels(),
    ...englishFieldLabels(),
    ...englishAccountLabels(),
    ...englishComplaintFormLabels(),
    ...englishForumLabels(),
    ...englishHomeLabels(),
    ...englishMethodLabels(),
    ...englishSearchLabels(),
    nothingFound: messages.search.none,
    nothingFoundText: messages.search.noneText,
    ageNotice: messages.ours.ageNotice,
    bands: { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair', Poor: 'Poor' },
    pages: enPages,
    dataTerms: Object.fromEntries(englishTerms().map((term) => [term, term])) as TermLabels,
  };
}

function englishTerms(): string[] {
  const { compare, reviews } = casinoLabels;
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
    ...Object.values(filterLabels.facets),
    filterLabels.yes,
    ...[compare.search, compare.placeholder, compare.submit],
    ...[reviews.search, reviews.sort, reviews.submit, ...Object.values<string>(reviews.sorts)],
    ...[complaintLabels.statuses, tournamentLabels.filters, tournamentLabels.types].flatMap(
      ({ all: _, ...titles }: Record<string, string>) => Object.values(titles),
    ),
    ...complaintLabels.form.issues,
    ...[filterLabels.finder, siteLabels.search.groups, siteLabels.home.figures].flatMap((titles) =>
      Object.values<string>(titles),
    ),
    ...[siteLabels.home.protections, casinoLabels.bestCasinos.title],
    ...['RTP', 'Volatility', 'Low', 'Medium', 'High'],
  ];
}
