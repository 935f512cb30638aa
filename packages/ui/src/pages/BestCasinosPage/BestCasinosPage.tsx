import type { BestCasinosView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { RatingWeights } from '../../casino/RatingWeights/RatingWeights.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import type { Linking } from '../../parts/link.js';
import styles from './BestCasinosPage.module.css';

/** The props of the Best Casinos page: its view whole. */
export interface BestCasinosPageProps extends BestCasinosView, Linking {}

/** The ranked casinos, and what their scores weigh. */
export function BestCasinosPage({ title, casinos, weights, link, ...frame }: BestCasinosPageProps) {
  return (
    <PageFrame {...frame} link={link} hasOffers>
      <div className={styles.root}>
        <h1 className={styles.title}>{title}</h1>
        {casinos.length === 0 ? <p className={styles.none}>{labels.bestCasinos.none}</p> : null}
        <ol className={styles.list}>
          {casinos.map((casino) => (
            <li key={casino.slug}>
              <CasinoCard {...casino} link={link} />
            </li>
          ))}
        </ol>
        <RatingWeights weights={weights} />
      </div>
    </PageFrame>
  );
}
