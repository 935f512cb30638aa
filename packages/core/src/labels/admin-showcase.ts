/** The texts of the form for figures, badges, charts and lessons. */
export const adminShowcaseLabels = {
  words: 'Words',
  tab: 'Figures and lessons',
  form: 'Figures and lessons',
  text: 'Claims that pages make beside the content. What is empty is left out of its page: a new site claims nothing.',
  saved: 'Figures and lessons saved',
  /** The tabs, by the part of the content that each edits. */
  pages: { footer: 'Footer', home: 'Home page', blog: 'Blog', games: 'Games', guides: 'Guides' },
  lists: {
    figures: 'Figures',
    trustBadges: 'Trust badges',
    paymentMethods: 'Payment methods',
    licensingBodies: 'Licensing bodies',
    charts: 'Charts',
    providers: 'Game providers',
    featured: 'Featured lessons',
    beginner: 'Lessons for beginners',
    advanced: 'Advanced lessons',
    safety: 'Lessons on safety',
  },
  /** What one item of a list is called. */
  items: { figure: 'Figure', chart: 'Chart', bar: 'Bar', lesson: 'Lesson' },
  fields: {
    title: 'Title',
    value: 'Value',
    label: 'Label',
    bars: 'Bars',
    difficulty: 'Difficulty',
    category: 'Category',
    minutes: 'Minutes to read',
    description: 'Description',
    content: 'Content',
    tips: 'Tips',
  },
  add: (item: string) => `Add ${item.toLowerCase()}`,
  remove: 'Remove',
  numbered: (item: string, position: number, title: string) =>
    title === '' ? `${item} ${position}` : `${item} ${position}: ${title}`,
  tooLong: (title: string, most: number) => `${title} must be at most ${most} characters`,
} as const;
