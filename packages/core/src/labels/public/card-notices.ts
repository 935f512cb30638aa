/** The notices that replace a card's link; a separate file, because embeds bundle it. */
export const cardNotices = {
  visitUnavailable: 'No visit link yet',
  blacklistedNotice: 'This casino is on our blacklist. We do not link to it.',
  offerEnded: 'This offer has ended.',
  termsUnknown: 'The terms of this offer are not known. Read them at the casino before you deposit.',
  goneText: 'This casino is no longer listed.',
} as const;
