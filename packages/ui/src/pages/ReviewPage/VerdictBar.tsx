import { completeLabels, englishReviewLabels, localizeRating, withMinimumAge } from '@croupier/core/messages';
import { Score } from '../../casino/Score/Score.js';
import { drawnVisit, SPONSORED_LINK_PROPS, visitHandler } from '../../casino/VisitLink/visit-handler.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import styles from './VerdictBar.module.css';

/**
 * Score and way out on a phone, at the top of the screen once the head of the review is above it; until then the head
 * covers it. The same link stands in the head and in the overview, so this one is no stop of the keyboard.
 */
export function VerdictBar({
  casino,
  onVisit,
  renderVisit,
  labels,
}: Pick<CasinoReviewProps, 'casino' | 'onVisit' | 'renderVisit' | 'labels'>) {
  const words = completeLabels(englishReviewLabels(), labels);
  const { slug, name, score, visit } = casino;
  if (visit === undefined || casino.blacklist !== undefined) return null;
  const out = { slug, ...visit };
  return (
    <div className={styles.root} aria-hidden="true" data-verdict-bar="">
      <div className={styles.bar}>
        {score === undefined ? null : (
          <Score {...localizeRating(score, words)} size="small" hidesLabel labels={labels} />
        )}
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.notice}>{withMinimumAge(words.adForAdults, casino.minimumAge)}</p>
        {drawnVisit(
          <ButtonLink
            {...SPONSORED_LINK_PROPS}
            {...visitHandler(out, onVisit)}
            href={visit.href}
            size="small"
            tabIndex={-1}
            data-croupier-visit={slug}
            data-croupier-label={visit.label}
          >
            {words.visit}
          </ButtonLink>,
          out,
          renderVisit,
        )}
      </div>
    </div>
  );
}
