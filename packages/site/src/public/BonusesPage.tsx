import type { BonusesView } from '@croupier/core';
import { bonusLabels } from '@croupier/core/messages';
import {
  BenefitStrip,
  BonusCard,
  CardGrid,
  ChoiceLinks,
  EmptyState,
  PageFrame,
  Pager,
  SectionHeading,
} from '@croupier/ui';
import styles from './offers.module.css';
import { TextBlock } from './TextBlock.js';

/** The bonuses of one kind, and what to know before one is claimed. */
export function BonusesPage({ title, intro, benefits, tabs, ...view }: BonusesView) {
  const { listId, listTitle, whole, bonuses, pager, empty, tips, terms, ...frame } = view;
  return (
    <PageFrame {...frame} hasOffers>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} />
        <BenefitStrip benefits={benefits} heading="p" className={styles.benefits} />
        <section id={listId} className={styles.list} aria-labelledby="list" tabIndex={-1}>
          <ChoiceLinks label={bonusLabels.tabsLabel} choices={tabs} look="tabs" />
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
          <TextBlock {...tips} />
          <TextBlock {...terms} />
        </div>
      </div>
    </PageFrame>
  );
}
