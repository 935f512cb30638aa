import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './HomeBanner.module.css';

/** The props of a banner. */
export interface HomeBannerProps extends RootProps {
  /** The heading. */
  title: string;
  /** A sentence below it. */
  text?: string;
  /** A link or a button. */
  action?: ReactNode;
  /** `loud` has the brand color as background. */
  tone?: 'quiet' | 'loud';
}

/** A banner across the page with a link. */
export function HomeBanner({ title, text = '', action, tone = 'quiet', ...root }: HomeBannerProps) {
  return (
    <section {...rootAttributes(root, styles.root)} data-tone={tone}>
      <div className={styles.text}>
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
