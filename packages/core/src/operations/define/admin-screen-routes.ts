import { type DescribedName, mapDescribed } from '../../labels/admin/collection-list.js';
import { COLLECTION_PERMISSIONS, type Permission } from './permissions.js';

/** The URL of an admin screen, its other spellings, and who may open it. */
interface AdminRouteConfig {
  /** The path; `{id}` is replaced by a record's id. */
  pattern: `/admin${string}`;
  /** Other spellings; they are replaced by the pattern. */
  aliases?: readonly `/admin${string}`[];
  /** What the screen needs; `anyone` may open the login screen. */
  permission: Permission;
}

const OWN_ROUTES = {
  login: { pattern: '/admin/login', permission: 'see what is public' },
  dashboard: { pattern: '/admin', permission: 'see all content' },
  casinos: { pattern: '/admin/casinos', permission: 'see all content' },
  'casino-new': { pattern: '/admin/casinos/new', permission: 'edit casinos, bonuses and games' },
  'casino-view': { pattern: '/admin/casinos/view/{id}', permission: 'see all content' },
  'casino-edit': {
    pattern: '/admin/casinos/{id}/edit',
    aliases: ['/admin/casinos/edit/{id}'],
    permission: 'edit casinos, bonuses and games',
  },
  'bonuses-due': { pattern: '/admin/bonuses/due', permission: 'see all content' },
  sources: { pattern: '/admin/sources', permission: 'see all content' },
  registers: { pattern: '/admin/registers', permission: 'see all content' },
  content: { pattern: '/admin/content', permission: 'see all content' },
  homepage: { pattern: '/admin/homepage', permission: 'edit homepage' },
  section: { pattern: '/admin/homepage/section/{id}', permission: 'edit homepage' },
  redirects: { pattern: '/admin/redirects', permission: 'see all content' },
  menus: { pattern: '/admin/menus', permission: 'see all content' },
  settings: { pattern: '/admin/settings', permission: 'administer' },
  css: { pattern: '/admin/css', permission: 'administer' },
  tracking: { pattern: '/admin/tracking', permission: 'see totals' },
  books: { pattern: '/admin/books', permission: 'manage earnings' },
  messages: { pattern: '/admin/messages', permission: 'read messages' },
  news: { pattern: '/admin/news', permission: 'see all content' },
  'news-new': {
    pattern: '/admin/content/posts/new',
    aliases: ['/admin/content/new-post'],
    permission: 'edit posts',
  },
  'news-edit': { pattern: '/admin/content/posts/{id}/edit', permission: 'edit posts' },
  pages: { pattern: '/admin/pages', permission: 'see all content' },
  'page-new': { pattern: '/admin/pages/new', permission: 'edit pages' },
  'page-edit': {
    pattern: '/admin/pages/{id}/edit',
    aliases: ['/admin/pages/edit/{id}'],
    permission: 'edit pages',
  },
  'page-view': {
    pattern: '/admin/pages/view/{id}',
    aliases: ['/admin/pages/{id}'],
    permission: 'see all content',
  },
  forum: { pattern: '/admin/forum', permission: 'see all content' },
  tournaments: { pattern: '/admin/tournaments', permission: 'see all content' },
  users: { pattern: '/admin/users', permission: 'administer' },
  'user-new': { pattern: '/admin/users/new', permission: 'administer' },
  'user-edit': { pattern: '/admin/users/{id}/edit', permission: 'administer' },
  media: { pattern: '/admin/media', permission: 'see all content' },
  history: { pattern: '/admin/history', permission: 'see history' },
  maintenance: { pattern: '/admin/maintenance', permission: 'administer' },
  profile: { pattern: '/admin/profile', permission: 'see own profile' },
} as const satisfies Record<string, AdminRouteConfig>;

/** Each collection has a list, at its name. */
type ListRoutes = { [N in DescribedName]: { pattern: `/admin/${N}`; permission: Permission } };

/** All screens of the admin. A path belongs to the first route that it matches. */
export const ADMIN_SCREEN_ROUTES = /* @__PURE__ */ Object.assign(
  {},
  OWN_ROUTES,
  /* @__PURE__ */ mapDescribed((name) => ({
    pattern: `/admin/${name}`,
    permission: COLLECTION_PERMISSIONS[name] ?? 'see all content',
  })) as ListRoutes,
);

/** The name of an admin screen. */
export type AdminScreen = keyof typeof ADMIN_SCREEN_ROUTES;

/** A matched admin screen, with the record's id if it has one. */
export interface AdminRoute {
  screen: AdminScreen;
  id?: string;
}

const ENTRIES = /* @__PURE__ */ Object.entries(ADMIN_SCREEN_ROUTES) as [AdminScreen, AdminRouteConfig][];

const COMPILED = /* @__PURE__ */ ENTRIES.flatMap(([screen, { pattern, aliases = [] }]) =>
  [pattern, ...aliases].map((spelling) => ({ screen, steps: spelling.split('/') })),
);

/** The path of an admin screen. */
export function adminPath(screen: AdminScreen, id = ''): string {
  return ADMIN_SCREEN_ROUTES[screen].pattern.replace('{id}', encodeURIComponent(id));
}

/** The screen of a path, by any of its spellings; undefined if none matches. */
export function matchAdminRoute(path: string): AdminRoute | undefined {
  const given = path.replace(/\/$/, '').split('/');
  for (const { screen, steps } of COMPILED) {
    if (steps.length !== given.length) continue;
    const at = steps.indexOf('{id}');
    if (!steps.every((step, i) => i === at || step === given[i])) continue;
    if (at < 0) return { screen };
    const id = decodedId(given[at] as string);
    if (id !== undefined) return { screen, id };
  }
  return undefined;
}

function decodedId(step: string): string | undefined {
  try {
    return decodeURIComponent(step) || undefined;
  } catch {
    return undefined;
  }
}
