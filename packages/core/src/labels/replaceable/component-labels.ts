import { lazy } from '../../lazy.js';
import { enArticle } from '../texts/en/article.generated.js';
import { enCommunity } from '../texts/en/community.generated.js';
import { enCompare } from '../texts/en/compare.generated.js';
import { enComplaintForm } from '../texts/en/complaint-form.generated.js';
import { enForum } from '../texts/en/forum.generated.js';
import { enFrame } from '../texts/en/frame.generated.js';
import { enHome } from '../texts/en/home.generated.js';
import { enListing } from '../texts/en/listing.generated.js';
import { enMethod } from '../texts/en/method.generated.js';
import { enOffer } from '../texts/en/offer.generated.js';
import { enReview } from '../texts/en/review.generated.js';
import { enSearch } from '../texts/en/search.generated.js';
import { enShared } from '../texts/en/shared.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';
import { type CardLabels, englishCardLabels } from './card-labels.js';
import type { InLanguage, Shared, WithTerms } from './shared-labels.js';

const language = 'en';

/** Every word of a bonus card and of a game card, beside those of a casino card. */
export interface OfferLabels extends InAnyLanguage<typeof enOffer>, WithTerms {}
/** The words of bonus cards and game cards in English. */
export const englishOfferLabels = /* @__PURE__ */ lazy((): OfferLabels & CardLabels => ({
  ...englishCardLabels,
  ...enOffer,
}));

/** Every word of a comparison, beside those of a card. */
export interface CompareLabels extends InAnyLanguage<typeof enCompare>, WithTerms {}
/** The words of a comparison in English. */
export const englishCompareLabels = /* @__PURE__ */ lazy((): CompareLabels & CardLabels => ({
  ...englishCardLabels,
  ...enCompare,
}));

/** Every word of a review, beside those of the cards in it. */
export interface ReviewLabels extends InAnyLanguage<typeof enReview>, Shared<'stars' | 'close'> {}
/** The words of a review in English. */
export const englishReviewLabels = /* @__PURE__ */ lazy((): ReviewLabels & OfferLabels & CardLabels => {
  const { stars, close } = enShared;
  return { ...englishOfferLabels(), ...enReview, stars, close };
});

/** Every word of what lists show beside casino cards: reviews in short, score tables, lessons, related articles. */
export interface ListingLabels extends InAnyLanguage<typeof enListing>, Shared<'wide'> {}
/** The words of lists in English. */
export const englishListingLabels = /* @__PURE__ */ lazy(
  (): ListingLabels & ReviewLabels & OfferLabels & CardLabels => ({
    ...englishReviewLabels(),
    ...enListing,
    wide: enShared.wide,
  }),
);

/** Every word of the cards of posts, news and guides. */
export interface ArticleLabels
  extends InAnyLanguage<typeof enArticle>,
    Pick<CardLabels, 'language' | 'featured'> {}
/** The words of the cards of articles in English. */
export const englishArticleLabels = /* @__PURE__ */ lazy(
  (): ArticleLabels => ({ language, featured: englishCardLabels.featured, ...enArticle }),
);

/** Every word of the cards of tournaments and complaints. */
export interface CommunityLabels
  extends InAnyLanguage<typeof enCommunity>,
    Shared<'stars' | 'sampleContent' | 'sampleContentText' | 'close'>,
    InLanguage,
    WithTerms {}
/** The words of tournaments and complaints in English. */
export const englishCommunityLabels = /* @__PURE__ */ lazy((): CommunityLabels => {
  const { stars, sampleContent, sampleContentText, close } = enShared;
  return { language, ...enCommunity, stars, sampleContent, sampleContentText, close };
});

/** Every word of the form for complaints. */
export interface ComplaintFormLabels
  extends InAnyLanguage<typeof enComplaintForm>,
    Shared<'emailAddress' | 'sampleContent' | 'sampleContentText' | 'close'>,
    InLanguage,
    WithTerms {}
/** The words of the complaint form in English. */
export const englishComplaintFormLabels = /* @__PURE__ */ lazy((): ComplaintFormLabels => {
  const { emailAddress, sampleContent, sampleContentText, close } = enShared;
  return { language, ...enComplaintForm, emailAddress, sampleContent, sampleContentText, close };
});

/** Every word of a forum: its categories, topics and members. */
export interface ForumLabels extends InAnyLanguage<typeof enForum>, InLanguage {}
/** The words of a forum in English. */
export const englishForumLabels = /* @__PURE__ */ lazy((): ForumLabels => ({ language, ...enForum }));

/** Every word of the frame of pages: header, search, account menu, footer. */
export interface FrameLabels
  extends InAnyLanguage<typeof enFrame>,
    Shared<'search' | 'login' | 'register' | 'close'>,
    InLanguage {}
/** The words of the frame in English. */
export const englishFrameLabels = /* @__PURE__ */ lazy((): FrameLabels => {
  const { search, login, register, close } = enShared;
  return { language, ...enFrame, search, login, register, close };
});

/** Every word of the sections of the home page. */
export interface HomeLabels extends InAnyLanguage<typeof enHome>, InLanguage, WithTerms {}
/** The words of the sections in English. */
export const englishHomeLabels = /* @__PURE__ */ lazy((): HomeLabels => ({ language, ...enHome }));

/** Every word of what a search finds besides casinos. */
export interface SearchLabels
  extends InAnyLanguage<typeof enSearch>,
    Shared<'casinoCount'>,
    InLanguage,
    WithTerms {}
/** The words of search results in English. */
export const englishSearchLabels = /* @__PURE__ */ lazy(
  (): SearchLabels => ({ language, ...enSearch, casinoCount: enShared.casinoCount }),
);

/** Every word of what helps to choose: how casinos are rated, red flags, what a country's casinos share. */
export interface MethodLabels
  extends Omit<InAnyLanguage<typeof enMethod>, 'flags'>,
    Shared<'casinoCount'>,
    InLanguage,
    WithTerms {
  flags: readonly InAnyLanguage<(typeof enMethod)['flags'][number]>[];
}
/** The words of these blocks in English. */
export const englishMethodLabels = /* @__PURE__ */ lazy(
  (): MethodLabels => ({ language, ...enMethod, casinoCount: enShared.casinoCount }),
);
