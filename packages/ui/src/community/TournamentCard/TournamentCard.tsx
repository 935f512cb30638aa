import type { TournamentCardView } from '@croupier/core';
import { sampleLabels, tournamentLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { Button } from '../../parts/Button/Button.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { CasinoName } from '../CasinoName/CasinoName.js';
import styles from './TournamentCard.module.css';

/** The props of a tournament card: its view. */
export interface TournamentCardProps extends TournamentCardView, LinkComponentProps, Omit<RootProps, 'id'> {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

const STATUS_TONES = { active: 'good', upcoming: 'fair', completed: 'plain' } as const;

/** A tournament: prize, entry fee and dates. */
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
  linkComponent,
  id: _,
  ...root
}: TournamentCardProps) {
  const facts = [
    { title: tournamentLabels.participants, value: participants.toLocaleString('en') },
    ...(entryFee === '' ? [] : [{ title: tournamentLabels.fee, value: entryFee }]),
    {
      title: tournamentLabels.dates,
      isWide: true,
      value: (
        <>
          <FormattedDate date={startDate} />
          {endDate === startDate ? null : (
            <>
              {' – '}
              <FormattedDate date={endDate} />
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <article {...rootAttributes(root, styles.root, surface.card)} data-status={status}>
      <p className={styles.badges}>
        <Badge tone={STATUS_TONES[status]}>{statusLabel}</Badge>
        <Badge>{typeLabel}</Badge>
      </p>
      <div>
        <Heading className={styles.title} dir="auto">
          {title}
        </Heading>
        <CasinoName casino={casino} linkComponent={linkComponent} />
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
            variant="primary"
            title={sampleLabels.title}
            text={sampleLabels.notice}
            className={styles.joinButton}
          >
            {tournamentLabels.join}
          </NoticeButton>
        )}
      </div>
    </article>
  );
}
