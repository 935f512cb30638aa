import { completeLabels, englishHomeLabels } from '@croupier/core/messages';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { MoreLink } from './MoreLink.js';
import { SectionBlock } from './SectionBlock.js';
import styles from './SectionBlock.module.css';

/** The best bonuses, a card each. */
export function CasinoBonusesSection({
  title,
  description,
  bonuses,
  more,
  linkComponent,
  labels,
  ...root
}: HomeSectionPropsOf<'casino-bonuses'>) {
  const words = completeLabels(englishHomeLabels(), labels);
  const link = (
    <MoreLink href={more} linkComponent={linkComponent}>
      {words.allBonuses}
    </MoreLink>
  );
  return (
    <SectionBlock {...root} name="casino-bonuses" title={title} text={description} action={link}>
      <div className={styles.offers}>
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.id} {...bonus} linkComponent={linkComponent} labels={labels} />
        ))}
      </div>
    </SectionBlock>
  );
}
