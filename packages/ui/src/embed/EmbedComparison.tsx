import type { CasinoCardView } from '@croupier/core';
import { cardNotices, componentLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { AdMark } from '../casino/AdMark/AdMark.js';
import { BlacklistNotice } from '../casino/BlacklistNotice/BlacklistNotice.js';
import { CasinoLogo } from '../casino/CasinoLogo/CasinoLogo.js';
import { CasinoScore } from '../casino/Score/CasinoScore.js';
import { SPONSORED_LINK_PROPS, VisitLink } from '../casino/VisitLink/VisitLink.js';
import { ButtonLink } from '../parts/ButtonLink/ButtonLink.js';
import { classNames } from '../parts/class-names.js';
import { ScrollRegion } from '../parts/ScrollRegion/ScrollRegion.js';
import surface from '../parts/surface.module.css';
import styles from './EmbedComparison.module.css';

/** The props of a comparison on another page. */
export interface EmbedComparisonProps {
  /** The casinos, side by side. */
  casinos: CasinoCardView[];
}

const { card, embed } = componentLabels;

/** Casinos side by side, from the data of their cards. */
export function EmbedComparison({ casinos }: EmbedComparisonProps) {
  const row = (title: string, cell: (casino: CasinoCardView) => ReactNode) => (
    <tr>
      <th className={styles.title} scope="row">
        {title}
      </th>
      {casinos.map((casino) => (
        <td key={casino.slug} className={styles.cell}>
          {cell(casino)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={classNames(styles.root, surface.card, surface.raised)} data-part="card">
      <ScrollRegion className={styles.scroll} aria-label={embed.compare}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.title} />
              {casinos.map((casino) => (
                <th key={casino.slug} className={styles.cell} scope="col">
                  <div className={styles.casino}>
                    <CasinoLogo name={casino.name} logo={casino.logo} />
                    <span className={styles.name} dir="auto" data-part="name">
                      {casino.name}
                    </span>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(embed.score, ({ score, blacklist }) =>
              blacklist === undefined ? (
                <CasinoScore score={score} size="small" />
              ) : (
                <BlacklistNotice {...blacklist} isCompact />
              ),
            )}
            {row(card.safety, ({ safety, blacklist }) => {
              if (blacklist !== undefined) return null;
              return safety === undefined ? componentLabels.score.notRated : `${safety.label} ${safety.text}`;
            })}
            {row(card.bonus, (casino) => (
              <Offer {...casino} />
            ))}
            {row(embed.links, (casino) => (
              <div className={styles.actions}>
                {casino.hasEnded ? null : <VisitLink {...casino} />}
                <ButtonLink
                  href={casino.review}
                  variant="plain"
                  aria-label={card.readNamed(casino.name)}
                  data-part="read"
                >
                  {card.read}
                </ButtonLink>
              </div>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.notice} data-part="terms" data-legal="">
        {casinos.some(({ blacklist }) => blacklist === undefined) ? <AdMark /> : null}
        <span>
          <bdi>{casinos[0]?.notice}</bdi>
        </span>
      </p>
    </div>
  );
}

/** The bonus of a casino, with a link to its terms. */
function Offer({ bonus, blacklist, hasEnded, terms }: CasinoCardView) {
  if (blacklist !== undefined) return null;
  if (hasEnded) return <p>{cardNotices.offerEnded}</p>;
  return (
    <div className={styles.offer}>
      {bonus === undefined ? null : (
        <span dir="auto" data-part="bonus">
          {bonus}
        </span>
      )}
      {terms === undefined ? null : (
        <a className={styles.terms} href={terms} {...SPONSORED_LINK_PROPS}>
          {card.terms}
        </a>
      )}
    </div>
  );
}
