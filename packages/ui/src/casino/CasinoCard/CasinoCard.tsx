import { VisitSlot } from '../VisitLink/VisitSlot.js';
import type { VisitSlotProps } from '../VisitLink/visit-handler.js';
import controlStyles from './CardControl.module.css';
import { CardFacts } from './CardFacts.js';
import styles from './CasinoCard.module.css';
import { CasinoCardBody, type CasinoCardBodyProps } from './CasinoCardBody.js';

/** The props of a casino card: its view and rank. */
export interface CasinoCardProps extends Omit<CasinoCardBodyProps, 'facts' | 'visitLink'>, VisitSlotProps {
  /** Facts that visitors compare casinos by, such as the time of a withdrawal. */
  facts?: readonly { title: string; value: string }[] | undefined;
}

/** A casino in short: name, score, offer and links. A blacklisted one shows the reason and no link to the casino. */
export function CasinoCard({ facts = [], control, renderVisit, ...card }: CasinoCardProps) {
  const { slug, name, visit, blacklist, withheldIn, onVisit, labels } = card;
  return (
    <CasinoCardBody
      {...card}
      facts={
        facts.length > 0 &&
        blacklist === undefined && (
          <div className={styles.facts}>
            <CardFacts facts={facts} labels={labels} />
          </div>
        )
      }
      control={control && <div className={controlStyles.root}>{control}</div>}
      visitLink={
        renderVisit && (
          <VisitSlot {...{ slug, name, visit, blacklist, withheldIn, onVisit, renderVisit, labels }} />
        )
      }
    />
  );
}
