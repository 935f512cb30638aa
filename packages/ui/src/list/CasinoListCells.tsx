import { completeLabels, englishCardLabels, fillPlaceholders } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { AdMark } from '../casino/AdMark/AdMark.js';
import { isOffer } from '../casino/AdMark/is-offer.js';
import { BlacklistSummary } from '../casino/BlacklistNotice/BlacklistSummary.js';
import { CasinoLogo } from '../casino/CasinoLogo/CasinoLogo.js';
import { VisitSlot } from '../casino/VisitLink/VisitSlot.js';
import { SPONSORED_LINK_PROPS, type VisitSlotProps } from '../casino/VisitLink/visit-handler.js';
import type { ListedCasino } from '../own-data.js';
import { Badge } from '../parts/Badge/Badge.js';
import { ButtonLink } from '../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../parts/labels-props.js';
import type { LinkComponentProps } from '../parts/link-component.js';
import styles from './CasinoList.module.css';
import type { NamedColumn } from './list-columns.js';

interface CellProps extends LabelsProps {
  /** The card of the casino, in the language of the list. */
  card: ListedCasino['card'];
}

/** Which casino a row is about. */
export function NameCell({ card, children, labels }: CellProps & { children: ReactNode }) {
  const words = completeLabels(englishCardLabels, labels);
  return (
    <div className={styles.identity}>
      {card.rank === undefined ? null : (
        <span className={styles.rank}>
          <span className="cr-visually-hidden">{fillPlaceholders(words.rank, { rank: card.rank })}</span>
          <span aria-hidden="true">{card.rank}</span>
        </span>
      )}
      <CasinoLogo name={card.name} logo={card.logo} />
      <div className={styles.names}>
        <bdi className={styles.name}>{card.name}</bdi>
        <span className={styles.badges}>
          {card.isFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
          {card.isPremium ? <Badge>{words.premium}</Badge> : null}
          {card.blacklist === undefined ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
          {children}
        </span>
      </div>
    </div>
  );
}

/** The links of a casino, and what has to stand beside them. */
export function LinksCell({
  card,
  linkComponent,
  onVisit,
  renderVisit,
  labels,
}: CellProps & LinkComponentProps & VisitSlotProps) {
  const words = completeLabels(englishCardLabels, labels);
  return (
    <>
      {card.blacklist === undefined ? null : <BlacklistSummary {...card.blacklist} labels={labels} />}
      {card.hasEnded ? (
        <p className={styles.ended}>{words.offerEnded}</p>
      ) : (
        <VisitSlot
          slug={card.slug}
          name={card.name}
          visit={card.visit}
          blacklist={card.blacklist}
          onVisit={onVisit}
          renderVisit={renderVisit}
          labels={labels}
        />
      )}
      {card.review === undefined ? null : (
        <ButtonLink
          href={card.review}
          variant="plain"
          linkComponent={linkComponent}
          aria-label={fillPlaceholders(words.readNamed, { name: card.name })}
        >
          {words.read}
        </ButtonLink>
      )}
      {isOffer(card) ? (
        <p className={styles.terms} data-legal="">
          <AdMark labels={labels} />
          {card.terms === undefined ? null : (
            <a
              className={styles.termsLink}
              href={card.terms}
              {...SPONSORED_LINK_PROPS}
              aria-label={fillPlaceholders(words.termsNamed, { name: card.name })}
            >
              {words.terms}
            </a>
          )}
        </p>
      ) : null}
    </>
  );
}

interface FactCellProps extends CellProps {
  column: NamedColumn;
  facts: ListedCasino['facts'];
}

/** What is known of a casino in a column; a dash where nothing is. */
export function FactCell({ column, card, facts, labels }: FactCellProps) {
  const words = completeLabels(englishCardLabels, labels);
  const { score, safety, bonus } = card;
  if (column === 'score' && score !== undefined)
    return (
      <span>
        <strong className={styles.score}>{score.text}</strong>{' '}
        <span className="cr-visually-hidden">{words.outOf}</span> {score.label}
      </span>
    );
  const text =
    column === 'score'
      ? words.notRated
      : column === 'safety'
        ? safety?.label
        : column === 'bonus'
          ? bonus
          : facts[column]?.join(', ');
  if (text === undefined || card.blacklist !== undefined) return <span aria-hidden="true">–</span>;
  return <bdi>{text}</bdi>;
}
