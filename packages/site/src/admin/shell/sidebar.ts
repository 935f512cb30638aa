import type { AdminScreen } from '@croupier/core';
import type { AdminIconName } from '@croupier/ui/admin';

/** The screens of the sidebar, in the order of the specification, group by group. */
export const SIDEBAR: readonly (readonly { screen: AdminScreen; icon: AdminIconName }[])[] = [
  [{ screen: 'dashboard', icon: 'dashboard' }],
  [
    { screen: 'casinos', icon: 'casino' },
    { screen: 'games', icon: 'game' },
    { screen: 'bonuses', icon: 'bonus' },
    { screen: 'toplists', icon: 'toplist' },
  ],
  [
    { screen: 'content', icon: 'content' },
    { screen: 'menus', icon: 'menu' },
    { screen: 'redirects', icon: 'redirect' },
    { screen: 'pages', icon: 'page' },
  ],
  [
    { screen: 'users', icon: 'users' },
    { screen: 'forum', icon: 'forum' },
    { screen: 'tournaments', icon: 'tournament' },
    { screen: 'news', icon: 'news' },
  ],
  [
    { screen: 'messages', icon: 'message' },
    { screen: 'tracking', icon: 'tracking' },
    { screen: 'settings', icon: 'settings' },
    { screen: 'css', icon: 'styles' },
  ],
  [
    { screen: 'media', icon: 'picture' },
    { screen: 'history', icon: 'history' },
    { screen: 'maintenance', icon: 'maintenance' },
  ],
];
