import type { BlacklistView } from '@croupier/core';
import { completeLabels, englishCardLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import type { CardLabelsProps } from '../card-labels-props.js';
import styles from './BlacklistNotice.module.css';

/** The props of a blacklist notice. */
export interface BlacklistNoticeProps extends BlacklistView, CardLabelsProps, RootProps {
  /** Without details and date, for cards. */
  isCompact?: boolean;
}

/** Why a casino is on the blacklist, how grave it is, and since when. */
export function BlacklistNotice({
  severity,
  reason,
  details,
  date,
  isCompact = false,
  labels,
  ...root
}: BlacklistNoticeProps) {
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
      {isCompact || details === undefined ? null : (
        <p className={styles.details} dir="auto">
          {details}
        </p>
      )}
      {isCompact || date === undefined ? null : (
        <p>
          {words.since} <FormattedDate date={date} language={words.language} />
        </p>
      )}
    </div>
  );
}
