import type { BonusesPageView } from '@croupier/core';
import { bonusLabels } from '@croupier/core/messages';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { BenefitStrip } from '../../parts/BenefitStrip/BenefitStrip.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { Pager } from '../../parts/Pager/Pager.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';
import { TitledList } from '../sections/TitledList.js';

/** The bonuses of one kind, and what to know before one is claimed. */
export function BonusesPage({ title, intro, benefits, tabs, ...view }: BonusesPageView) {
  const { listId, listTitle, whole, bonuses, pager, empty, tips, terms, ...frame } = view;
  return (
    <PageFrame {...frame} hasOffers>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        <BenefitStrip benefits={benefits} heading="p" className={styles.benefits} />
        <section id={listId} className={styles.list} aria-labelledby="list" tabIndex={-1}>
          <ChoiceLinks label={bonusLabels.tabsLabel} choices={tabs} variant="tabs" />
          <SectionHeading
            id="list"
            title={listTitle}
            action={whole === undefined ? null : <a href={whole.href}>{whole.label}</a>}
          />
          {bonuses.length === 0 ? <EmptyState {...empty} /> : null}
          <CardGrid size="wide">
            {bonuses.map((bonus) => (
              <BonusCard key={bonus.id} {...bonus} />
            ))}
          </CardGrid>
          {pager === undefined ? null : <Pager {...pager} />}
        </section>
        <div className={styles.blocks}>
          <TitledList {...tips} />
          <TitledList {...terms} />
        </div>
      </div>
    </PageFrame>
  );
}
