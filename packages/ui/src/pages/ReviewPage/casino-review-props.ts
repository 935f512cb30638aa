import type { CasinoCardView, PageFrameView, ReviewPageView } from '@croupier/core';
import type { VisitHandlerProps } from '../../casino/VisitLink/visit-handler.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';

/** What a review on a page of its own says, and a review elsewhere may leave out. */
type OptionalFields =
  | 'back'
  | 'compare'
  | 'share'
  | 'offers'
  | 'updatedAt'
  | 'isVerified'
  | 'hasTermsNotice'
  | 'isWithoutTerms';

/** The props of a review: its view without header and footer. */
export interface CasinoReviewProps
  extends Omit<ReviewPageView, keyof PageFrameView | OptionalFields | 'casino'>,
    Partial<Pick<ReviewPageView, OptionalFields>>,
    LinkComponentProps,
    VisitHandlerProps,
    LabelsProps,
    RootProps {
  /** The casino's card. */
  casino: Omit<CasinoCardView, 'review'>;
}
