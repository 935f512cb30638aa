import type { Frame } from '@croupier/core';
import { labels, messages, postLabels } from '@croupier/core/messages';
import type { Linking } from '../../parts/link.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

/** The props of the not-found page: a frame, and what was looked for. */
export interface NotFoundPageProps extends Frame, Linking {
  /** `casino` words it for an unknown review, `post` for an unknown post. */
  what?: 'page' | 'casino' | 'post';
}

const { notFound, casino, post } = messages;

/** What is said of each kind of thing that was looked for, and the way on. */
const WORDS = {
  page: {
    title: notFound.code,
    text: notFound.text,
    action: { label: notFound.home, href: '/' },
  },
  casino: {
    title: casino.notFound,
    text: casino.reviewNotFoundText,
    action: { label: labels.review.back, href: '/reviews' },
  },
  post: {
    title: post.notFound,
    text: post.notFoundText,
    action: { label: postLabels.backToBlog, href: '/blog' },
  },
} as const;

/** Nothing is at this address. */
export function NotFoundPage({ what = 'page', ...frame }: NotFoundPageProps) {
  return <MessagePage {...frame} {...WORDS[what]} />;
}
