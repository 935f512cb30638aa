import type { BlacklistView } from '@croupier/core';
import { completeLabels, englishCardLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { Badge } from '../../parts/Badge/Badge.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './BlacklistNotice.module.css';

/** The props of a summary; of the entry it says neither details nor date. */
export interface BlacklistSummaryProps extends BlacklistView, CardLabelsProps, RootProps {
  /** What else is said of the entry. */
  children?: ReactNode;
}

/** How grave a casino's entry on the blacklist is, and why it is there. */
export function BlacklistSummary({ severity, reason, labels, children, ...root }: BlacklistSummaryProps) {
  const words = completeLabels(englishCardLabels, labels);
  return (
    <div {...rootAttributes(root, styles.root)} data-kept="grid" data-legal="" data-severity={severity}>
      <p className={styles.head}>
        <Badge tone={severity === 'low' ? 'fair' : 'poor'}>{words[severity]}</Badge>
        <span dir="auto">{words.blacklistedNotice}</span>
      </p>
      {reason === undefined ? null : (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {children}
    </div>
  );
}
