import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './SectionHeading.module.css';

/** The props of a heading. */
export interface SectionHeadingProps extends RootProps {
  /** The heading. */
  title: ReactNode;
  /** A sentence or two on what follows. */
  text?: ReactNode;
  /** A link to more of it, at the end of the line. */
  action?: ReactNode;
  /** The heading level; `h2` by default. */
  level?: 'h1' | 'h2' | 'h3';
  /** The heading's own id, for anchors and for `aria-labelledby`. */
  id?: string;
}

/** A heading with a sentence below it and a link to more. */
export function SectionHeading({
  title,
  text,
  action,
  level: Level = 'h2',
  id,
  ...root
}: SectionHeadingProps) {
  return (
    <div {...rootAttributes(root, styles.root)} data-level={Level}>
      <div className={styles.titles}>
        <Level id={id} className={styles.title} dir="auto">
          {title}
        </Level>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
