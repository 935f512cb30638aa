import { CardFacts } from './CardFacts.js';
import { CasinoCardBody, type CasinoCardBodyProps } from './CasinoCardBody.js';

/** The props of a casino card: its view and rank. */
export interface CasinoCardProps extends Omit<CasinoCardBodyProps, 'facts'> {
  /** Facts that visitors compare casinos by, such as the time of a withdrawal. */
  facts?: readonly { title: string; value: string }[] | undefined;
}

/** A casino in short: name, score, offer and links. A blacklisted one shows the reason and no link to the casino. */
export function CasinoCard({ facts = [], ...card }: CasinoCardProps) {
  const isWithFacts = facts.length > 0 && card.blacklist === undefined;
  return (
    <CasinoCardBody
      {...card}
      facts={isWithFacts ? <CardFacts facts={facts} labels={card.labels} /> : undefined}
    />
  );
}
