import type { PageLocale } from '../locales/page-locale.js';
import type { PageTexts, ReplacedPageTexts } from '../locales/page-texts.js';
import type { SiteLocale } from '../locales/site-locale.js';
import type { AccountLabels } from './account-labels.js';
import type { ArticleLabels } from './article-labels.js';
import type { CardLabels, CardLocale } from './card-labels.js';
import type { CommunityLabels } from './community-labels.js';
import type { CompareLabels } from './compare-labels.js';
import type { ComplaintFormLabels } from './complaint-labels.js';
import type { FieldLabels } from './field-labels.js';
import type { FilterLabels } from './filter-labels.js';
import type { ForumLabels } from './forum-labels.js';
import type { FrameLabels } from './frame-labels.js';
import type { HomeLabels } from './home-labels.js';
import type { ListingLabels } from './listing-labels.js';
import type { MethodLabels } from './method-labels.js';
import type { OfferLabels } from './offer-labels.js';
import type { ReviewLabels } from './review-labels.js';
import type { SearchLabels } from './search-labels.js';
import type { PageTerm, SiteTerm, TermLabels } from './terms.js';

/** Every word of the components of visitors; each component takes its own of them. */
export type Labels = CardLabels &
  OfferLabels &
  CompareLabels &
  ReviewLabels &
  ArticleLabels &
  ListingLabels &
  FilterLabels &
  CommunityLabels &
  FrameLabels &
  FieldLabels &
  AccountLabels &
  ComplaintFormLabels &
  ForumLabels &
  HomeLabels &
  MethodLabels &
  SearchLabels & {
    /** Texts of whole pages. */
    pages?: ReplacedPageTexts;
  };

/** All words in another language, in which nothing is left in English. */
export type Locale = CardLocale & Required<Omit<Labels, keyof CardLocale | 'pages'>> & { pages: PageTexts };

/** The words of a locale that stand in no other file. */
type OwnWords = Omit<
  Locale,
  keyof CardLocale | keyof SiteLocale['words'] | keyof PageLocale['words'] | 'dataTerms' | 'pages'
>;

/** The terms that no other word of a locale is. */
type OwnTerms = Omit<TermLabels, SiteTerm | PageTerm | keyof ReturnType<typeof sharedTerms>>;

/** A locale, from the words of its cards, those of lists and frames, those of single pages, and the others. */
export function completeLocale(
  card: CardLocale,
  site: SiteLocale,
  page: PageLocale,
  pages: PageTexts,
  words: OwnWords,
  terms: OwnTerms,
): Locale {
  return {
    ...card,
    ...site.words,
    ...page.words,
    ...words,
    pages,
    dataTerms: { ...sharedTerms(card, words), ...site.terms, ...page.terms, ...terms },
  };
}

/** Words that stand in the data and in the components. */
function sharedTerms(card: CardLocale, words: OwnWords) {
  return {
    Highlights: card.highlights,
    'Not rated yet': card.notRated,
    'High risk': card.high,
    'Medium risk': card.medium,
    'Low risk': card.low,
    Score: card.score,
    Safety: card.safety,
    Bonus: card.bonus,
    Pros: words.pros,
    Cons: words.cons,
    Games: words.games,
    Bonuses: words.bonuses,
    Payments: words.payments,
    Currencies: words.currencies,
    'Game Providers': words.providers,
    'Payment Methods': words.methods,
  };
}
