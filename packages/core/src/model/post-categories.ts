/** The categories that forms suggest; other categories are allowed. */
export const POST_CATEGORIES = [
  'Reviews',
  'Guides',
  'News',
  'Tips',
  'Analysis',
  'Bonuses',
  'Technology',
  'Regulation',
  'Cryptocurrency',
  'Security',
  'Education',
  'Industry',
  'Responsible Gambling',
] as const;
