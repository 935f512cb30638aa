import type { CasinoCardView } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import type { Classed } from '../../parts/classes.js';
import { DataTable } from '../../parts/DataTable/DataTable.js';
import type { Linking } from '../../parts/link.js';
import styles from './ScoreTable.module.css';

/** The props of the table. */
export interface ScoreTableProps extends Linking, Classed {
  /** What the table shows, for those who hear the page. */
  caption: string;
  /** The casinos, best first. */
  casinos: readonly CasinoCardView[];
}

const { home: say } = siteLabels;

/** Casinos line by line: score, safety, offer, and the way to the review. */
export function ScoreTable({ caption, casinos, link: Link = 'a', className }: ScoreTableProps) {
  return (
    <DataTable
      caption={say.table(caption)}
      hidesCaption
      className={className}
      rows={casinos}
      rowKey={({ slug }) => slug}
      columns={[
        { title: say.columns.casino, cell: ({ name }) => name },
        { title: say.columns.score, align: 'end', cell: ({ score }) => score?.text },
        { title: say.columns.safety, cell: ({ safety }) => safety?.label },
        { title: say.columns.bonus, cell: ({ bonus }) => <span dir="auto">{bonus}</span> },
        {
          title: say.columns.review,
          cell: ({ review, name }) => (
            <Link className={styles.link} href={review} aria-label={say.reviewNamed(name)}>
              {say.review}
            </Link>
          ),
        },
      ]}
    />
  );
}
