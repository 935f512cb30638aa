'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { englishSharedLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { usePortalProps } from '../../portal-container.js';
import styles from './Dialog.module.css';

/** The props of a dialog. */
export interface DialogProps {
  /** The heading, by which it is announced. */
  title: ReactNode;
  /** Its purpose, in a sentence. */
  text?: ReactNode;
  /** Its content. */
  children?: ReactNode;
  /** Buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  /** A button that opens it; without one, it is opened by `isOpen`. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Whether it is open, where the app keeps it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The width; `normal` by default. */
  size?: 'normal' | 'large';
}

/** A window over the page that must be answered or closed first. The focus goes into it, and back where it was. */
export function Dialog({
  title,
  text,
  children,
  actions,
  trigger,
  isOpen,
  onOpenChange,
  size = 'normal',
}: DialogProps) {
  const place = usePortalProps();
  return (
    <Base.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(open) => onOpenChange?.(open)}
    >
      {trigger === undefined ? null : <Base.Trigger render={trigger} />}
      <Base.Portal {...place}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} data-size={size}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {text === undefined ? null : <Base.Description className={styles.text}>{text}</Base.Description>}
          </div>
          <div ref={focusableIfScrollable} className={styles.body}>
            {children}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          {/* The last, so that the focus begins with what the dialog is for. */}
          <Base.Close className={styles.close} aria-label={englishSharedLabels.close}>
            <X aria-hidden="true" className={styles.icon} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A body that scrolls is a tab stop, so that the keyboard can scroll it; others are not. */
function focusableIfScrollable(body: HTMLElement | null): void {
  if (body !== null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
