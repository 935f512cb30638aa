import { ADMIN_SCREEN_ROUTES, type AdminScreen, adminPath, allows, type SignedInUser } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { CommandPalette, type PaletteCommand } from '@croupier/ui/admin';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { navigate } from '../../navigation.js';
import { useAdmin } from '../backend/backend.js';
import { questionOptions } from '../backend/use-operations.js';
import { recordAddress } from '../records/content-address.js';
import { PALETTE_RECORDS } from './palette-records.js';
import { SIDEBAR } from './sidebar.js';

const { palette: labels, screens: titles } = adminLabels;

/** Fewer letters name no record. */
const FEWEST_LETTERS = 2;
const RECORDS_OF_A_KIND = 5;
const NEW_RECORD_SCREENS = (Object.keys(ADMIN_SCREEN_ROUTES) as AdminScreen[]).filter((screen) =>
  screen.endsWith('-new'),
);

/** The props of the palette. */
interface PaletteProps {
  user: SignedInUser;
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
}

/** Finds screens, actions and records by some of their letters. */
export function Palette({ user, onOpenChange, onShowKeys }: PaletteProps) {
  const backend = useAdmin();
  const [typed, setTyped] = useState('');
  const mayOpen = (screen: AdminScreen) => allows(ADMIN_SCREEN_ROUTES[screen].permission, user.role);
  const toScreen = (screen: AdminScreen): PaletteCommand => ({
    id: screen,
    label: titles[screen],
    onRun: () => navigate(adminPath(screen)),
  });
  const screens = SIDEBAR.flatMap(({ screens }) => screens.map(({ screen }) => screen));
  return (
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      onSearchChange={setTyped}
      groups={[
        { label: labels.records, items: useFoundRecords(typed, user) },
        { label: labels.screens, items: screens.filter(mayOpen).map(toScreen) },
        {
          label: labels.actions,
          items: [
            ...NEW_RECORD_SCREENS.filter(mayOpen).map(toScreen),
            { id: 'site', label: adminLabels.nav.viewSite, onRun: () => location.assign('/') },
            { id: 'keys', label: adminLabels.shortcuts.title, after: '?', onRun: onShowKeys },
            { id: 'logout', label: adminLabels.nav.logout, onRun: () => void backend.signOut() },
          ],
        },
      ]}
    />
  );
}

type Answer = { records: readonly ({ id: string } & Record<string, unknown>)[] };

/** The records that the typed letters name, a few of each kind. Until a list answers, what it found before stays if its name matches. */
function useFoundRecords(typed: string, { role }: SignedInUser): PaletteCommand[] {
  const { perform } = useAdmin();
  const search = useDeferredValue(typed.trim());
  const isSearched = search.length >= FEWEST_LETTERS;
  const kinds = PALETTE_RECORDS.filter(
    ({ collection }) => collection !== 'users' || allows(ADMIN_SCREEN_ROUTES.users.permission, role),
  );
  const answers = useQueries({
    queries: kinds.map(({ collection }) => ({
      ...questionOptions(perform, `${collection}.list`, { search, limit: RECORDS_OF_A_KIND } as never),
      enabled: isSearched,
    })),
  }).map(({ data }) => data as Answer | undefined);
  const [last, setLast] = useState(answers);
  const shown = answers.map((answer, i) => answer ?? last[i]);
  if (shown.some((answer, i) => answer !== last[i])) setLast(shown);
  if (!isSearched) return [];
  return kinds.flatMap(({ collection, kind, name }, i) => {
    const answer = shown[i];
    return (answer?.records ?? []).map((record) => ({
      id: `${collection} ${record.id}`,
      label: String(record[name]),
      // The list has found it, by whatever it searches.
      keywords: answer === answers[i] ? typed : '',
      after: kind,
      onRun: () => navigate(recordAddress(collection, record.id)),
    }));
  });
}
