import type { BestCasinosView } from '@croupier/core';
import { casinoLabels, labels } from '@croupier/core/messages';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { CompareBar } from '../../casino/CompareBar/CompareBar.js';
import { ComparePick } from '../../casino/ComparePick/ComparePick.js';
import { RatingWeights } from '../../casino/RatingWeights/RatingWeights.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { Linking } from '../../parts/link.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './BestCasinosPage.module.css';

/** The props of the Best Casinos page: its view whole. */
export interface BestCasinosPageProps extends BestCasinosView, Linking {}

const COMPARE = 'compare-chosen';
const words = casinoLabels.bestCasinos;

/** The ranked casinos, a choice of them to compare, and what their scores weigh. */
export function BestCasinosPage({
  title,
  casinos,
  pager,
  compare,
  compareTop,
  weights,
  link,
  ...frame
}: BestCasinosPageProps) {
  return (
    <PageFrame {...frame} link={link} hasOffers>
      <div className={styles.root}>
        <SectionHeading
          level="h1"
          title={title}
          text={words.text}
          action={
            compareTop === undefined ? null : (
              <ButtonLink href={compareTop.href} look="plain" link={link}>
                {words.compareTop(compareTop.count)}
              </ButtonLink>
            )
          }
        />
        {casinos.length === 0 ? <EmptyState title={labels.bestCasinos.none} /> : null}
        <div className={styles.ranking}>
          <ol className={styles.list}>
            {casinos.map((casino) => (
              <li key={casino.slug} className={styles.place}>
                <CasinoCard {...casino} link={link} />
                <ComparePick slug={casino.slug} name={casino.name} form={COMPARE} className={styles.pick} />
              </li>
            ))}
          </ol>
          {compareTop === undefined ? null : <CompareBar id={COMPARE} action={compare} />}
        </div>
        {pager === undefined ? null : <Pager {...pager} link={link} />}
        <RatingWeights weights={weights} />
      </div>
    </PageFrame>
  );
}
