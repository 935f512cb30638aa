'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import dialog from '../Dialog/Dialog.module.css';
import { Modal, type ModalProps } from '../Dialog/Modal.js';
import styles from './Drawer.module.css';

/** The props of a drawer. */
export interface DrawerProps extends ModalProps {
  /** The heading, by which it is announced. */
  title: ReactNode;
  /** What it shows. */
  children: ReactNode;
  /** The side that it comes from. */
  side?: 'start' | 'end';
}

/** A panel at the edge of the page, over it: a menu on a phone, or a record beside its list. */
export function Drawer({ title, children, side = 'end', ...modal }: DrawerProps) {
  return (
    <Modal {...modal} popupClass={styles.popup} data-side={side}>
      <Base.Title className={dialog.title}>{title}</Base.Title>
      <section
        className={styles.body}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
        tabIndex={0}
        aria-label={typeof title === 'string' ? title : undefined}
      >
        {children}
      </section>
    </Modal>
  );
}
