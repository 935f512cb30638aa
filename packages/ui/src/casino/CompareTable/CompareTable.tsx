import type { CasinoCardView, CompareCellView, ComparePageView } from '@croupier/core';
import { casinoLabels, componentLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { ScrollRegion } from '../../parts/ScrollRegion/ScrollRegion.js';
import { CasinoLogo } from '../CasinoLogo/CasinoLogo.js';
import { VisitLink } from '../VisitLink/VisitLink.js';
import type { VisitHandlerProps } from '../VisitLink/visit-handler.js';
import styles from './CompareTable.module.css';

/** The props of a comparison: its part of the view. */
export interface CompareTableProps
  extends Pick<ComparePageView, 'groups'>,
    LinkComponentProps,
    VisitHandlerProps,
    RootProps {
  /** Two to four; `review` links its name, `remove` leads to the comparison without it. */
  casinos: readonly (Omit<CasinoCardView, 'review'> & {
    review?: string | undefined;
    remove?: string | undefined;
  })[];
}

const { compare } = casinoLabels;

/** Two to four casinos side by side: names stay visible, differences are marked, and a table that is too wide scrolls. */
export function CompareTable({
  casinos,
  groups,
  linkComponent: Link = 'a',
  onVisit,
  ...root
}: CompareTableProps) {
  return (
    <div {...rootAttributes(root, styles.root)} data-casinos={casinos.length}>
      <p className={styles.hint}>{componentLabels.parts.wide}</p>
      <ScrollRegion className={styles.scroll} aria-label={compare.title}>
        <table className={styles.table}>
          <caption className="cr-visually-hidden">{compare.titled(casinos.map(({ name }) => name))}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="cr-visually-hidden">{compare.fact}</span>
              </th>
              {casinos.map((casino) => (
                <th key={casino.slug} scope="col" className={styles.head}>
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
                      {casino.blacklist === undefined ? null : (
                        <Badge tone="poor">{componentLabels.card.blacklisted}</Badge>
                      )}
                    </span>
                  </span>
                </th>
              ))}
            </tr>
            <tr>
              <td className={styles.rowHead} />
              {casinos.map((casino) => (
                <td key={casino.slug} className={styles.actionCell}>
                  <div className={styles.actions}>
                    <VisitLink {...casino} onVisit={onVisit} />
                    {casino.remove === undefined ? null : (
                      <Link
                        className={styles.remove}
                        href={casino.remove}
                        aria-label={compare.removeNamed(casino.name)}
                      >
                        {compare.remove}
                      </Link>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th scope="rowgroup" colSpan={casinos.length + 1} className={styles.group}>
                  <span className={styles.groupTitle}>{group.title}</span>
                </th>
              </tr>
              {group.rows.map(({ title, isDifferent, cells }) => (
                <tr key={title} data-differs={isDifferent}>
                  <th scope="row" className={styles.rowHead}>
                    {title}
                    {isDifferent ? <span className={styles.differs}> {compare.differs}</span> : null}
                  </th>
                  {cells.map((cell, i) => (
                    <td key={casinos[i]?.slug} className={styles.cell}>
                      <CompareCell {...cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </div>
  );
}

function CompareCell({ items, score, isBest }: CompareCellView) {
  if (score !== undefined) {
    return (
      <span className={styles.score} data-color={score.color}>
        <strong className={styles.number}>{score.text}</strong>
        <span className="cr-visually-hidden"> {componentLabels.score.outOf}</span> <span>{score.label}</span>
        {isBest ? <Badge tone="good">{compare.best}</Badge> : null}
      </span>
    );
  }
  if (items.length === 0) {
    return (
      <span className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <span className="cr-visually-hidden">{compare.unknown}</span>
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
