import type { ReviewPageView } from '@croupier/core';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, withoutRootAttributes } from '../../parts/root-attributes.js';
import { CasinoReview } from './CasinoReview.js';

/** The props of a review page: its view. */
export interface ReviewPageProps extends ReviewPageView, LinkComponentProps, RootProps {}

/** A casino's review: the verdict first, then its sections, each with its own address (`#games`). */
export function ReviewPage({ linkComponent, ...view }: ReviewPageProps) {
  return (
    <PageFrame {...view} hasOffers={hasOfferLinks([view.casino], view.offers)} linkComponent={linkComponent}>
      <CasinoReview {...withoutRootAttributes(view)} linkComponent={linkComponent} />
    </PageFrame>
  );
}
