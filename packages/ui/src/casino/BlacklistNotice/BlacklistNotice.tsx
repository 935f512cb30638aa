import type { BlacklistView } from '@croupier/core';
import { labels, notices } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { type Classed, classes } from '../../parts/classes.js';
import { Day } from '../../parts/Day/Day.js';
import styles from './BlacklistNotice.module.css';

/** The props of a blacklist notice. */
export interface BlacklistNoticeProps extends BlacklistView, Classed {
  /** Without details and date, for cards. */
  short?: boolean;
}

/** Why a casino is on the blacklist, how grave it is, and since when. */
export function BlacklistNotice({
  severity,
  reason,
  details,
  date,
  short = false,
  className,
}: BlacklistNoticeProps) {
  return (
    <div className={classes(styles.root, className)} data-kept="grid" data-severity={severity}>
      <p className={styles.head}>
        <Badge tone={severity === 'low' ? 'fair' : 'poor'}>{labels.blacklist[severity]}</Badge>
        <span dir="auto">{notices.blacklistedNotice}</span>
      </p>
      {reason === undefined ? null : (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {short || details === undefined ? null : (
        <p className={styles.details} dir="auto">
          {details}
        </p>
      )}
      {short || date === undefined ? null : (
        <p>
          {labels.blacklist.since} <Day date={date} />
        </p>
      )}
    </div>
  );
}
