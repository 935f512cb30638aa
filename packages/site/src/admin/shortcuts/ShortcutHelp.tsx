import type { AdminScreen } from '@croupier/core';
import { adminLabels, loadAdminHelp } from '@croupier/core/messages';
import { Dialog, SwitchField } from '@croupier/ui/admin';
import { useQuery } from '@tanstack/react-query';
import styles from './ShortcutHelp.module.css';
import { useShortcuts, useSingleKeys } from './shortcuts.js';

const { shortcuts: labels } = adminLabels;

/** The props of the help. */
interface ShortcutHelpProps {
  /** The screen that it is about; undefined where there is none. */
  screen: AdminScreen | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/** What this screen is for, the keys that work on it, and the way to turn single keys off. */
export function ShortcutHelp({ screen, onOpenChange }: ShortcutHelpProps) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const { data: texts } = useQuery({ queryKey: ['help'], queryFn: loadAdminHelp, staleTime: Infinity });
  const rows = [...useShortcuts().map(({ keys, label }) => [keys, label] as const), ...labels.always];
  return (
    <Dialog
      title={screen === undefined ? labels.title : labels.titleOf(adminLabels.screens[screen])}
      isOpen
      onOpenChange={onOpenChange}
    >
      <ul className={styles.sentences}>
        {(texts?.[screen ?? ''] ?? []).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className={styles.heading}>{labels.keys}</h3>
      <dl className={styles.keys}>
        {rows.map(([keys, label]) => (
          <div key={keys} className={styles.key}>
            <dt>
              <kbd>{keys.startsWith('mod+') ? labels.withMod(keys.slice(4).toUpperCase()) : keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <SwitchField
        label={labels.singleKeys}
        hint={labels.singleKeysHint}
        value={hasSingleKeys}
        onChange={({ target }) => setSingleKeys(target.value)}
      />
    </Dialog>
  );
}
