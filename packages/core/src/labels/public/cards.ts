/** The labels of cards; a separate file, because embeds bundle it. */
export const cardLabels = {
  card: {
    featured: 'Featured',
    premium: 'Premium',
    blacklisted: 'Blacklisted',
    visit: 'Visit Casino',
    read: 'Read Review',
    safety: 'Safety',
    bonus: 'Bonus',
    highlights: 'Highlights',
    terms: 'Terms & Conditions',
    termsNamed: 'Terms & Conditions: {name} (ad, opens in a new tab)',
    ad: 'Ad',
    rank: 'Rank {rank}',
    visitNamed: 'Visit Casino: {name} (ad, opens in a new tab)',
    readNamed: 'Read Review: {name}',
  },
  score: {
    outOf: 'out of 10',
    notRated: 'Not rated yet',
  },
  blacklist: {
    high: 'High risk',
    medium: 'Medium risk',
    low: 'Low risk',
    since: 'Blacklisted on',
  },
  embed: {
    compare: 'Casinos side by side',
    score: 'Score',
    links: 'Links',
    none: 'No casino fits this toplist.',
  },
} as const;
