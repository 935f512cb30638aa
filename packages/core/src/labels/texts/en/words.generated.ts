// Compiled from the catalogues in packages/core/src/labels/texts by tests/architecture/text-catalogue.test.ts; do not edit.
import { enOffer } from './offer.generated.js';
import { enCompare } from './compare.generated.js';
import { enReview } from './review.generated.js';
import { enListing } from './listing.generated.js';
import { enFilter } from './filter.generated.js';
import { enArticle } from './article.generated.js';
import { enCommunity } from './community.generated.js';
import { enComplaintForm } from './complaint-form.generated.js';
import { enForum } from './forum.generated.js';
import { enFrame } from './frame.generated.js';
import { enField } from './field.generated.js';
import { enAccount } from './account.generated.js';
import { enHome } from './home.generated.js';
import { enSearch } from './search.generated.js';
import { enMethod } from './method.generated.js';
import { enShared } from './shared.generated.js';

/** The words of all components but cards in English. */
export const enWords = { offer: enOffer, compare: enCompare, review: enReview, listing: enListing, filter: enFilter, article: enArticle, community: enCommunity, complaintForm: enComplaintForm, forum: enForum, frame: enFrame, field: enField, account: enAccount, home: enHome, search: enSearch, method: enMethod, shared: enShared } as const;
