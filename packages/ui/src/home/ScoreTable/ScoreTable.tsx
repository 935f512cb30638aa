import type { CasinoCardView } from '@croupier/core';
import {
  completeLabels,
  englishListingLabels,
  fillPlaceholders,
  localizeCard,
} from '@croupier/core/messages';
import { OfferConditions } from '../../casino/OfferConditions/OfferConditions.js';
import { DataTable } from '../../parts/DataTable/DataTable.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ScoreTable.module.css';

/** The props of the table. */
export interface ScoreTableProps extends LinkComponentProps, LabelsProps, RootProps {
  /** The caption of the table, for screen readers. */
  caption: string;
  /** The casinos, best first. */
  casinos: readonly (Omit<CasinoCardView, 'review'> & { review?: string | undefined })[];
}

/** Casinos line by line: score, safety, offer, and the way to the review. */
export function ScoreTable({
  caption,
  casinos,
  linkComponent: Link = 'a',
  labels,
  ...root
}: ScoreTableProps) {
  const words = completeLabels(englishListingLabels(), labels);
  return (
    <DataTable
      {...rootAttributes(root)}
      caption={fillPlaceholders(words.tableNamed, { title: caption })}
      hidesCaption
      scrollHint={words.wide}
      rows={casinos.map((casino) => localizeCard(casino, words))}
      rowKey={({ slug }) => slug}
      columns={[
        {
          title: words.casino,
          cell: ({ name, placed }) => (
            <>
              {name}
              {placed === undefined ? null : <bdi className={styles.placed}>{placed}</bdi>}
            </>
          ),
        },
        {
          title: words.score,
          align: 'end',
          cell: ({ score, blacklist }) => score?.text ?? (blacklist ? undefined : words.notRated),
        },
        {
          title: words.safety,
          cell: ({ safety, blacklist }) => safety?.label ?? (blacklist ? undefined : words.notRated),
        },
        {
          title: words.bonus,
          cell: ({ bonus, conditions }) => (
            <>
              <span dir="auto">{bonus}</span>
              <OfferConditions conditions={conditions} labels={labels} />
            </>
          ),
        },
        {
          title: words.review,
          cell: ({ review, name }) =>
            review === undefined ? undefined : (
              <Link
                className={styles.link}
                href={review}
                aria-label={fillPlaceholders(words.reviewNamed, { name })}
              >
                {words.review}
              </Link>
            ),
        },
      ]}
    />
  );
}
