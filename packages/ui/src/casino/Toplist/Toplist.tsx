import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { CasinoCard, type CasinoCardProps } from '../CasinoCard/CasinoCard.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import type { VisitHandlerProps } from '../VisitLink/visit-handler.js';
import styles from './Toplist.module.css';

/** The props of a toplist. */
export interface ToplistProps extends LinkComponentProps, VisitHandlerProps, CardLabelsProps, RootProps {
  /** The cards, best first; each may have its rank. */
  casinos: readonly CasinoCardProps[];
  /** The list's name for screen readers. */
  label?: string | undefined;
  /** The level of the cards' headings. */
  heading?: CasinoCardProps['heading'];
}

/** Casinos below each other, the best first. One that has its place by choice says so by `placed`, and has no rank. */
export function Toplist({ casinos, label, heading, linkComponent, onVisit, labels, ...root }: ToplistProps) {
  return (
    <ol {...rootAttributes(root, styles.root)} aria-label={label}>
      {casinos.map((casino) => (
        <li key={casino.slug}>
          <CasinoCard
            {...casino}
            {...(heading === undefined ? {} : { heading })}
            {...(labels === undefined ? {} : { labels })}
            linkComponent={linkComponent}
            onVisit={onVisit}
          />
        </li>
      ))}
    </ol>
  );
}
