import { type ReactNode, useId } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './Panel.module.css';

/** The props of a panel. */
export interface PanelProps extends RootProps {
  /** The heading, which names the section. */
  title: string;
  /** A sentence or two on what follows. */
  text?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** A framed section with a title and a sentence below it. */
export function Panel({ title, text, children, ...root }: PanelProps) {
  const id = useId();
  return (
    <section {...rootAttributes(root, styles.root)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
