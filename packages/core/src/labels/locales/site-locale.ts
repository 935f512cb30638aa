import type { CommunityLabels } from '../replaceable/community-labels.js';
import type { FilterLabels } from '../replaceable/filter-labels.js';
import type { FrameLabels } from '../replaceable/frame-labels.js';
import type { ListingLabels } from '../replaceable/listing-labels.js';
import type { SiteTerm } from '../replaceable/terms.js';

/** Words that cards and reviews have too. */
type SharedWord = 'language' | 'stars' | 'wide' | 'close' | 'dataTerms';

/** The part of a locale for lists, filters, the community and the frame of pages. */
export interface SiteLocale {
  words: Omit<Required<ListingLabels & FilterLabels & CommunityLabels & FrameLabels>, SharedWord>;
  terms: Record<SiteTerm, string>;
}
