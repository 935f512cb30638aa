import type { TournamentCardView } from '@croupier/core';
import {
  completeLabels,
  englishCommunityLabels,
  fillPlaceholders,
  localNumber,
  translateTerm,
} from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { Button } from '../../parts/Button/Button.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { CasinoName } from '../CasinoName/CasinoName.js';
import styles from './TournamentCard.module.css';

/** The props of a tournament card: its view. */
export interface TournamentCardProps
  extends TournamentCardView,
    LinkComponentProps,
    LabelsProps,
    Omit<RootProps, 'id'> {
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
  labels,
  id: _,
  ...root
}: TournamentCardProps) {
  const words = completeLabels(englishCommunityLabels(), labels);
  const facts = [
    { title: words.participants, value: localNumber(participants, words) },
    ...(entryFee === '' ? [] : [{ title: words.entryFee, value: entryFee }]),
    {
      title: words.dates,
      isWide: true,
      value: (
        <>
          <FormattedDate date={startDate} language={words.language} />
          {endDate === startDate ? null : (
            <>
              {' – '}
              <FormattedDate date={endDate} language={words.language} />
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <article {...rootAttributes(root, styles.root, surface.card)} data-status={status}>
      <p className={styles.badges}>
        <Badge tone={STATUS_TONES[status]}>{translateTerm(statusLabel, words)}</Badge>
        <Badge>{translateTerm(typeLabel, words)}</Badge>
      </p>
      <div>
        <Heading className={styles.title} dir="auto">
          {title}
        </Heading>
        <CasinoName casino={casino} linkComponent={linkComponent} />
      </div>
      <p className={styles.prize}>
        <span className={styles.caption}>{words.prize}</span> <span dir="auto">{prize}</span>
      </p>
      {description === '' ? null : (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <FactList facts={facts} />
      <div className={styles.actions}>
        {status === 'completed' ? (
          <Button
            disabled
            aria-label={`${words.joinTournament}. ${fillPlaceholders(words.isOver, { title })}`}
          >
            {words.joinTournament}
          </Button>
        ) : (
          <NoticeButton
            id={`join-${id}`}
            variant="primary"
            title={words.sampleContent}
            text={words.sampleContentText}
            closeLabel={words.close}
            className={styles.joinButton}
          >
            {words.joinTournament}
          </NoticeButton>
        )}
      </div>
    </article>
  );
}
