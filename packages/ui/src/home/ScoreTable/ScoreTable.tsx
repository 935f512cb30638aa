import type { CasinoCardView } from '@croupier/core';
import { componentLabels, siteLabels } from '@croupier/core/messages';
import { DataTable } from '../../parts/DataTable/DataTable.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './ScoreTable.module.css';

/** The props of the table. */
export interface ScoreTableProps extends LinkComponentProps, RootProps {
  /** The caption of the table, for screen readers. */
  caption: string;
  /** The casinos, best first. */
  casinos: readonly (Omit<CasinoCardView, 'review'> & { review?: string | undefined })[];
}

const { home: homeLabels } = siteLabels;
const { notRated } = componentLabels.score;

/** Casinos line by line: score, safety, offer, and the way to the review. */
export function ScoreTable({ caption, casinos, linkComponent: Link = 'a', ...root }: ScoreTableProps) {
  return (
    <DataTable
      {...rootAttributes(root)}
      caption={homeLabels.table(caption)}
      hidesCaption
      rows={casinos}
      rowKey={({ slug }) => slug}
      columns={[
        { title: homeLabels.columns.casino, cell: ({ name }) => name },
        {
          title: homeLabels.columns.score,
          align: 'end',
          cell: ({ score, blacklist }) => score?.text ?? (blacklist ? undefined : notRated),
        },
        {
          title: homeLabels.columns.safety,
          cell: ({ safety, blacklist }) => safety?.label ?? (blacklist ? undefined : notRated),
        },
        { title: homeLabels.columns.bonus, cell: ({ bonus }) => <span dir="auto">{bonus}</span> },
        {
          title: homeLabels.columns.review,
          cell: ({ review, name }) =>
            review === undefined ? undefined : (
              <Link className={styles.link} href={review} aria-label={homeLabels.reviewNamed(name)}>
                {homeLabels.review}
              </Link>
            ),
        },
      ]}
    />
  );
}
