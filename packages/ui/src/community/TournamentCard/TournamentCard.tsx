import type { TournamentCardView } from '@croupier/core';
import { sampleLabels, tournamentLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { Button } from '../../parts/Button/Button.js';
import { type Classed, classes } from '../../parts/classes.js';
import { Day } from '../../parts/Day/Day.js';
import { FactList } from '../../parts/FactList/FactList.js';
import type { Linking } from '../../parts/link.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import surface from '../../parts/surface.module.css';
import { CasinoName } from '../CasinoName.js';
import styles from './TournamentCard.module.css';

/** The props of a tournament card: the view whole. */
export interface TournamentCardProps extends TournamentCardView, Linking, Classed {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

const TONES = { active: 'good', upcoming: 'fair', completed: 'plain' } as const;

/** A contest: what there is to win, what it costs, and when. */
export function TournamentCard({
  id,
  title,
  casino,
  description,
  status,
  statusLabel,
  typeLabel,
  prize,
  participants,
  entryFee,
  startDate,
  endDate,
  heading: Heading = 'h3',
  link,
  className,
}: TournamentCardProps) {
  const facts = [
    { title: tournamentLabels.participants, value: participants.toLocaleString('en') },
    ...(entryFee === '' ? [] : [{ title: tournamentLabels.fee, value: entryFee }]),
    {
      title: tournamentLabels.dates,
      isWide: true,
      value: (
        <>
          <Day date={startDate} />
          {endDate === startDate ? null : (
            <>
              {' – '}
              <Day date={endDate} />
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <article className={classes(styles.root, surface.card, className)} data-status={status}>
      <p className={styles.badges}>
        <Badge tone={TONES[status]}>{statusLabel}</Badge>
        <Badge>{typeLabel}</Badge>
      </p>
      <div>
        <Heading className={styles.title} dir="auto">
          {title}
        </Heading>
        <CasinoName casino={casino} link={link} />
      </div>
      <p className={styles.prize}>
        <span className={styles.caption}>{tournamentLabels.prize}</span> <span dir="auto">{prize}</span>
      </p>
      {description === '' ? null : (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <FactList facts={facts} />
      <div className={styles.actions}>
        {status === 'completed' ? (
          <Button disabled aria-label={`${tournamentLabels.join}. ${tournamentLabels.isOver(title)}`}>
            {tournamentLabels.join}
          </Button>
        ) : (
          <NoticeButton
            id={`join-${id}`}
            look="primary"
            title={sampleLabels.title}
            text={sampleLabels.notice}
            className={styles.join}
          >
            {tournamentLabels.join}
          </NoticeButton>
        )}
      </div>
    </article>
  );
}
