import type { AdminScreen } from '@croupier/core';
import { type DescribedName, mapDescribed } from '@croupier/core/forms';
import { lazyPart } from '@croupier/ui/admin';
import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.js';

const loads = new Map<ComponentType<ScreenProps>, () => Promise<unknown>>();

function lazyScreen(load: () => Promise<ComponentType<ScreenProps>>): ComponentType<ScreenProps> {
  const Screen = lazyPart<ScreenProps>(load);
  loads.set(Screen, load);
  return Screen;
}

function screen<N extends string>(
  name: N,
  load: () => Promise<Record<N, ComponentType<ScreenProps>>>,
): ComponentType<ScreenProps> {
  return lazyScreen(async () => (await load())[name]);
}

/** The list of a collection that shows nothing of its own. */
function listScreen(name: DescribedName): ComponentType<ScreenProps> {
  return lazyScreen(async () => (await import('./collections/CollectionScreen.js')).describedScreen(name));
}

/** The component of every screen behind the sign-in, each in a chunk of its own. */
export const SCREENS: Record<Exclude<AdminScreen, 'login'>, ComponentType<ScreenProps>> = {
  dashboard: screen('DashboardScreen', () => import('./screens/DashboardScreen.js')),
  casinos: screen('CasinosScreen', () => import('./screens/casinos/CasinosScreen.js')),
  'casino-new': screen('CasinoNewScreen', () => import('./screens/casinos/CasinoNewScreen.js')),
  'casino-view': screen('CasinoViewScreen', () => import('./screens/casinos/CasinoViewScreen.js')),
  'casino-edit': screen('CasinoEditScreen', () => import('./screens/casinos/CasinoEditScreen.js')),
  ...mapDescribed(listScreen),
  games: screen('GamesScreen', () => import('./collections/GamesScreen.js')),
  bonuses: screen('BonusesScreen', () => import('./collections/BonusesScreen.js')),
  'bonuses-due': screen('DueOffersScreen', () => import('./offers/DueOffersScreen.js')),
  listings: screen('ListingsScreen', () => import('./collections/ListingsScreen.js')),
  toplists: screen('ToplistsScreen', () => import('./collections/ToplistsScreen.js')),
  markets: screen('MarketsScreen', () => import('./collections/MarketsScreen.js')),
  sources: screen('SourcesScreen', () => import('./sources/SourcesScreen.js')),
  registers: screen('RegistersScreen', () => import('./registers/RegistersScreen.js')),
  content: screen('ContentScreen', () => import('./screens/ContentScreen.js')),
  homepage: screen('HomepageScreen', () => import('./screens/HomepageScreen.js')),
  section: screen('SectionScreen', () => import('./screens/SectionScreen.js')),
  redirects: screen('RedirectsScreen', () => import('./screens/RedirectsScreen.js')),
  menus: screen('MenusScreen', () => import('./screens/MenusScreen.js')),
  settings: screen('SettingsScreen', () => import('./screens/SettingsScreen.js')),
  css: screen('CssScreen', () => import('./screens/CssScreen.js')),
  tracking: screen('TrackingScreen', () => import('./screens/TrackingScreen.js')),
  books: screen('BooksScreen', () => import('./books/BooksScreen.js')),
  messages: screen('MessagesScreen', () => import('./screens/MessagesScreen.js')),
  news: screen('NewsScreen', () => import('./screens/articles/NewsScreen.js')),
  'news-new': screen('PostFormScreen', () => import('./screens/articles/PostFormScreen.js')),
  'news-edit': screen('PostFormScreen', () => import('./screens/articles/PostFormScreen.js')),
  pages: screen('PagesScreen', () => import('./screens/articles/PagesScreen.js')),
  'page-new': screen('PageFormScreen', () => import('./screens/articles/PageFormScreen.js')),
  'page-edit': screen('PageFormScreen', () => import('./screens/articles/PageFormScreen.js')),
  'page-view': screen('PageViewScreen', () => import('./screens/articles/PageViewScreen.js')),
  forum: screen('ForumScreen', () => import('./screens/ForumScreen.js')),
  tournaments: screen('TournamentsScreen', () => import('./screens/TournamentsScreen.js')),
  users: screen('UsersScreen', () => import('./screens/users/UsersScreen.js')),
  'user-new': screen('UserNewScreen', () => import('./screens/users/UserNewScreen.js')),
  'user-edit': screen('UserEditScreen', () => import('./screens/users/UserEditScreen.js')),
  media: screen('MediaScreen', () => import('./screens/MediaScreen.js')),
  history: screen('HistoryScreen', () => import('./screens/HistoryScreen.js')),
  maintenance: screen('MaintenanceScreen', () => import('./screens/MaintenanceScreen.js')),
  profile: screen('ProfileScreen', () => import('./screens/users/ProfileScreen.js')),
};

/** Begins to load a screen before it is shown; one that does not come fails where it is shown. */
export function preloadScreen(screen: keyof typeof SCREENS): void {
  void loads
    .get(SCREENS[screen])?.()
    .catch(() => undefined);
}
