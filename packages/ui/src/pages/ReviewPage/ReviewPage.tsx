import type { ReviewPageView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { BonusesSection } from './BonusesSection.js';
import { GamesSection } from './GamesSection.js';
import { OverviewSection } from './OverviewSection.js';
import { PaymentsSection } from './PaymentsSection.js';
import { ReviewHeader } from './ReviewHeader.js';
import styles from './ReviewPage.module.css';
import { ScreenshotsSection } from './ScreenshotsSection.js';

/** The props of a review page: its view. */
export interface ReviewPageProps extends ReviewPageView, LinkComponentProps {}

const SECTION_IDS = ['overview', 'games', 'bonuses', 'payments', 'screenshots'] as const;

/** A casino's review: the verdict first, then five sections, each with its own address (`#games`). */
export function ReviewPage({ linkComponent, ...view }: ReviewPageProps) {
  const { blacklist } = view.casino;
  return (
    <PageFrame {...view} linkComponent={linkComponent} hasOffers>
      <article className={styles.root}>
        <ReviewHeader {...view} linkComponent={linkComponent} />
        {blacklist === undefined ? null : <BlacklistNotice {...blacklist} />}
        <nav className={styles.tabs} aria-label={componentLabels.review.sections}>
          <ul className={styles.tabList}>
            {SECTION_IDS.map((tab) => (
              <li key={tab}>
                <a className={styles.tab} href={`#${tab}`} data-tab={tab}>
                  {componentLabels.review.tabs[tab]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <OverviewSection {...view} />
        <GamesSection {...view} />
        <BonusesSection {...view} linkComponent={linkComponent} />
        <PaymentsSection {...view} />
        <ScreenshotsSection {...view} />
      </article>
    </PageFrame>
  );
}
