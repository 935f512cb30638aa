import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import surface from '../surface.module.css';
import styles from './StateCard.module.css';

/** The props that empty states and error states share. */
export interface StateCardProps extends RootProps {
  /** What is missing or went wrong. */
  title: ReactNode;
  /** Why, and what to do now. */
  text?: ReactNode;
  /** A link or a button that leads on. */
  action?: ReactNode;
  /** The level of its heading. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

/** A card in place of content. An error is read out as soon as it appears. */
export function StateCard({
  title,
  text,
  action,
  heading: Heading = 'p',
  isError = false,
  ...root
}: StateCardProps & { isError?: boolean }) {
  const error = { role: 'alert', 'data-tone': 'poor', 'data-kept': 'grid' };
  return (
    <div {...rootAttributes(root, styles.root, surface.card)} {...(isError ? error : {})}>
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
