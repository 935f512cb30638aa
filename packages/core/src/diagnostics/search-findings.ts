type MenuItem = { menu: string; label: string; url: string };
type Canonical = { title: string; url: string };

const otherCanonical = () => 'Name another page, or none: search engines then list this one.';

/** What the doctor finds in what pages say to search engines. */
export const SEARCH_FINDINGS = {
  'hidden-menu-target': {
    severity: 'warning',
    message: ({ menu, label, url }: MenuItem) =>
      `The ${menu} menu's item '${label}' leads to ${url}, which is hidden from search engines`,
    mend: () => 'Let search engines list that page, or take the item out of the menu.',
    isSafe: false,
  },
  'dead-canonical': {
    severity: 'error',
    message: ({ title, url }: Canonical) => `${title} has the canonical address ${url}, where nothing is`,
    mend: otherCanonical,
    isSafe: false,
  },
  'hidden-canonical': {
    severity: 'error',
    message: ({ title, url }: Canonical) =>
      `${title} has the canonical address ${url}, which is hidden from search engines, so they list neither`,
    mend: otherCanonical,
    isSafe: false,
  },
} as const;
