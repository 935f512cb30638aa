import { collectionList } from './collection-list.generated.js';
import { mapDescribed } from './collection-list.js';

const ownTitles = {
  login: 'Admin login',
  dashboard: 'Dashboard',
  casinos: 'Casinos',
  'casino-new': 'Add Casino',
  'casino-view': 'Casino',
  'casino-edit': 'Edit Casino',
  content: 'Content',
  homepage: 'Homepage',
  section: 'Homepage Section',
  menus: 'Menus',
  redirects: 'Redirects',
  settings: 'Settings',
  css: 'Custom CSS',
  'bonuses-due': 'Offers to Check Today',
  sources: 'Sources',
  registers: 'Registers',
  tracking: 'Tracking',
  books: 'Books',
  messages: 'Messages',
  news: 'News',
  'news-new': 'Add Article',
  'news-edit': 'Edit Article',
  pages: 'Pages',
  'page-new': 'Create Page',
  'page-edit': 'Edit Page',
  'page-view': 'Page',
  users: 'Users',
  'user-new': 'Add User',
  'user-edit': 'Edit User',
  forum: 'Forum',
  tournaments: 'Tournaments',
  media: 'Media',
  history: 'History',
  maintenance: 'Maintenance',
  profile: 'Your Profile',
} as const;

/** The title of each screen of the admin. */
export const adminScreenTitles = /* @__PURE__ */ Object.assign(
  {},
  ownTitles,
  /* @__PURE__ */ mapDescribed((name) => collectionList[name].title),
);
