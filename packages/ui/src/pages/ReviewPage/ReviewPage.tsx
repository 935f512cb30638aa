import type { ReviewView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import type { Linking } from '../../parts/link.js';
import { ReviewHead } from './ReviewHead.js';
import styles from './ReviewPage.module.css';
import {
  BonusesSection,
  GamesSection,
  OverviewSection,
  PaymentsSection,
  ScreenshotsSection,
} from './sections.js';

/** The props of a review page: its view whole. */
export interface ReviewPageProps extends ReviewView, Linking {}

const TABS = ['overview', 'games', 'bonuses', 'payments', 'screenshots'] as const;

/** A casino's review: the verdict first, then five sections, each with an address of its own (`#games`). */
export function ReviewPage({ link, ...view }: ReviewPageProps) {
  const { blacklist } = view.casino;
  return (
    <PageFrame {...view} link={link} hasOffers>
      <article className={styles.root}>
        <ReviewHead {...view} link={link} />
        {blacklist === undefined ? null : <BlacklistNotice {...blacklist} />}
        <nav className={styles.tabs} aria-label={labels.review.sections}>
          <ul className={styles.tabList}>
            {TABS.map((tab) => (
              <li key={tab}>
                <a className={styles.tab} href={`#${tab}`} data-tab={tab}>
                  {labels.review.tabs[tab]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <OverviewSection {...view} />
        <GamesSection {...view} />
        <BonusesSection {...view} />
        <PaymentsSection {...view} />
        <ScreenshotsSection {...view} />
      </article>
    </PageFrame>
  );
}
