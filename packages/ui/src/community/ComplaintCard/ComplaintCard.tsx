import type { ComplaintCardView } from '@croupier/core';
import {
  completeLabels,
  englishCommunityLabels,
  fillPlaceholders,
  translateTerm,
} from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Stars } from '../../parts/Stars/Stars.js';
import surface from '../../parts/surface.module.css';
import { CasinoName } from '../CasinoName/CasinoName.js';
import styles from './ComplaintCard.module.css';

/** The props of a complaint card: its view. */
export interface ComplaintCardProps
  extends ComplaintCardView,
    LinkComponentProps,
    LabelsProps,
    Omit<RootProps, 'id'> {
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
  labels,
  id: _,
  ...root
}: ComplaintCardProps) {
  const words = completeLabels(englishCommunityLabels(), labels);
  const facts = [
    { title: words.player, value: player },
    ...(amount === '' ? [] : [{ title: words.amount, value: amount }]),
    { title: words.filed, value: <FormattedDate date={date} language={words.language} /> },
    {
      title: words.playersRating,
      value: <Stars filledCount={stars} label={fillPlaceholders(words.stars, { count: stars })} />,
    },
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
        <Badge tone={STATUS_TONES[status]}>{translateTerm(statusLabel, words)}</Badge>
      </div>
      {description === '' ? null : (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <FactList facts={facts} />
      <div className={styles.actions}>
        <NoticeButton
          id={`details-${id}`}
          title={words.sampleContent}
          text={words.noDetails}
          closeLabel={words.close}
        >
          {words.viewDetails}
        </NoticeButton>
        <NoticeButton
          id={`contact-${id}`}
          title={words.sampleContent}
          text={words.sampleContentText}
          closeLabel={words.close}
        >
          {words.contactPlayer}
        </NoticeButton>
      </div>
    </article>
  );
}
