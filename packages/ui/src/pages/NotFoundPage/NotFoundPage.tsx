import type { PageFrameView } from '@croupier/core';
import { componentLabels, messages, postLabels } from '@croupier/core/messages';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

/** The props of the not-found page: a frame, and what was looked for. */
export interface NotFoundPageProps extends PageFrameView, LinkComponentProps {
  /** `casino` words it for an unknown review, `post` for an unknown post. */
  missing?: 'page' | 'casino' | 'post';
}

const { notFound, casino, post } = messages;

/** What is said of each kind of thing that was looked for, and the way on. */
const TEXTS = {
  page: {
    title: notFound.code,
    text: notFound.text,
    action: { label: notFound.home, href: '/' },
  },
  casino: {
    title: casino.notFound,
    text: casino.reviewNotFoundText,
    action: { label: componentLabels.review.back, href: '/reviews' },
  },
  post: {
    title: post.notFound,
    text: post.notFoundText,
    action: { label: postLabels.backToBlog, href: '/blog' },
  },
} as const;

/** Nothing is at this address. */
export function NotFoundPage({ missing = 'page', ...frame }: NotFoundPageProps) {
  return <MessagePage {...frame} {...TEXTS[missing]} />;
}
