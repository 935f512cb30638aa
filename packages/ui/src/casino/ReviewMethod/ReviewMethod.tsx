import type { ReviewsPageView } from '@croupier/core';
import { completeLabels, englishMethodLabels, localPercent } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { criterionOf } from '../RatingWeights/criterion.js';
import styles from './ReviewMethod.module.css';

/** The props of the block on how casinos are reviewed: its part of the reviews' view. */
export interface ReviewMethodProps
  extends Pick<ReviewsPageView, 'weights'>,
    LinkComponentProps,
    LabelsProps,
    RootProps {
  /** The address of the page that says more. */
  method?: string | undefined;
  /** The address at which readers request a review. */
  request?: string | undefined;
}

/**
 * What a review covers and the weight of each part, with links to read more and to request a review. Nothing where the site
 * says none of it.
 */
export function ReviewMethod({
  weights,
  method,
  request,
  linkComponent: Link = 'a',
  labels,
  ...root
}: ReviewMethodProps) {
  if (weights.length === 0 && method === undefined && request === undefined) return null;
  const words = completeLabels(englishMethodLabels(), labels);
  return (
    <Panel
      {...rootAttributes(root)}
      title={words.reviewMethod}
      text={weights.length === 0 ? undefined : words.reviewMethodText}
    >
      {weights.length === 0 ? null : (
        <ul className={styles.methods}>
          {weights.map(({ title, percent }) => (
            <li key={title} className={styles.side}>
              <h3 className={styles.method}>
                {criterionOf(title, words)?.title ?? title}{' '}
                <span className={styles.percent}>{localPercent(percent, words)}</span>
              </h3>
              <p className={styles.description}>{criterionOf(title, words)?.text}</p>
            </li>
          ))}
        </ul>
      )}
      {method === undefined ? null : (
        <p>
          <Link className={styles.moreLink} href={method}>
            {words.moreOnReviews}
          </Link>
        </p>
      )}
      {request === undefined ? null : (
        <p className={styles.request}>
          <span>{words.requestReviewText}</span>
          <ButtonLink href={request} variant="plain" linkComponent={Link}>
            {words.requestReview}
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
}
