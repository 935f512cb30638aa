import { completeLabels, englishReviewLabels } from '@croupier/core/messages';
import { BlacklistNotice } from '../../casino/BlacklistNotice/BlacklistNotice.js';
import { rootAttributes } from '../../parts/root-attributes.js';
import { BonusesSection } from './BonusesSection.js';
import type { CasinoReviewProps } from './casino-review-props.js';
import { filledSections } from './filled-sections.js';
import { GamesSection } from './GamesSection.js';
import { OverviewSection } from './OverviewSection.js';
import { PaymentsSection } from './PaymentsSection.js';
import { ReviewBackground } from './ReviewBackground.js';
import { ReviewHeader } from './ReviewHeader/ReviewHeader.js';
import styles from './ReviewPage.module.css';
import { anchorOf } from './ReviewSection.js';
import { ScreenshotsSection } from './ScreenshotsSection.js';
import { VerdictBar } from './VerdictBar.js';

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
                <a className={styles.tab} href={`#${anchorOf(tab, view)}`} data-tab={tab}>
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
