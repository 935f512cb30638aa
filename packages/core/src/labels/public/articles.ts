/** The labels of posts. */
export const postLabels = { tag: (tag: string) => `#${tag}` } as const;

/** The categories of the Blog page. */
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

/** The categories of the News page. */
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
