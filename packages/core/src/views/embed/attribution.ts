/** Who sent a visitor, from where on their page, and by which click. */
export interface Attribution {
  affiliateId?: string | undefined;
  subid?: string | undefined;
  clickId?: string | undefined;
}

/** The most characters that an id may have; partners' systems keep no more. */
const MAX_ID_LENGTH = 500;

// Addresses that were read and written again have their braces in percent signs.
const PLACEHOLDER = /(?:\{|%7B)(affiliateId|subid|clickId)(?:\}|%7D)/gi;
const KEYS = { affiliateid: 'affiliateId', subid: 'subid', clickid: 'clickId' } as const;

/** True for an id that can be sent: 1 to 500 characters of well-formed text, and not dots alone, which would climb paths. */
export function isValidId(id: string): boolean {
  return id.length > 0 && id.length <= MAX_ID_LENGTH && !/^\.+$|\p{Cs}/u.test(id);
}

/** True for an address that has places of its own for ids: `{affiliateId}`, `{subid}`, `{clickId}`. */
export function hasPlaceholders(address: string): boolean {
  return address.search(PLACEHOLDER) >= 0;
}

/**
 * A visit address that tells who sent the visitor: in the places that it has for that, else as `affiliate_id` and
 * `subid` in its query. What cannot be sent is left out, and empty places stay empty.
 */
export function addAttribution(address: string, ids: Attribution): string {
  const sent = (id: string | undefined) => (id !== undefined && isValidId(id) ? encodeURIComponent(id) : '');
  if (hasPlaceholders(address)) {
    return address.replace(PLACEHOLDER, (_, slot: string) =>
      sent(ids[KEYS[slot.toLowerCase() as keyof typeof KEYS]]),
    );
  }
  const added = Object.entries({ affiliate_id: sent(ids.affiliateId), subid: sent(ids.subid) })
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='));
  if (added.length === 0) return address;
  const [, before = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split('&').filter((part) => part !== '' && !isOurs(part, added));
  return `${before}?${[...kept, ...added].join('&')}${anchor}`;
}

function isOurs(part: string, added: string[]): boolean {
  return added.some((one) => one.split('=')[0] === part.split('=')[0]);
}
