/** The affiliate ids of a click. */
export interface Attribution {
  /** Whose click it is. */
  affiliateId?: string | undefined;
  /** Where it was made: a page, a campaign. */
  subid?: string | undefined;
  /** The click itself, which a network can be asked about. */
  clickId?: string | undefined;
}

// Browsers percent-encode the braces when they normalize a URL.
const PLACEHOLDER = /(?:\{|%7B)(affiliateId|subid|clickId)(?:\}|%7D)/gi;
const KEYS = { affiliateid: 'affiliateId', subid: 'subid', clickid: 'clickId' } as const;

/**
 * Whether an id can be sent: 1 to 500 characters of well-formed text, since affiliate platforms keep no more. Ids of only dots
 * are refused, because they would climb a URL path.
 */
export function isValidId(id: string): boolean {
  return /^(?!\.+$)\P{Cs}{1,500}$/u.test(id);
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
  const added = Object.entries({ affiliate_id: sent(ids.affiliateId), subid: sent(ids.subid) }).filter(
    ([, value]) => value,
  );
  if (!added.length) return address;
  const [, before, query, anchor] = /([^?#]*)\??([^#]*)(.*)/s.exec(address) as unknown as [
    string,
    string,
    string,
    string,
  ];
  const isOurs = (part: string) => added.some(([name]) => part.split('=')[0] === name);
  const kept = query.split('&').filter((part) => part && !isOurs(part));
  return `${before}?${[...kept, ...added.map((pair) => pair.join('='))].join('&')}${anchor}`;
}
