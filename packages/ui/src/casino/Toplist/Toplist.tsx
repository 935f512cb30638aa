import type { ListSlotsProps } from '../../parts/card-slots.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { CasinoCard, type CasinoCardProps } from '../CasinoCard/CasinoCard.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import type { VisitSlotProps } from '../VisitLink/visit-handler.js';
import styles from './Toplist.module.css';

/** The props of a toplist. */
export interface ToplistProps<Casino extends CasinoCardProps = CasinoCardProps>
  extends LinkComponentProps,
    VisitSlotProps,
    CardLabelsProps,
    ListSlotsProps<Casino>,
    RootProps {
  /** The cards, best first; each may have its rank. */
  casinos: readonly Casino[];
  /** The list's name for screen readers. */
  label?: string | undefined;
  /** The level of the cards' headings. */
  heading?: CasinoCardProps['heading'];
}

/** Casinos below each other, the best first. One that has its place by choice says so by `placed`, and has no rank. */
export function Toplist<Casino extends CasinoCardProps>({
  casinos,
  label,
  heading,
  linkComponent,
  onVisit,
  renderVisit,
  renderBadges,
  renderActions,
  labels,
  ...root
}: ToplistProps<Casino>) {
  return (
    <ol {...rootAttributes(root, styles.root)} aria-label={label}>
      {casinos.map((casino) => (
        <li key={casino.slug}>
          <CasinoCard
            badges={renderBadges?.(casino)}
            actions={renderActions?.(casino)}
            {...casino}
            {...(heading === undefined ? {} : { heading })}
            {...(labels === undefined ? {} : { labels })}
            linkComponent={linkComponent}
            onVisit={onVisit}
            renderVisit={renderVisit}
          />
        </li>
      ))}
    </ol>
  );
}
