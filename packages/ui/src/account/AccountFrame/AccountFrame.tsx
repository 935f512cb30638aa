import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import styles from './AccountFrame.module.css';

/** The props of the frame of an account's page. */
export interface AccountFrameProps extends ClassNameProps {
  /** The heading of the page. */
  title: string;
  /** The purpose of the page, in a sentence. */
  text?: string;
  /** The form. */
  children: ReactNode;
}

/** A narrow page for one task: sign in, register, see a profile. */
export function AccountFrame({ title, text, children, className }: AccountFrameProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
