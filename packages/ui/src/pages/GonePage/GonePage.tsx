import type { PageFrameView, RoutePattern } from '@croupier/core';
import { cardNotices, componentLabels, messages } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

const REVIEWS_PATH: RoutePattern<'reviews'> = '/reviews';

/** The props of the gone page: a frame. */
export interface GonePageProps extends PageFrameView, LinkComponentProps, RootProps {}

/** The page of a casino that is no longer listed. */
export function GonePage(frame: GonePageProps) {
  return (
    <MessagePage
      {...frame}
      title={messages.casino.notFound}
      text={cardNotices.goneText}
      action={{ label: componentLabels.review.back, href: REVIEWS_PATH }}
    />
  );
}
