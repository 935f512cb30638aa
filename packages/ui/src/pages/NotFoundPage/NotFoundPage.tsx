import type { NotFoundPageView, PageFrameView, RoutePattern } from '@croupier/core';
import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { MessagePage } from '../MessagePage/MessagePage.js';
import { NearPages } from './NearPages.js';

/** The props of the not-found page: its view. */
export interface NotFoundPageProps extends PageFrameView, LinkComponentProps, LabelsProps, RootProps {
  /** What is missing: `casino` for an unknown review, `post` for an unknown post. */
  missing?: 'page' | 'casino' | 'post';
  /** The pages that the address may have meant. */
  near?: NotFoundPageView['near'];
}

const REVIEWS_PATH: RoutePattern<'reviews'> = '/reviews';
const BLOG_PATH: RoutePattern<'blog'> = '/blog';

/** The text and the link for each kind of missing page. */
function textsOf(labels: LabelsProps['labels']) {
  const words = pageTexts('missing', labels);
  return {
    page: { title: words.code, text: words.text, action: { label: words.home, href: '/' } },
    casino: {
      title: words.casino,
      text: words.casinoText,
      action: { label: completeLabels(englishReviewLabels(), labels).back, href: REVIEWS_PATH },
    },
    post: {
      title: words.post,
      text: words.postText,
      action: { label: pageTexts('post', labels).backToBlog, href: BLOG_PATH },
    },
  };
}

/** The page of an address that leads nowhere. */
export function NotFoundPage({ missing = 'page', near = [], ...frame }: NotFoundPageProps) {
  return (
    <MessagePage {...frame} {...textsOf(frame.labels)[missing]}>
      <NearPages
        near={near}
        action={frame.search.action}
        linkComponent={frame.linkComponent}
        labels={frame.labels}
      />
    </MessagePage>
  );
}
