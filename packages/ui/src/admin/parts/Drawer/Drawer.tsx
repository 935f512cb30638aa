'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { englishSharedLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { usePortalProps } from '../../portal-container.js';
import dialog from '../Dialog/Dialog.module.css';
import styles from './Drawer.module.css';

/** The props of a drawer. */
export interface DrawerProps {
  /** The heading, by which it is announced. */
  title: ReactNode;
  /** What it shows. */
  children: ReactNode;
  /** Buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  /** The side that it comes from. */
  side?: 'start' | 'end';
  /** A button that opens it; without one, it is opened by `isOpen`. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Whether it is open, where the app keeps it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A panel at the edge of the page, over it: a menu on a phone, or a record beside its list. */
export function Drawer({
  title,
  children,
  actions,
  side = 'end',
  trigger,
  isOpen,
  onOpenChange,
}: DrawerProps) {
  const portalProps = usePortalProps();
  return (
    <Base.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(open) => onOpenChange?.(open)}
    >
      {trigger === undefined ? null : <Base.Trigger render={trigger} />}
      <Base.Portal {...portalProps}>
        <Base.Backdrop className={dialog.backdrop} />
        <Base.Popup className={styles.popup} data-side={side}>
          <Base.Title className={dialog.title}>{title}</Base.Title>
          <section
            className={styles.body}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
            tabIndex={0}
            aria-label={typeof title === 'string' ? title : undefined}
          >
            {children}
          </section>
          {actions === undefined ? null : <div className={dialog.actions}>{actions}</div>}
          <Base.Close className={dialog.close} aria-label={englishSharedLabels.close}>
            <X aria-hidden="true" className={dialog.icon} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
