import { componentLabels } from '@croupier/core/messages';
import type { CasinoReviewProps } from './CasinoReview.js';
import { ReviewSection } from './ReviewSection.js';
import styles from './ReviewSections.module.css';

const { review: reviewLabels } = componentLabels;

/** Screenshots of the casino. */
export function ScreenshotsSection({ casino, screenshots }: CasinoReviewProps) {
  return (
    <ReviewSection id="screenshots" none={screenshots.length === 0 && reviewLabels.noScreenshots}>
      {screenshots.length === 0 ? null : (
        <ul className={styles.shots}>
          {[...new Set(screenshots)].map((src, i) => (
            <li key={src}>
              <img
                className={styles.shot}
                src={src}
                alt={reviewLabels.screenshot(casino.name, i + 1)}
                width="640"
                height="400"
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
    </ReviewSection>
  );
}
