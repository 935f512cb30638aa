import { completeLabels, englishCardLabels } from '@croupier/core/messages';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import details from './BlacklistDetails.module.css';
import { BlacklistSummary, type BlacklistSummaryProps } from './BlacklistSummary.js';

/** The props of a blacklist notice. */
export interface BlacklistNoticeProps extends Omit<BlacklistSummaryProps, 'children'> {
  /** Without details and date, for cards. */
  isCompact?: boolean;
}

/** Why a casino is on the blacklist, how grave it is, and since when. */
export function BlacklistNotice({ isCompact = false, ...entry }: BlacklistNoticeProps) {
  const words = completeLabels(englishCardLabels, entry.labels);
  if (isCompact) return <BlacklistSummary {...entry} />;
  return (
    <BlacklistSummary {...entry}>
      {entry.details === undefined ? null : (
        <p className={details.text} dir="auto">
          {entry.details}
        </p>
      )}
      {entry.date === undefined ? null : (
        <p>
          {words.since} <FormattedDate date={entry.date} language={words.language} />
        </p>
      )}
    </BlacklistSummary>
  );
}
