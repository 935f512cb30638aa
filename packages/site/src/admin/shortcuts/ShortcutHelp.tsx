import { adminLabels } from '@croupier/core/messages';
import { Dialog, SwitchField } from '@croupier/ui/admin';
import styles from './ShortcutHelp.module.css';
import { useShortcuts, useSingleKeys } from './shortcuts.js';

const { shortcuts: labels } = adminLabels;

/** The keys that work on this screen, and the way to turn single keys off. */
export function ShortcutHelp({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  const rows = [...useShortcuts().map(({ keys, label }) => [keys, label] as const), ...labels.always];
  return (
    <Dialog title={labels.title} isOpen onOpenChange={onOpenChange}>
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
