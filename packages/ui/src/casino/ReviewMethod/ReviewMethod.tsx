import type { ReviewsPageView } from '@croupier/core';
import { casinoLabels } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Panel } from '../../parts/Panel/Panel.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ReviewMethod.module.css';

/** The props of the block on how casinos are reviewed: its part of the reviews' view. */
export interface ReviewMethodProps extends Pick<ReviewsPageView, 'weights'>, LinkComponentProps, RootProps {
  /** The address of the page that says more. */
  method?: string | undefined;
  /** The address at which readers request a review. */
  request?: string | undefined;
}

const { reviews } = casinoLabels;

/**
 * What a review covers and the weight of each part, with links to read more and to request a review. Nothing where the site
 * says none of it.
 */
export function ReviewMethod({
  weights,
  method,
  request,
  linkComponent: Link = 'a',
  ...root
}: ReviewMethodProps) {
  if (weights.length === 0 && method === undefined && request === undefined) return null;
  return (
    <Panel
      {...rootAttributes(root)}
      title={reviews.method}
      text={weights.length === 0 ? undefined : reviews.methodText}
    >
      {weights.length === 0 ? null : (
        <ul className={styles.methods}>
          {weights.map(({ title, percent }) => (
            <li key={title} className={styles.side}>
              <h3 className={styles.method}>
                {title} <span className={styles.percent}>{percent}%</span>
              </h3>
              <p className={styles.description}>{reviews.sides[title]}</p>
            </li>
          ))}
        </ul>
      )}
      {method === undefined ? null : (
        <p>
          <Link className={styles.moreLink} href={method}>
            {reviews.methodMore}
          </Link>
        </p>
      )}
      {request === undefined ? null : (
        <p className={styles.request}>
          <span>{reviews.requestText}</span>
          <ButtonLink href={request} variant="plain" linkComponent={Link}>
            {reviews.request}
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
}
