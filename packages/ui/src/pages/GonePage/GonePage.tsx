import type { PageFrameView, RoutePattern } from '@croupier/core';
import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

const REVIEWS_PATH: RoutePattern<'reviews'> = '/reviews';

/** The props of the gone page: a frame. */
export interface GonePageProps extends PageFrameView, LinkComponentProps, LabelsProps, RootProps {}

/** The page of a casino that is no longer listed. */
export function GonePage(frame: GonePageProps) {
  const words = completeLabels(englishReviewLabels(), frame.labels);
  return (
    <MessagePage
      {...frame}
      title={pageTexts('missing', frame.labels).casino}
      text={pageTexts('review', frame.labels).gone}
      action={{ label: words.back, href: REVIEWS_PATH }}
    />
  );
}
