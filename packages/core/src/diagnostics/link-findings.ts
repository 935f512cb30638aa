import type { LinkOutcome, LinkReason, LinkResult } from './link-result.js';

type Told = Omit<LinkResult, 'url'>;

/** What became of a link, in words. */
export function linkResultText(result: Told): string {
  const { outcome, reason } = result;
  return (reason === undefined ? OUTCOMES[outcome] : REASONS[reason])(result);
}

const OUTCOMES: Record<LinkOutcome, (result: Told) => string> = {
  ok: () => 'It is fine',
  moved: ({ newUrl, finalUrl }) => `It moved for good to ${newUrl ?? finalUrl}`,
  'lost-parameters': ({ lost = [], finalUrl }) => `It loses ${lost.join(', ')} on its way to ${finalUrl}`,
  parked: () => 'Its domain is parked or for sale',
  blocked: ({ status }) => `Its server refuses us with ${status}`,
  gone: ({ status }) => `Nothing is there: its server answers ${status}`,
  failed: () => 'It could not be followed',
};

const REASONS: Record<LinkReason, (result: Told) => string> = {
  status: (result) =>
    result.outcome === 'failed' ? `Its server answers ${result.status}` : OUTCOMES[result.outcome](result),
  'home-page': () => 'The page is gone: it leads to the home page now',
  'unknown-host': () => 'Its domain has no address any more',
  robots: () => 'The robots.txt of its host asks us not to read it',
  'bot-wall': () => 'Its host lets no robots in',
  'too-many-requests': () => 'Its host asks for fewer requests',
  'private-address': () => 'It leads to an address of a private network, which is not asked',
  'invalid-address': () => 'It leads to what is no address of the web, or one that is not asked',
  'too-many-redirects': () => 'Its redirects do not end',
  timeout: () => 'Its server takes too long',
  certificate: () => 'Its certificate is not valid, so browsers warn of it',
  unreachable: () => 'Its server cannot be reached',
};

type Linked = Told & { subject: string; url: string };

const linkMessage = ({ subject, url, ...result }: Linked) =>
  `${subject} leads to ${url}. ${linkResultText(result)}`;

/** What the doctor tells of links to other sites, by their last check. */
export const LINK_FINDINGS = {
  'moved-link': {
    severity: 'warning',
    message: linkMessage,
    mend: ({ newUrl }: Linked) =>
      newUrl === undefined
        ? 'Open it, and write the address that it should have.'
        : 'Put the new address in place of it, if it is the right one.',
    isSafe: false,
  },
  'lossy-link': {
    severity: 'error',
    message: linkMessage,
    mend: () =>
      'Ask the affiliate program for a link whose parameters arrive: nobody is paid for such a click.',
    isSafe: false,
  },
  'parked-link': {
    severity: 'error',
    message: linkMessage,
    mend: () => 'Find out where the casino is now, and write that address; or take the link away.',
    isSafe: false,
  },
  'gone-link': {
    severity: 'error',
    message: linkMessage,
    mend: () => 'Write the address that it has now, or take the link away.',
    isSafe: false,
  },
} as const;
