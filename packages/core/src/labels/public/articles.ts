// Constants of their own, because a bundler keeps what reads the property of an object.
/** The time that a text takes to read. */
export const readTime = '{count} min read';
/** Said where an address was copied. */
export const copied = 'Copied!';

/** The labels of posts. */
export const postLabels = {
  home: 'Home',
  back: 'Back to News',
  backToBlog: 'Back to Blog',
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
  title: 'Blog',
  description: 'Articles on casino safety, bonuses, strategy and the technology behind the games.',
  categories: [
    'All',
    'Security',
    'Strategy',
    'Bonuses',
    'Technology',
    'Responsible Gaming',
    'Cryptocurrency',
  ],
  categoriesLabel: 'Categories',
  search: 'Search blog posts...',
  searchLabel: 'Search blog posts',
  sort: 'Sort by',
  byDate: 'Date',
  byViews: 'Views',
  byReadTime: 'Read Time',
  featured: 'Featured Posts',
  posts: '{category} Posts',
  found: { one: '{count} post', other: '{count} posts' },
  none: 'No posts yet.',
  noneFound: 'No posts found',
  figures: 'The blog in figures',
} as const;

/** The labels of the News page. */
export const newsLabels = {
  title: 'News',
  description: 'What is new in online casinos: regulation, bonuses, technology and safer play.',
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
  categoriesLabel: 'Categories',
  search: 'Search news...',
  searchLabel: 'Search news',
  found: { one: '{count} article', other: '{count} articles' },
  featured: 'Featured Articles',
  latest: 'Latest News',
} as const;

/** The labels of the Guides page. */
export const guideLabels = {
  title: 'Guides',
  description: 'How casinos, bonuses and games work, one thing at a time.',
  latest: 'Latest Guides',
  none: 'No guides yet.',
  benefitsLabel: 'What the guides are like',
  benefits: [
    { title: 'Step by Step', text: 'One decision after another, in the order in which you meet them.' },
    { title: 'For Every Level', text: 'From the first deposit to the arithmetic of an offer.' },
    { title: 'Safety First', text: 'Licenses and limits come before bonuses.' },
    { title: 'Free to Read', text: 'No account, no newsletter, nothing to download.' },
  ],
  featured: 'Featured Guides',
  lessons: 'Learn by Level',
  levelsLabel: 'Levels',
  levels: {
    beginner: 'Beginner Guides',
    advanced: 'Advanced Strategies',
    safety: 'Safety & Security',
  },
  noLessons: 'Nothing here yet.',
  tips: 'Key Tips',
  resourcesTitle: 'Additional Resources',
  resources: [
    { title: 'Downloadable Guides', text: 'To print, or to read where there is no network.' },
    { title: 'Video Tutorials', text: 'The same steps, shown on a screen.' },
    { title: 'FAQ Section', text: 'Short answers to what readers ask most.' },
    { title: 'Strategy Tools', text: 'Tables and calculators for wagering and return.' },
  ],
  requestsTitle: "Can't Find What You're Looking For",
  requestsText: 'Tell us which guide is missing, or ask us directly.',
  requests: ['Request a Guide', 'Contact Support'],
} as const;
