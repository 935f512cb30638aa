import { completeLabels, englishReviewLabels, fillPlaceholders } from '@croupier/core/messages';
import { Picture } from '../../parts/Picture/Picture.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { ReviewSection } from './ReviewSection.js';
import styles from './ReviewSections.module.css';

/** Screenshots of the casino; each opens whole. */
export function ScreenshotsSection({ casino, screenshots, labels, anchors, heading }: CasinoReviewProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <ReviewSection name="screenshots" words={words} {...{ casino, anchors, heading }}>
      <ul className={styles.shots}>
        {[...new Set(screenshots)].map((src, i) => (
          <li key={src}>
            <a
              href={src.replace(/#.*/, '')}
              target="_blank"
              rel="noopener"
              aria-label={fillPlaceholders(words.screenshotNamed, { name: casino.name, number: i + 1 })}
            >
              <Picture
                className={styles.shot}
                src={src}
                alt={fillPlaceholders(words.screenshot, { name: casino.name, number: i + 1 })}
                sizes="(width < 40rem) 100vw, 400px"
                width="640"
                height="400"
                hasOwnShape
              />
            </a>
          </li>
        ))}
      </ul>
    </ReviewSection>
  );
}
