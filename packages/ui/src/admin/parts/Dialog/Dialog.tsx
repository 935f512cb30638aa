'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.js';

/** The props of a dialog. */
export interface DialogProps extends ModalProps {
  /** The heading, by which it is announced. */
  title: ReactNode;
  /** Its purpose, in a sentence. */
  text?: ReactNode;
  /** Its content. */
  children?: ReactNode;
  /** The width; `normal` by default. */
  size?: 'normal' | 'large';
}

/** A window over the page that must be answered or closed first. The focus goes into it, and back where it was. */
export function Dialog({ title, text, children, size = 'normal', ...modal }: DialogProps) {
  return (
    <Modal {...modal} popupClass={styles.popup} data-size={size}>
      <div className={styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {text === undefined ? null : <Base.Description className={styles.text}>{text}</Base.Description>}
      </div>
      <div ref={focusableIfScrollable} className={styles.body}>
        {children}
      </div>
    </Modal>
  );
}

/** A body that scrolls is a tab stop, so that the keyboard can scroll it; others are not. */
function focusableIfScrollable(body: HTMLElement | null): void {
  if (body !== null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
