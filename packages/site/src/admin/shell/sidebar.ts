import type { AdminScreen } from '@croupier/core';
import { collectionList, DESCRIBED_NAMES, type DescribedName } from '@croupier/core/forms';
import type { adminLabels } from '@croupier/core/messages';
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
/** Collections that stand beside the pages. */
const OF_TEXTS: readonly DescribedName[] = ['authors'];
const beside = [...new Set([...NAMED, ...DESCRIBED_NAMES])].filter(
  (name) => !isOfEarnings(name) && !OF_TEXTS.includes(name),
);

interface SidebarGroup {
  name: keyof typeof adminLabels.nav.groups;
  screens: readonly SidebarScreen[];
}

/** The screens of the sidebar, in the order of the specification, group by group. */
export const SIDEBAR: readonly SidebarGroup[] = [
  { name: 'start', screens: [{ screen: 'dashboard', icon: 'dashboard' }] },
  { name: 'offers', screens: [{ screen: 'casinos', icon: 'casino' }, ...beside.map(collectionScreen)] },
  {
    name: 'content',
    screens: [
      { screen: 'content', icon: 'content' },
      { screen: 'menus', icon: 'menu' },
      { screen: 'redirects', icon: 'redirect' },
      { screen: 'pages', icon: 'page' },
      ...OF_TEXTS.map(collectionScreen),
    ],
  },
  {
    name: 'community',
    screens: [
      { screen: 'users', icon: 'users' },
      { screen: 'forum', icon: 'forum' },
      { screen: 'tournaments', icon: 'tournament' },
      { screen: 'news', icon: 'news' },
    ],
  },
  {
    name: 'site',
    screens: [
      { screen: 'messages', icon: 'message' },
      { screen: 'tracking', icon: 'tracking' },
      { screen: 'settings', icon: 'settings' },
      { screen: 'css', icon: 'styles' },
    ],
  },
  {
    name: 'earnings',
    screens: [
      { screen: 'books', icon: 'tracking' },
      ...DESCRIBED_NAMES.filter(isOfEarnings).map(collectionScreen),
    ],
  },
  {
    name: 'data',
    screens: [
      { screen: 'media', icon: 'picture' },
      { screen: 'sources', icon: 'source' },
      { screen: 'registers', icon: 'source' },
      { screen: 'history', icon: 'history' },
      { screen: 'maintenance', icon: 'maintenance' },
    ],
  },
];
