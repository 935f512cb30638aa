import type { ComplaintCardView } from '@croupier/core';
import { complaintLabels, sampleLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { type Classed, classes } from '../../parts/classes.js';
import { Day } from '../../parts/Day/Day.js';
import { FactList } from '../../parts/FactList/FactList.js';
import type { Linking } from '../../parts/link.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { Stars } from '../../parts/Stars/Stars.js';
import surface from '../../parts/surface.module.css';
import { CasinoName } from '../CasinoName.js';
import styles from './ComplaintCard.module.css';

/** The props of a complaint card: the view whole. */
export interface ComplaintCardProps extends ComplaintCardView, Linking, Classed {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

const TONES = { resolved: 'good', 'in-progress': 'fair', pending: 'plain' } as const;

/** What a player complains of, and how far it has come. */
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
  link,
  className,
}: ComplaintCardProps) {
  const facts = [
    { title: complaintLabels.player, value: player },
    ...(amount === '' ? [] : [{ title: complaintLabels.amount, value: amount }]),
    { title: complaintLabels.date, value: <Day date={date} /> },
    { title: complaintLabels.rating, value: <Stars filled={stars} /> },
  ];
  return (
    <article className={classes(styles.root, surface.card, className)}>
      <div className={styles.head}>
        <div>
          <Heading className={styles.title} dir="auto">
            {issue}
          </Heading>
          <CasinoName casino={casino} link={link} />
        </div>
        <Badge tone={TONES[status]}>{statusLabel}</Badge>
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
