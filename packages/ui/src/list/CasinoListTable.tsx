import { completeLabels, englishListingLabels, localizeCard, translateTerm } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import type { VisitSlotProps } from '../casino/VisitLink/visit-handler.js';
import type { CasinoFactsData, ListedCasino } from '../own-data.js';
import { bidiIsolate } from '../parts/bidi-isolate.js';
import type { LabelsProps } from '../parts/labels-props.js';
import type { LinkComponentProps } from '../parts/link-component.js';
import styles from './CasinoList.module.css';
import { FactCell, LinksCell, NameCell } from './CasinoListCells.js';
import { type CasinoListColumn, columnTitle } from './list-columns.js';

interface CasinoListTableProps<Casino extends CasinoFactsData>
  extends LinkComponentProps,
    VisitSlotProps,
    LabelsProps {
  caption: string;
  casinos: readonly Casino[];
  listed: readonly ListedCasino[];
  columns: readonly CasinoListColumn<Casino>[];
  renderBadges: ((casino: Casino) => ReactNode) | undefined;
  renderActions: ((casino: Casino) => ReactNode) | undefined;
}

// In narrow places rows are grids, and some browsers then take a table for plain boxes.
const TABLE = { role: 'table' } as const;
const ROWS = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const COLUMN_HEADER = { scope: 'col', role: 'columnheader' } as const;
const ROW_HEADER = { scope: 'row', role: 'rowheader' } as const;
const CELL = { role: 'cell' } as const;

/** The casinos of a list, each in a row; in narrow places each is a card. */
export function CasinoListTable<Casino extends CasinoFactsData>({
  caption,
  casinos,
  listed,
  columns: given,
  renderBadges,
  renderActions,
  linkComponent,
  onVisit,
  renderVisit,
  labels,
}: CasinoListTableProps<Casino>) {
  const words = completeLabels(englishListingLabels(), labels);
  const columns = given.map((column) =>
    typeof column === 'string'
      ? { named: column, title: translateTerm(columnTitle(column), words) }
      : { own: column, title: column.title, align: column.align },
  );
  return (
    <table className={styles.table} {...TABLE}>
      <caption className="cr-visually-hidden">{caption}</caption>
      <thead {...ROWS} className={styles.headings}>
        <tr {...ROW}>
          <th {...COLUMN_HEADER} className={styles.heading}>
            {words.casino}
          </th>
          {columns.map(({ title, align }) => (
            <th key={title} {...COLUMN_HEADER} className={styles.heading} data-align={align}>
              {title}
            </th>
          ))}
          <th {...COLUMN_HEADER} className={styles.heading}>
            {words.links}
          </th>
        </tr>
      </thead>
      <tbody {...ROWS}>
        {listed.map(({ card: english, facts, index }) => {
          const casino = casinos[index] as Casino;
          const card = localizeCard(english, words);
          return (
            <tr
              key={index}
              {...ROW}
              className={styles.row}
              data-blacklisted={card.blacklist !== undefined}
              data-croupier-casino={card.slug}
            >
              <th {...ROW_HEADER} className={styles.casino}>
                <NameCell card={card} labels={labels}>
                  {renderBadges?.(casino)}
                </NameCell>
              </th>
              {columns.map(({ named, own, title, align }) => (
                <td key={title} {...CELL} className={styles.cell} data-title={title} data-align={align}>
                  {own === undefined ? (
                    <FactCell column={named} card={card} facts={facts} labels={labels} />
                  ) : (
                    bidiIsolate(own.cell(casino))
                  )}
                </td>
              ))}
              <td {...CELL} className={styles.linksCell}>
                <div className={styles.links}>
                  <LinksCell {...{ card, linkComponent, onVisit, renderVisit, labels }} />
                  {renderActions?.(casino)}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
