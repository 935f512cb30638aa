/** The affiliate ids of a click. */
export interface Attribution {
  affiliateId?: string | undefined;
  subid?: string | undefined;
  clickId?: string | undefined;
}

/** Maximum length of an id; affiliate platforms keep no more. */
const MAX_ID_LENGTH = 500;

// Browsers percent-encode the braces when they normalize a URL.
const PLACEHOLDER = /(?:\{|%7B)(affiliateId|subid|clickId)(?:\}|%7D)/gi;
const KEYS = { affiliateid: 'affiliateId', subid: 'subid', clickid: 'clickId' } as const;

/**
 * Whether an id can be sent: 1 to 500 characters of well-formed text. Ids of only dots are refused,
 * because they would climb a URL path.
 */
export function isValidId(id: string): boolean {
  return id.length > 0 && id.length <= MAX_ID_LENGTH && !/^\.+$|\p{Cs}/u.test(id);
}

/** Whether a URL contains `{affiliateId}`, `{subid}` or `{clickId}` placeholders. */
export function hasPlaceholders(address: string): boolean {
  return address.search(PLACEHOLDER) >= 0;
}

/**
 * Adds affiliate ids to a visit URL: in its placeholders, or without any as the query parameters `affiliate_id` and
 * `subid`. Omits invalid ids; unfilled placeholders become empty.
 */
export function addAttribution(address: string, ids: Attribution): string {
  const sent = (id: string | undefined) => (id !== undefined && isValidId(id) ? encodeURIComponent(id) : '');
  if (hasPlaceholders(address)) {
    return address.replace(PLACEHOLDER, (_, slot: string) =>
      sent(ids[KEYS[slot.toLowerCase() as keyof typeof KEYS]]),
    );
  }
  const added = Object.entries({ affiliate_id: sent(ids.affiliateId), subid: sent(ids.subid) })
    .filter(([, value]) => value)
    .map((pair) => pair.join('='));
  if (added.length === 0) return address;
  const [, before, query, anchor] = /([^?#]*)\??([^#]*)(.*)/s.exec(address) as unknown as [
    string,
    string,
    string,
    string,
  ];
  const kept = query.split('&').filter((part) => part && !isOurs(part, added));
  return `${before}?${[...kept, ...added].join('&')}${anchor}`;
}

function isOurs(part: string, added: string[]): boolean {
  return added.some((one) => one.split('=')[0] === part.split('=')[0]);
}
