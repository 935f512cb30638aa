import { ADMIN_SCREEN_ROUTES, type AdminScreen, adminPath, allows, type SignedInUser } from '@croupier/core';
import { accountLabels, adminLabels } from '@croupier/core/messages';
import { AdminLayout, lazyPart } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { RecordTitleContext } from '../records/record-title.js';
import { useShortcut } from '../shortcuts/shortcuts.js';
import { WhenOpened } from '../WhenOpened.js';
import { Palette } from './Palette.js';
import { SIDEBAR } from './sidebar.js';

const { shortcuts: labels } = adminLabels;

const ShortcutHelp = lazyPart(async () => (await import('../shortcuts/ShortcutHelp.js')).ShortcutHelp);

/** The props of the frame around a screen. */
interface AdminFrameProps {
  user: SignedInUser;
  /** The screen of the address; undefined where there is none. */
  current: AdminScreen | undefined;
  children: ReactNode;
}

/** The sidebar, the palette and the keys around every screen. */
export function AdminFrame({ user, current, children }: AdminFrameProps) {
  const backend = useAdmin();
  const [record, setRecord] = useState<string>();
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const close = (isOpen: boolean) => (isOpen ? undefined : setOpened(undefined));
  useShortcut({ keys: 'mod+k', label: labels.palette, onPress: () => setOpened('palette') });
  useShortcut({ keys: '?', label: labels.open, onPress: () => setOpened('keys') });
  useShortcut({ keys: 'mod+s', label: labels.save, onPress: sendForm });
  const screenTitle = current === undefined ? adminLabels.notFound.title : adminLabels.screens[current];
  const groups = SIDEBAR.map(({ name, screens }) => ({
    title: adminLabels.nav.groups[name],
    links: screens
      .filter(({ screen }) => allows(ADMIN_SCREEN_ROUTES[screen].permission, user.role))
      .map(({ screen, icon }) => ({
        label: adminLabels.screens[screen],
        href: adminPath(screen),
        icon,
        isCurrent: screen === current || current?.startsWith(`${screen.replace(/(?<!w)s$/, '')}-`) === true,
      })),
  }));
  return (
    <>
      <title>{adminLabels.title(screenTitle, record)}</title>
      <AdminLayout
        site={backend.site}
        groups={groups}
        user={{ name: user.username, role: accountLabels.headerRoles[user.role] }}
        onSignOut={() => void backend.signOut()}
        onOpenPalette={() => setOpened('palette')}
        onShowKeys={() => setOpened('keys')}
      >
        <RecordTitleContext value={setRecord}>{children}</RecordTitleContext>
      </AdminLayout>
      {opened === 'palette' ? (
        <Palette user={user} onOpenChange={close} onShowKeys={() => setOpened('keys')} />
      ) : null}
      <WhenOpened isOpen={opened === 'keys'} onClose={() => setOpened(undefined)}>
        {opened === 'keys' ? <ShortcutHelp screen={current} onOpenChange={close} /> : null}
      </WhenOpened>
    </>
  );
}

/** Sends the form of the dialog that is open, or else that of the screen. */
function sendForm(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('main form, [role=dialog] form');
  forms.item(forms.length - 1)?.requestSubmit();
}
