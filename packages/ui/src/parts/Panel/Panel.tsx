import { type ReactNode, useId } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './Panel.module.css';

/** The props of a panel. */
export interface PanelProps extends ClassNameProps {
  /** What it is about; the section is named by it. */
  title: string;
  /** A sentence or two on what follows. */
  text?: string | undefined;
  /** What it holds. */
  children: ReactNode;
}

/** A section in a frame of its own, beside what a page is about: a title, a word on it, and what it holds. */
export function Panel({ title, text, children, className }: PanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.root, className)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
