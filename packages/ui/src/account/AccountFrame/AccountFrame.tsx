import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './AccountFrame.module.css';

/** The props of the frame of an account's page. */
export interface AccountFrameProps extends RootProps {
  /** The heading of the page. */
  title: string;
  /** The purpose of the page, in a sentence. */
  text?: string;
  /** The form. */
  children: ReactNode;
}

/** A narrow page for one task: sign in, register, see a profile. */
export function AccountFrame({ title, text, children, ...root }: AccountFrameProps) {
  return (
    <div {...rootAttributes(root, styles.root)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
