import type { GonePageView, RoutePattern } from '@croupier/core';
import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

const REVIEWS_PATH: RoutePattern<'reviews'> = '/reviews';

/** The props of the gone page: a frame, and whether a casino or any other page was removed. */
export interface GonePageProps extends GonePageView, LinkComponentProps, LabelsProps, RootProps {}

/** The page of a casino that is no longer listed, or of any other address of which nothing is left. */
export function GonePage({ removed, ...frame }: GonePageProps) {
  const texts = pageTexts('missing', frame.labels);
  if (removed === 'page')
    return (
      <MessagePage
        {...frame}
        title={texts.removed}
        text={texts.removedText}
        action={{ label: texts.home, href: '/' }}
      />
    );
  const words = completeLabels(englishReviewLabels(), frame.labels);
  return (
    <MessagePage
      {...frame}
      title={texts.casino}
      text={pageTexts('review', frame.labels).gone}
      action={{ label: words.back, href: REVIEWS_PATH }}
    />
  );
}
