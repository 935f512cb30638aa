import type { CasinoCardView, CompareCellView, ComparePageView } from '@croupier/core';
import {
  completeLabels,
  englishCompareLabels,
  fillPlaceholders,
  localizeRating,
  translateTerm,
  withLocalNumber,
} from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { bidiIsolate } from '../../parts/bidi-isolate.js';
import type { ListSlotsProps } from '../../parts/card-slots.js';
import type { DataColumn } from '../../parts/DataTable/data-column.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import { VisitSlot } from '../VisitLink/VisitSlot.js';
import type { VisitSlotProps } from '../VisitLink/visit-handler.js';
import styles from './CompareTable.module.css';

/** A casino of a comparison. */
export interface ComparedCasino extends Omit<CasinoCardView, 'review'> {
  review?: string | undefined;
  remove?: string | undefined;
}

/** The props of a comparison: its part of the view. */
export interface CompareTableProps<Casino extends ComparedCasino = ComparedCasino>
  extends Pick<ComparePageView, 'groups'>,
    LinkComponentProps,
    VisitSlotProps,
    LabelsProps,
    ListSlotsProps<Casino>,
    RootProps {
  /** Two to four; `review` links its name, `remove` leads to the comparison without it. */
  casinos: readonly Casino[];
  /** Rows of yours, below ours: the title of each, and its cell for a casino. */
  rows?: readonly Pick<DataColumn<Casino>, 'title' | 'cell'>[] | undefined;
}

type Words = ReturnType<typeof englishCompareLabels>;

// On a phone rows are grids, and some browsers then take a table for plain boxes.
const TABLE = { role: 'table' } as const;
const ROWS = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const COLUMN_HEADER = { scope: 'col', role: 'columnheader' } as const;
const ROW_HEADER = { scope: 'row', role: 'rowheader' } as const;
const GROUP_HEADER = { scope: 'rowgroup', role: 'rowheader' } as const;
const CELL = { role: 'cell' } as const;

/**
 * Two to four casinos side by side: names stay visible, and differences are marked. On a phone each fact stands above its
 * values; in the narrowest places the values stand below each other, each with the name of its casino.
 */
export function CompareTable<Casino extends ComparedCasino>({
  casinos,
  groups,
  rows = [],
  linkComponent: Link = 'a',
  onVisit,
  renderVisit,
  renderBadges,
  renderActions,
  labels,
  ...root
}: CompareTableProps<Casino>) {
  const words = completeLabels(englishCompareLabels(), labels);
  const either = new Intl.ListFormat(words.language, { type: 'disjunction' });
  return (
    <div {...rootAttributes(root, styles.root)} data-casinos={casinos.length}>
      <table className={styles.table} {...TABLE}>
        <caption className="cr-visually-hidden">{either.format(casinos.map(({ name }) => name))}</caption>
        <thead {...ROWS}>
          <tr {...ROW}>
            <th {...COLUMN_HEADER} className={styles.corner}>
              <span className="cr-visually-hidden">{words.fact}</span>
            </th>
            {casinos.map((casino) => (
              <th key={casino.slug} {...COLUMN_HEADER} className={styles.head}>
                <span className={styles.casino}>
                  <CasinoLogo name={casino.name} logo={casino.logo} />
                  <span className={styles.details}>
                    {casino.review === undefined ? (
                      <span className={styles.name} dir="auto">
                        {casino.name}
                      </span>
                    ) : (
                      <Link className={styles.name} href={casino.review} dir="auto">
                        {casino.name}
                      </Link>
                    )}
                    {casino.blacklist === undefined ? null : <Badge tone="poor">{words.blacklisted}</Badge>}
                    {renderBadges?.(casino)}
                  </span>
                </span>
              </th>
            ))}
          </tr>
          <tr {...ROW} className={styles.actionRow}>
            <td {...CELL} className={styles.rowHead} />
            {casinos.map((casino) => (
              <td key={casino.slug} {...CELL} className={styles.actionCell} data-name={casino.name}>
                <div className={styles.actions}>
                  <VisitSlot {...casino} {...{ onVisit, renderVisit, labels }} />
                  {renderActions?.(casino)}
                  {casino.remove === undefined ? null : (
                    <Link
                      className={styles.remove}
                      href={casino.remove}
                      aria-label={fillPlaceholders(words.removeNamed, { name: casino.name })}
                    >
                      {words.remove}
                    </Link>
                  )}
                </div>
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title} {...ROWS}>
            <tr {...ROW}>
              <th {...GROUP_HEADER} colSpan={casinos.length + 1} className={styles.group}>
                {translateTerm(group.title, words)}
              </th>
            </tr>
            {group.rows.map(({ title, isDifferent, cells }) => (
              <tr key={title} {...ROW} data-differs={isDifferent}>
                <th {...ROW_HEADER} className={styles.rowHead}>
                  {translateTerm(title, words)}
                  {isDifferent ? <span className={styles.differs}> {words.differs}</span> : null}
                </th>
                {cells.map((cell, i) => (
                  <td key={casinos[i]?.slug} {...CELL} className={styles.cell} data-name={casinos[i]?.name}>
                    <CompareCell {...cell} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {rows.length === 0 ? null : (
          <tbody {...ROWS}>
            {rows.map(({ title, cell }) => (
              <tr key={title} {...ROW}>
                <th {...ROW_HEADER} className={styles.rowHead}>
                  {title}
                </th>
                {casinos.map((casino) => (
                  <td key={casino.slug} {...CELL} className={styles.cell} data-name={casino.name}>
                    {bidiIsolate(cell(casino))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

function CompareCell({
  items: given,
  score: rating,
  number,
  isBest,
  words,
}: CompareCellView & { words: Words }) {
  const items = given.map((item) => withLocalNumber(translateTerm(item, words), number, words));
  if (rating !== undefined) {
    const score = localizeRating(rating, words);
    return (
      <span className={styles.score} data-color={score.color}>
        <strong className={styles.number}>{score.text}</strong>
        <span className="cr-visually-hidden"> {words.outOf}</span> <span>{score.label}</span>
        {isBest ? <Badge tone="good">{words.best}</Badge> : null}
      </span>
    );
  }
  if (items.length === 0) {
    return (
      <span className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <span className="cr-visually-hidden">{words.unknown}</span>
      </span>
    );
  }
  if (items.length === 1) return <span dir="auto">{items[0]}</span>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}
