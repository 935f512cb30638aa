import type { CasinoCardView } from '@croupier/core';
import {
  type CardLabels,
  completeLabels,
  englishCardLabels,
  fillPlaceholders,
  localizeCard,
} from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { AdMark } from '../casino/AdMark/AdMark.js';
import { isOffer } from '../casino/AdMark/is-offer.js';
import { BlacklistSummary } from '../casino/BlacklistNotice/BlacklistSummary.js';
import { CasinoLogo } from '../casino/CasinoLogo/CasinoLogo.js';
import type { CardLabelsProps } from '../casino/card-labels-props.js';
import { OfferConditions } from '../casino/OfferConditions/OfferConditions.js';
import { CasinoScore } from '../casino/Score/CasinoScore.js';
import { VisitLink } from '../casino/VisitLink/VisitLink.js';
import { SPONSORED_LINK_PROPS } from '../casino/VisitLink/visit-handler.js';
import { ButtonLink } from '../parts/ButtonLink/ButtonLink.js';
import { classNames } from '../parts/class-names.js';
import { ScrollRegion } from '../parts/ScrollRegion/ScrollRegion.js';
import surface from '../parts/surface.module.css';
import styles from './EmbedComparison.module.css';

/** The props of a comparison on another page. */
export interface EmbedComparisonProps extends CardLabelsProps {
  /** The casinos, side by side. */
  casinos: CasinoCardView[];
}

/** Casinos side by side, from the data of their cards. */
export function EmbedComparison({ casinos: given, labels }: EmbedComparisonProps) {
  const words = completeLabels(englishCardLabels, labels);
  const casinos = given.map((casino) => localizeCard(casino, words));
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
      <ScrollRegion className={styles.scroll} aria-label={words.compare}>
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
            {row(words.score, ({ score, blacklist }) =>
              blacklist === undefined ? (
                <CasinoScore score={score} size="small" labels={labels} />
              ) : (
                <BlacklistSummary {...blacklist} labels={labels} />
              ),
            )}
            {row(words.safety, ({ safety, blacklist }) => {
              if (blacklist !== undefined) return null;
              return safety === undefined ? words.notRated : `${safety.label} ${safety.text}`;
            })}
            {row(words.bonus, (casino) => (
              <Offer {...casino} words={words} labels={labels} />
            ))}
            {row(words.links, (casino) => (
              <div className={styles.actions}>
                {casino.hasEnded ? null : <VisitLink {...casino} labels={labels} />}
                <ButtonLink
                  href={casino.review}
                  variant="plain"
                  aria-label={fillPlaceholders(words.readNamed, { name: casino.name })}
                  data-part="read"
                >
                  {words.read}
                </ButtonLink>
              </div>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.notice} data-part="terms" data-legal="">
        {casinos.some(isOffer) ? <AdMark labels={labels} /> : null}
        <span>
          <bdi>{casinos[0]?.notice}</bdi>
        </span>
      </p>
    </div>
  );
}

/** The bonus of a casino, with a link to its terms, or the words that they are not known. */
function Offer({
  bonus,
  blacklist,
  hasEnded,
  terms,
  conditions,
  isWithoutTerms,
  words,
  labels,
}: CasinoCardView & CardLabelsProps & { words: CardLabels }) {
  if (blacklist !== undefined) return null;
  if (hasEnded) return <p>{words.offerEnded}</p>;
  return (
    <div className={styles.offer}>
      {bonus === undefined ? null : (
        <span dir="auto" data-part="bonus">
          {bonus}
        </span>
      )}
      <OfferConditions conditions={conditions} labels={labels} />
      {terms === undefined ? null : (
        <a className={styles.terms} href={terms} {...SPONSORED_LINK_PROPS}>
          {words.terms}
        </a>
      )}
      {isWithoutTerms ? <bdi className={styles.terms}>{words.termsUnknown}</bdi> : null}
    </div>
  );
}
