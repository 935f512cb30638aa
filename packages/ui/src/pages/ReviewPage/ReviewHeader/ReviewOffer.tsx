import { completeLabels, englishReviewLabels, localizeNotice } from '@croupier/core/messages';
import { AdMark } from '../../../casino/AdMark/AdMark.js';
import { isOffer } from '../../../casino/AdMark/is-offer.js';
import { OfferConditions } from '../../../casino/OfferConditions/OfferConditions.js';
import { VisitSlot } from '../../../casino/VisitLink/VisitSlot.js';
import type { CasinoReviewProps } from '../casino-review-props.js';
import styles from './ReviewHeader.module.css';

type ReviewOfferProps = Pick<
  CasinoReviewProps,
  'casino' | 'isWithoutTerms' | 'onVisit' | 'renderVisit' | 'labels'
>;

/** The bonus of a reviewed casino with its conditions, the way out, and the notice that stands with both. */
export function ReviewOffer({ casino, isWithoutTerms, onVisit, renderVisit, labels }: ReviewOfferProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <div className={styles.offer}>
      {casino.bonus === undefined ? null : (
        <p className={styles.bonus} dir="auto">
          {casino.bonus}
        </p>
      )}
      <OfferConditions conditions={casino.conditions} labels={labels} />
      {isWithoutTerms ? <p className={styles.notice}>{words.termsUnknown}</p> : null}
      <VisitSlot {...casino} {...{ onVisit, renderVisit, labels }} />
      <p className={styles.notice} data-legal="">
        {isOffer(casino) ? <AdMark labels={labels} /> : null}{' '}
        <span dir="auto">{localizeNotice(casino, words)}</span>
      </p>
    </div>
  );
}
