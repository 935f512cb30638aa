import type { CasinoCardView, PageFrameView, ReviewPageView } from '@croupier/core';
import type { VisitSlotProps } from '../../casino/VisitLink/visit-handler.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import type { ReviewHeading } from './heading-below.js';

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
    VisitSlotProps,
    LabelsProps,
    RootProps {
  /** The casino's card. */
  casino: Omit<CasinoCardView, 'review'>;
  /** The level of its title, below which its own headings begin; `h1` by default. */
  heading?: ReviewHeading | undefined;
  /** What the addresses of its sections begin with, such as `acme-` of `#acme-games`; the slug of the casino by default. */
  anchors?: string | undefined;
}
