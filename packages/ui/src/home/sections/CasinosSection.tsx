import { completeLabels, englishHomeLabels, translateTerm } from '@croupier/core/messages';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { HomeCasinoCard } from '../HomeCasinoCard/HomeCasinoCard.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { MoreLink } from './MoreLink.js';
import { SectionBlock } from './SectionBlock.js';
import styles from './SectionBlock.module.css';

/** The best casinos, a card each. */
export function CasinosSection({
  title,
  casinos,
  more,
  linkComponent,
  labels,
  ...root
}: HomeSectionPropsOf<'casinos'>) {
  const words = completeLabels(englishHomeLabels(), labels);
  const link = (
    <MoreLink href={more} linkComponent={linkComponent}>
      {words.allCasinos}
    </MoreLink>
  );
  const isAllFeatured = casinos.every(({ isFeatured }) => isFeatured);
  return (
    <SectionBlock {...root} name="casinos" title={translateTerm(title, words)} action={link}>
      {casinos.length === 0 ? <EmptyState title={words.noCasinos} /> : null}
      <ul className={styles.cards}>
        {casinos.map((casino) => (
          <li key={casino.slug}>
            <HomeCasinoCard
              {...casino}
              hidesFeatured={isAllFeatured}
              linkComponent={linkComponent}
              labels={labels}
            />
          </li>
        ))}
      </ul>
    </SectionBlock>
  );
}
