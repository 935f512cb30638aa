import { counted } from '../messages/plural.js';

/** The titles of the screens for posts and pages. */
export const adminWordScreens = {
  news: 'News',
  'news-new': 'Add Article',
  'news-edit': 'Edit Article',
  pages: 'Pages',
  'page-new': 'Create Page',
  'page-edit': 'Edit Page',
  'page-view': 'Page',
} as const;

/** The texts of the screens for posts and pages. */
export const adminWordLabels = {
  news: {
    title: 'News',
    add: 'Add Article',
    import: 'Import',
    export: 'Export',
    search: 'Search articles',
    count: (total: number) => counted(total, 'article'),
    status: 'Status',
    statuses: { all: 'All Status', published: 'Published', draft: 'Drafts' },
    category: 'Category',
    allCategories: 'All categories',
    columns: {
      title: 'Title',
      category: 'Category',
      status: 'Status',
      readTime: 'Read time',
      date: 'Date',
    },
    badges: { published: 'Published', draft: 'Draft', scheduled: 'Scheduled', guide: 'Guide' },
    actions: { publish: 'Publish', unpublish: 'Unpublish', view: 'View' },
    done: {
      published: (name: string) => `${name}: published`,
      unpublished: (name: string) => `${name}: now a draft`,
    },
    none: 'No articles match.',
    noneYet: 'No articles yet.',
  },
  pages: {
    title: 'Pages',
    add: 'Create Page',
    addFirst: 'Create First Page',
    search: 'Search by title or slug',
    count: (total: number) => counted(total, 'page'),
    status: 'Status',
    statuses: { all: 'All Status', published: 'Published', draft: 'Drafts' },
    stats: { total: 'Total', published: 'Published', drafts: 'Drafts', thisMonth: 'This month' },
    columns: { title: 'Title', slug: 'Slug', status: 'Status', created: 'Created', updated: 'Updated' },
    none: 'No pages match.',
    noneYet: 'No pages yet.',
    footer: {
      title: 'Footer pages',
      missing: (titles: string) => `Missing: ${titles}.`,
      duplicates: (slugs: string) => `There twice: ${slugs}.`,
      create: 'Create Missing Pages',
      clean: 'Clean Up Duplicates',
    },
  },
  pageView: {
    back: 'Back to Pages',
    copy: 'Copy URL',
    copyFailedTitle: 'Error',
    viewLive: 'View Live',
    edit: 'Edit Page',
    stats: 'Content',
    words: 'Words',
    characters: 'Characters',
    readTime: 'Reading time',
    slug: 'Slug',
    status: 'Status',
    created: 'Created',
    updated: 'Updated',
  },
  pagePreview: { show: 'Show preview', hide: 'Hide preview' },
} as const;
