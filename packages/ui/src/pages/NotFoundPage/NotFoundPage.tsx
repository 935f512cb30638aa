import type { Frame } from '@croupier/core';
import { labels, messages } from '@croupier/core/messages';
import type { Linking } from '../../parts/link.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

/** The props of the not-found page: a frame, and what was looked for. */
export interface NotFoundPageProps extends Frame, Linking {
  /** `casino` words it for an unknown review. */
  what?: 'page' | 'casino';
}

/** Nothing is at this address. */
export function NotFoundPage({ what = 'page', ...frame }: NotFoundPageProps) {
  const { notFound, casino } = messages;
  if (what === 'casino') {
    return (
      <MessagePage
        {...frame}
        title={casino.notFound}
        text={casino.reviewNotFoundText}
        action={{ label: labels.review.back, href: '/reviews' }}
      />
    );
  }
  return (
    <MessagePage
      {...frame}
      title={notFound.code}
      text={notFound.text}
      action={{ label: notFound.home, href: '/' }}
    />
  );
}
