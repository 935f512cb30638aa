import type { ReactNode } from 'react';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import styles from './HomeBanner.module.css';

/** The props of a banner. */
export interface HomeBannerProps extends ClassNameProps {
  /** The heading. */
  title: string;
  /** A sentence below it. */
  text?: string;
  /** A link or a button. */
  action?: ReactNode;
  /** `loud` stands on the site's own colour. */
  tone?: 'quiet' | 'loud';
}

/** A few words across the page, and a way on. */
export function HomeBanner({ title, text = '', action, tone = 'quiet', className }: HomeBannerProps) {
  return (
    <section className={classNames(styles.root, className)} data-tone={tone}>
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
