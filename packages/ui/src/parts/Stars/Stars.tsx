import { labels } from '@croupier/core/messages';
import { type Classed, classes } from '../classes.js';
import styles from './Stars.module.css';

/** The props of stars. */
export interface StarsProps extends Classed {
  /** How many are filled, 0 to 5. */
  filled: number;
}

/** Five stars, some of them filled. */
export function Stars({ filled, className }: StarsProps) {
  return (
    <span className={classes(styles.root, className)} role="img" aria-label={labels.score.stars(filled)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          className={styles.star}
          viewBox="0 0 20 20"
          aria-hidden="true"
          data-filled={place <= filled}
        >
          <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" />
        </svg>
      ))}
    </span>
  );
}
