import type { AdminScreen } from '@croupier/core';
import { collectionList, DESCRIBED_NAMES, type DescribedName } from '@croupier/core/forms';
import type { AdminIconName } from '@croupier/ui/admin';

interface SidebarScreen {
  screen: AdminScreen;
  icon: AdminIconName;
}

/** Collections that stand beside the casinos: in the order of the specification, then those that it does not name. */
const NAMED: readonly DescribedName[] = ['games', 'bonuses', 'toplists'];
const collectionScreen = (screen: DescribedName): SidebarScreen => ({
  screen,
  icon: collectionList[screen].icon,
});
const isOfEarnings = (name: DescribedName) => collectionList[name].editPermission === 'manage earnings';
const beside = [...new Set([...NAMED, ...DESCRIBED_NAMES])].filter((name) => !isOfEarnings(name));

/** The screens of the sidebar, in the order of the specification, group by group. */
export const SIDEBAR: readonly (readonly SidebarScreen[])[] = [
  [{ screen: 'dashboard', icon: 'dashboard' }],
  [{ screen: 'casinos', icon: 'casino' }, ...beside.map(collectionScreen)],
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
  [{ screen: 'books', icon: 'tracking' }, ...DESCRIBED_NAMES.filter(isOfEarnings).map(collectionScreen)],
  [
    { screen: 'media', icon: 'picture' },
    { screen: 'sources', icon: 'source' },
    { screen: 'registers', icon: 'source' },
    { screen: 'history', icon: 'history' },
    { screen: 'maintenance', icon: 'maintenance' },
  ],
];
