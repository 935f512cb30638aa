import type { CasinoCardView, PageFrameView, ReviewPageView } from '@croupier/core';
import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import type { VisitHandlerProps } from '../../casino/VisitLink/visit-handler.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { BonusesSection } from './BonusesSection.js';
import { filledSections } from './filled-sections.js';
import { GamesSection } from './GamesSection.js';
import { OverviewSection } from './OverviewSection.js';
import { PaymentsSection } from './PaymentsSection.js';
import { ReviewBackground } from './ReviewBackground.js';
import { ReviewHeader } from './ReviewHeader.js';
import styles from './ReviewPage.module.css';
import { ScreenshotsSection } from './ScreenshotsSection.js';
import { VerdictBar } from './VerdictBar.js';

/** What a review on a page of its own says, and a review elsewhere may leave out. */
type OptionalFields =
  | 'back'
  | 'compare'
  | 'share'
  | 'offers'
  | 'updatedAt'
  | 'isVerified'
  | 'hasTermsNotice'
  | 'isWithoutTerms';

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

const SECTIONS = {
  overview: OverviewSection,
  games: GamesSection,
  bonuses: BonusesSection,
  payments: PaymentsSection,
  screenshots: ScreenshotsSection,
};

/** A casino's review, for a page with a header and footer of your own: the verdict first, then its sections. */
export function CasinoReview({ linkComponent, ...view }: CasinoReviewProps) {
  const { blacklist } = view.casino;
  const words = completeLabels(englishReviewLabels(), view.labels);
  const sections = filledSections(view);
  return (
    <article {...rootAttributes(view, styles.root)}>
      <ReviewHeader {...view} linkComponent={linkComponent} />
      {blacklist === undefined ? null : <BlacklistNotice {...blacklist} labels={view.labels} />}
      <VerdictBar {...view} />
      {sections.length < 2 ? null : (
        <nav className={styles.tabs} aria-label={words.sections}>
          <ul className={styles.tabList}>
            {sections.map((tab) => (
              <li key={tab}>
                <a className={styles.tab} href={`#${tab}`} data-tab={tab}>
                  {words[tab]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map((section) => {
        const Section = SECTIONS[section];
        return <Section key={section} {...view} linkComponent={linkComponent} />;
      })}
      <ReviewBackground {...view} />
    </article>
  );
}
