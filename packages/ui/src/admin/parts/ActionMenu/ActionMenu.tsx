'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { usePortalProps } from '../../portal-container.js';
import styles from './ActionMenu.module.css';

/** Something that can be done, or a line between two groups of such. */
export type ActionEntry =
  | 'line'
  | {
      label: string;
      onAction: () => void;
      /** `danger` for destructive actions. */
      tone?: 'plain' | 'danger';
      /** Why it cannot be done now; said below its label. */
      disabledReason?: string | undefined;
    };

/** The props of a menu of actions; its root is the button. */
export interface ActionMenuProps extends RootProps {
  /** The label of the button. */
  label: ReactNode;
  /** The actions, in order, or what gives them once it opens. */
  entries: readonly ActionEntry[] | (() => readonly ActionEntry[]);
  /** Shows three dots in place of the label, which then names the button to screen readers alone. */
  isCompact?: boolean;
  /** A button in place of the default one. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Which side of the button it keeps to. */
  align?: 'start' | 'end';
}

/** Actions behind a button. Arrow keys and first letters find them, Enter does them, Escape leaves. */
export function ActionMenu(props: ActionMenuProps) {
  const [isUsed, setUsed] = useState(false);
  if (isUsed || props.isCompact !== true) return <OpenableMenu {...props} isOpenAtOnce={isUsed} />;
  const { label, entries, isCompact, trigger, align, ...root } = props;
  // Lists have one in each row: until it is used a plain button stands for it, which is drawn many times faster.
  return (
    <Button
      variant="plain"
      {...rootAttributes(root, styles.compact)}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={(event) => {
        root.onClick?.(event);
        setUsed(true);
      }}
      onKeyDown={(event) => {
        root.onKeyDown?.(event);
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setUsed(true);
      }}
    >
      <Dots label={label} />
    </Button>
  );
}

function Dots({ label }: Pick<ActionMenuProps, 'label'>) {
  return (
    <>
      <Ellipsis aria-hidden="true" className={styles.icon} />
      <span className="cr-visually-hidden">{label}</span>
    </>
  );
}

function OpenableMenu({
  label,
  entries,
  isCompact = false,
  trigger,
  align = 'start',
  isOpenAtOnce,
  ...root
}: ActionMenuProps & { isOpenAtOnce: boolean }) {
  const portalProps = usePortalProps();
  return (
    <Base.Root defaultOpen={isOpenAtOnce}>
      <Base.Trigger
        {...rootAttributes(root, isCompact && trigger === undefined && styles.compact)}
        // The button that it replaces had the focus: windows that an entry opens return it here.
        autoFocus={isOpenAtOnce}
        render={trigger ?? <Button variant="plain" />}
      >
        {isCompact ? <Dots label={label} /> : label}
      </Base.Trigger>
      <Base.Portal {...portalProps}>
        <Base.Positioner align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            <Entries entries={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entries({ entries }: Pick<ActionMenuProps, 'entries'>) {
  return (typeof entries === 'function' ? entries() : entries).map((entry, i) =>
    entry === 'line' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: separators have no other key
      <Base.Separator key={`line ${i}`} className={styles.line} />
    ) : (
      <Base.Item
        key={entry.label}
        className={styles.item}
        data-tone={entry.tone}
        disabled={entry.disabledReason !== undefined}
        label={entry.label}
        onClick={entry.onAction}
      >
        {entry.label}
        {entry.disabledReason === undefined ? null : (
          <span className={styles.reason}>{entry.disabledReason}</span>
        )}
      </Base.Item>
    ),
  );
}
