import type { NotFoundPageView, PageFrameView, RoutePattern } from '@croupier/core';
import { componentLabels, messages, postLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { MessagePage } from '../MessagePage/MessagePage.js';
import { NearPages } from './NearPages.js';

/** The props of the not-found page: its view. */
export interface NotFoundPageProps extends PageFrameView, LinkComponentProps, RootProps {
  /** What is missing: `casino` for an unknown review, `post` for an unknown post. */
  missing?: 'page' | 'casino' | 'post';
  /** The pages that the address may have meant. */
  near?: NotFoundPageView['near'];
}

const { notFound, casino, post } = messages;
const REVIEWS_PATH: RoutePattern<'reviews'> = '/reviews';
const BLOG_PATH: RoutePattern<'blog'> = '/blog';

/** The text and the link for each kind of missing page. */
const TEXTS = {
  page: {
    title: notFound.code,
    text: notFound.text,
    action: { label: notFound.home, href: '/' },
  },
  casino: {
    title: casino.notFound,
    text: casino.reviewNotFoundText,
    action: { label: componentLabels.review.back, href: REVIEWS_PATH },
  },
  post: {
    title: post.notFound,
    text: post.notFoundText,
    action: { label: postLabels.backToBlog, href: BLOG_PATH },
  },
} as const;

/** The page of an address that leads nowhere. */
export function NotFoundPage({ missing = 'page', near = [], ...frame }: NotFoundPageProps) {
  return (
    <MessagePage {...frame} {...TEXTS[missing]}>
      <NearPages near={near} action={frame.search.action} linkComponent={frame.linkComponent} />
    </MessagePage>
  );
}
