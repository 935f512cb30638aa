import { englishSharedLabels, fillPlaceholders } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './Stars.module.css';

/** The props of stars. */
export interface StarsProps extends RootProps {
  /** How many are filled, 0 to 5. */
  filledCount: number;
  /** What they say to screen readers; English by default. */
  label?: string | undefined;
}

/** Five stars, some of them filled. */
export function Stars({ filledCount, label, ...root }: StarsProps) {
  return (
    <span
      {...rootAttributes(root, styles.root)}
      role="img"
      aria-label={label ?? fillPlaceholders(englishSharedLabels.stars, { count: filledCount })}
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          className={styles.star}
          viewBox="0 0 20 20"
          aria-hidden="true"
          data-filled={place <= filledCount}
        >
          <path d="M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" />
        </svg>
      ))}
    </span>
  );
}
