import type { AccountLabels } from '../replaceable/account-labels.js';
import type { ComplaintFormLabels } from '../replaceable/complaint-labels.js';
import type { FieldLabels } from '../replaceable/field-labels.js';
import type { ForumLabels } from '../replaceable/forum-labels.js';
import type { HomeLabels } from '../replaceable/home-labels.js';
import type { MethodLabels } from '../replaceable/method-labels.js';
import type { SearchLabels } from '../replaceable/search-labels.js';
import type { PageTerm } from '../replaceable/terms.js';

/** Words that cards, lists or the frame have too. */
type SharedWord =
  | 'language'
  | 'login'
  | 'register'
  | 'sampleContent'
  | 'sampleContentText'
  | 'close'
  | 'dataTerms';

/** The part of a locale for what stands on single pages: forms, the forum, search, how we rate, sections of the home page. */
export interface PageLocale {
  words: Omit<
    Required<
      FieldLabels &
        AccountLabels &
        ComplaintFormLabels &
        ForumLabels &
        HomeLabels &
        MethodLabels &
        SearchLabels
    >,
    SharedWord
  >;
  terms: Record<PageTerm, string>;
}
