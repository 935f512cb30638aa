import type { ComplaintCardView } from '@croupier/core';
import { complaintLabels, sampleLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Stars } from '../../parts/Stars/Stars.js';
import surface from '../../parts/surface.module.css';
import { CasinoName } from '../CasinoName/CasinoName.js';
import styles from './ComplaintCard.module.css';

/** The props of a complaint card: its view. */
export interface ComplaintCardProps extends ComplaintCardView, LinkComponentProps, Omit<RootProps, 'id'> {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

const STATUS_TONES = { resolved: 'good', 'in-progress': 'fair', pending: 'plain' } as const;

/** A complaint of a player, with its status. */
export function ComplaintCard({
  id,
  issue,
  casino,
  player,
  amount,
  status,
  statusLabel,
  date,
  description,
  stars,
  heading: Heading = 'h3',
  linkComponent,
  id: _,
  ...root
}: ComplaintCardProps) {
  const facts = [
    { title: complaintLabels.player, value: player },
    ...(amount === '' ? [] : [{ title: complaintLabels.amount, value: amount }]),
    { title: complaintLabels.date, value: <FormattedDate date={date} /> },
    { title: complaintLabels.rating, value: <Stars filledCount={stars} /> },
  ];
  return (
    <article {...rootAttributes(root, styles.root, surface.card)}>
      <div className={styles.head}>
        <div>
          <Heading className={styles.title} dir="auto">
            {issue}
          </Heading>
          <CasinoName casino={casino} linkComponent={linkComponent} />
        </div>
        <Badge tone={STATUS_TONES[status]}>{statusLabel}</Badge>
      </div>
      {description === '' ? null : (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <FactList facts={facts} />
      <div className={styles.actions}>
        <NoticeButton id={`details-${id}`} title={sampleLabels.title} text={complaintLabels.noDetails}>
          {complaintLabels.details}
        </NoticeButton>
        <NoticeButton id={`contact-${id}`} title={sampleLabels.title} text={sampleLabels.notice}>
          {complaintLabels.contact}
        </NoticeButton>
      </div>
    </article>
  );
}
