import type { PageTexts, ReplacedPageTexts } from '../locales/page-texts.js';
import type { enWords } from '../texts/en/words.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';
import type { AccountLabels } from './account-labels.js';
import type { CardLabels, CardLocale } from './card-labels.js';
import type {
  ArticleLabels,
  CommunityLabels,
  CompareLabels,
  ComplaintFormLabels,
  ForumLabels,
  FrameLabels,
  HomeLabels,
  ListingLabels,
  MethodLabels,
  OfferLabels,
  ReviewLabels,
  SearchLabels,
} from './component-labels.js';
import type { FieldLabels } from './field-labels.js';
import type { FilterLabels } from './filter-labels.js';
import type { TermLabels } from './terms.js';

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

/** A locale, from the sections of its catalogue. */
export function completeLocale(
  card: CardLocale,
  words: InAnyLanguage<typeof enWords>,
  dataTerms: TermLabels,
  pages: PageTexts,
): Locale {
  return Object.assign({}, card, ...Object.values(words), { pages, dataTerms });
}
