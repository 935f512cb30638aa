import type { ReactNode } from 'react';
import { classes } from '../../parts/classes.js';
import styles from './HomeBanner.module.css';

/** The props of a banner. */
export interface HomeBannerProps {
  /** The heading. */
  title: string;
  /** A sentence below it. */
  text?: string;
  /** A link or a button. */
  action?: ReactNode;
  /** `loud` stands on the site's own colour. */
  tone?: 'quiet' | 'loud';
  /** A class of your own beside the component's. */
  className?: string;
}

/** A few words across the page, and a way on. */
export function HomeBanner({ title, text = '', action, tone = 'quiet', className }: HomeBannerProps) {
  return (
    <section className={classes(styles.root, className)} data-tone={tone}>
      <div className={styles.words}>
        {title === '' ? null : (
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
        )}
        {text === '' ? null : <p dir="auto">{text}</p>}
      </div>
      {action === undefined ? null : <div>{action}</div>}
    </section>
  );
}
