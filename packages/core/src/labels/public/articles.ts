// Constants of their own, because a bundler keeps what reads the property of an object.
/** The time that a text takes to read. */
export const readTime = '{count} min read';
/** Said where an address was copied. */
export const copied = 'Copied!';

/** The labels of posts. */
export const postLabels = {
  featured: 'Featured',
  by: 'By',
  views: { one: '{count} view', other: '{count} views' },
  readTime: { other: readTime },
  readMore: 'Read More',
  readGuide: 'Read Guide',
  guideNamed: 'Read Guide: {name}',
  tags: 'Tags',
  tag: (tag: string) => `#${tag}`,
  related: 'Related Articles',
  share: 'Share',
  shareOn: '{place} (opens in a new window)',
  shareMore: 'More ways to share',
  copyLink: 'Copy Link',
  copied,
} as const;

/** The labels of the Blog page. */
export const blogLabels = {
  categories: [
    'All',
    'Security',
    'Strategy',
    'Bonuses',
    'Technology',
    'Responsible Gaming',
    'Cryptocurrency',
  ],
} as const;

/** The labels of the News page. */
export const newsLabels = {
  categories: [
    'all',
    'Regulation',
    'Bonuses',
    'Technology',
    'Cryptocurrency',
    'Security',
    'Education',
    'Industry',
    'Responsible Gaming',
  ],
} as const;

/** The labels of the Guides page. */
export const guideLabels = {
  tips: 'Key Tips',
} as const;
