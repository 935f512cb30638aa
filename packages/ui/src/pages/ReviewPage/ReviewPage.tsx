import type { ReviewPageView } from '@croupier/core';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, withoutRootAttributes } from '../../parts/root-attributes.js';
import { CasinoReview } from './CasinoReview.js';

/** The props of a review page: its view. */
export interface ReviewPageProps extends ReviewPageView, LinkComponentProps, LabelsProps, RootProps {}

/** A casino's review: the verdict first, then its sections, each with its own address (`#games`). */
export function ReviewPage({ linkComponent, labels, ...view }: ReviewPageProps) {
  return (
    <PageFrame
      {...view}
      hasOffers={hasOfferLinks([view.casino], view.offers)}
      linkComponent={linkComponent}
      labels={labels}
    >
      <CasinoReview
        {...withoutRootAttributes(view)}
        anchors=""
        linkComponent={linkComponent}
        labels={labels}
      />
    </PageFrame>
  );
}
