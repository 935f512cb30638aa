import { type ReactNode, useId } from 'react';
import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './Panel.module.css';

/** The props of a panel. */
export interface PanelProps extends ClassNameProps {
  /** The heading, which names the section. */
  title: string;
  /** A sentence or two on what follows. */
  text?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** A framed section with a title and a sentence below it. */
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
