import type { AdminScreen } from '@croupier/core';
import { type ComponentType, lazy } from 'react';

/** The props of every screen: the id in its address, '' where it has none. */
export interface ScreenProps {
  id: string;
}

type ScreenModule = { default: ComponentType<ScreenProps> };

const screen = (load: () => Promise<ScreenModule>) => lazy(load);

/** The component of every screen behind the sign-in, each in a chunk of its own. */
export const SCREENS: Record<Exclude<AdminScreen, 'login'>, ComponentType<ScreenProps>> = {
  dashboard: screen(() => import('./screens/DashboardScreen.js')),
  casinos: screen(() => import('./screens/CasinosScreen.js')),
  'casino-new': screen(() => import('./screens/CasinoNewScreen.js')),
  'casino-view': screen(() => import('./screens/CasinoViewScreen.js')),
  'casino-edit': screen(() => import('./screens/CasinoEditScreen.js')),
  games: screen(() => import('./screens/GamesScreen.js')),
  bonuses: screen(() => import('./screens/BonusesScreen.js')),
  users: screen(() => import('./screens/UsersScreen.js')),
  'user-new': screen(() => import('./screens/UserNewScreen.js')),
  'user-edit': screen(() => import('./screens/UserEditScreen.js')),
  media: screen(() => import('./screens/MediaScreen.js')),
  history: screen(() => import('./screens/HistoryScreen.js')),
};
