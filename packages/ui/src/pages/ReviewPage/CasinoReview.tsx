import type { CasinoCardView, PageFrameView, ReviewPageView } from '@croupier/core';
import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import type { VisitHandlerProps } from '../../casino/VisitLink/visit-handler.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { BonusesSection } from './BonusesSection.js';
import { GamesSection } from './GamesSection.js';
import { OverviewSection } from './OverviewSection.js';
import { PaymentsSection } from './PaymentsSection.js';
import { ReviewHeader } from './ReviewHeader.js';
import styles from './ReviewPage.module.css';
import { ScreenshotsSection } from './ScreenshotsSection.js';

/** What a review on a page of its own says, and a review elsewhere may leave out. */
type OptionalFields = 'back' | 'compare' | 'share' | 'offers' | 'updatedAt' | 'isVerified' | 'hasTermsNotice';

/** The props of a review: its view without header and footer. */
export interface CasinoReviewProps
  extends Omit<ReviewPageView, keyof PageFrameView | OptionalFields | 'casino'>,
    Partial<Pick<ReviewPageView, OptionalFields>>,
    LinkComponentProps,
    VisitHandlerProps,
    LabelsProps,
    RootProps {
  /** The casino's card. */
  casino: Omit<CasinoCardView, 'review'>;
}

const SECTION_IDS = ['overview', 'games', 'bonuses', 'payments', 'screenshots'] as const;

/** A casino's review, for a page with a header and footer of your own: the verdict first, then five sections. */
export function CasinoReview({ linkComponent, ...view }: CasinoReviewProps) {
  const { blacklist } = view.casino;
  const words = completeLabels(englishReviewLabels(), view.labels);
  return (
    <article {...rootAttributes(view, styles.root)}>
      <ReviewHeader {...view} linkComponent={linkComponent} />
      {blacklist === undefined ? null : <BlacklistNotice {...blacklist} labels={view.labels} />}
      <nav className={styles.tabs} aria-label={words.sections}>
        <ul className={styles.tabList}>
          {SECTION_IDS.map((tab) => (
            <li key={tab}>
              <a className={styles.tab} href={`#${tab}`} data-tab={tab}>
                {words[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <OverviewSection {...view} linkComponent={linkComponent} />
      <GamesSection {...view} />
      <BonusesSection {...view} linkComponent={linkComponent} />
      <PaymentsSection {...view} />
      <ScreenshotsSection {...view} />
    </article>
  );
}
