/** What a card says in place of a link; apart from the other messages because embeds carry them too. */
export const cardNotices = {
  visitUnavailable: 'No visit link yet',
  blacklistedNotice: 'This casino is on our blacklist. We do not link to it.',
  offerEnded: 'This offer has ended.',
  goneText: 'This casino is no longer listed.',
} as const;
