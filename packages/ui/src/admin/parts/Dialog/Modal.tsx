'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { englishSharedLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, use } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { FormLabelsContext } from '../../form-labels.js';
import { usePortalProps } from '../../portal-container.js';
import styles from './Dialog.module.css';

/** What opens a window over the page, and what stands at its foot; the window is the root. */
export interface ModalProps extends RootProps {
  /** Buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  /** A button that opens it; without one, it is opened by `isOpen`. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Whether it is open, where the app keeps it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

interface ModalFrame extends ModalProps {
  /** The class of the kind of window. */
  popupClass: string | undefined;
  children: ReactNode;
}

/** A window over the page, with a button to close it. */
export function Modal({ actions, trigger, isOpen, onOpenChange, children, popupClass, ...root }: ModalFrame) {
  const { close = englishSharedLabels.close } = use(FormLabelsContext).field ?? {};
  return (
    <Base.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(open) => onOpenChange?.(open)}
    >
      {trigger === undefined ? null : <Base.Trigger render={trigger} />}
      <Base.Portal {...usePortalProps()}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup {...rootAttributes(root, popupClass)}>
          {children}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          {/* The last, so that the focus begins with what the window is for. */}
          <Base.Close className={styles.close} aria-label={close}>
            <X aria-hidden="true" className={styles.icon} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
