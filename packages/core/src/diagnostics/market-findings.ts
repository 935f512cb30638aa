type DuplicateListing = {
  listing: string;
  /** The slug of the listing before it. */
  other: string;
  casino: string;
  /** By its name. */
  market: string;
};

/** What the doctor finds in markets, and in how casinos stand in them. */
export const MARKET_FINDINGS = {
  'listing-without-casino': {
    severity: 'warning',
    message: ({ listing, casino }: { listing: string; casino: string }) =>
      `Listing '${listing}' is linked to no casino that is there, and names casino '${casino}'`,
    mend: () => 'Say which casino it is of, or delete it: it has no effect.',
    isSafe: false,
  },
  'listing-without-offer': {
    severity: 'warning',
    message: ({ listing, offer }: { listing: string; offer: string }) =>
      `Listing '${listing}' is linked to no bonus that is there, and names bonus '${offer}'`,
    mend: () => 'Name a bonus of its casino, or none: visitors see none of it.',
    isSafe: false,
  },
  'foreign-offer': {
    severity: 'warning',
    message: ({ listing, offer }: { listing: string; offer: string }) =>
      `Listing '${listing}' is linked to bonus '${offer}', which is not a bonus of its casino`,
    mend: () => 'Name a bonus of its casino, or none: visitors see none of it.',
    isSafe: false,
  },
  'duplicate-listing': {
    severity: 'warning',
    message: ({ listing, other, casino, market }: DuplicateListing) =>
      `Listing '${listing}' says how ${casino} stands in ${market}, and so does '${other}'`,
    mend: () => 'Compare the two, and delete one.',
    isSafe: false,
  },
  'duplicate-market': {
    severity: 'warning',
    message: ({ code, market }: { code: string; market: string; id: string; other: string }) =>
      `Market ${code} (${market}) is there more than once`,
    mend: () => 'Compare what they correct, and delete all but one.',
    isSafe: false,
  },
} as const;
