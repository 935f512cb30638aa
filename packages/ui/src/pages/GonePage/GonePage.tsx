import type { Frame } from '@croupier/core';
import { labels, messages, notices } from '@croupier/core/messages';
import type { Linking } from '../../parts/link.js';
import { MessagePage } from '../MessagePage/MessagePage.js';

/** The props of the gone page: a frame. */
export interface GonePageProps extends Frame, Linking {}

/** A casino was at this address and is listed no more. */
export function GonePage(frame: GonePageProps) {
  return (
    <MessagePage
      {...frame}
      title={messages.casino.notFound}
      text={notices.goneText}
      action={{ label: labels.review.back, href: '/reviews' }}
    />
  );
}
