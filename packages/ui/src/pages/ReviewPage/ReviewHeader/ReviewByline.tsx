import { completeLabels, englishReviewLabels, fillPlaceholders } from '@croupier/core/messages';
import { FormattedDate } from '../../../parts/FormattedDate/FormattedDate.js';
import { Portrait } from '../../../parts/Portrait/Portrait.js';
import type { CasinoReviewProps } from '../casino-review-props.js';
import styles from './ReviewHeader.module.css';

type ReviewBylineProps = Pick<
  CasinoReviewProps,
  'reviewer' | 'author' | 'checkedBy' | 'lastChecked' | 'updatedAt' | 'linkComponent' | 'labels'
>;

/** Who reviewed a casino and who checked it, and when. */
export function ReviewByline({
  reviewer,
  author,
  checkedBy,
  lastChecked,
  updatedAt,
  linkComponent: Link = 'a',
  labels,
}: ReviewBylineProps) {
  const words = completeLabels(englishReviewLabels(), labels);
  return (
    <p className={styles.byline}>
      {author !== undefined ? (
        <>
          <Portrait name={author.name} src={author.portrait} />
          <Link className={styles.author} href={author.href}>
            {fillPlaceholders(words.reviewedBy, { name: author.name })}
          </Link>
        </>
      ) : reviewer === undefined ? null : (
        <>
          <Portrait name={reviewer} />
          <span>{fillPlaceholders(words.reviewedBy, { name: reviewer })}</span>
        </>
      )}
      {checkedBy === undefined ? null : checkedBy.href === undefined ? (
        <span dir="auto">{checkedBy.text}</span>
      ) : (
        <Link className={styles.author} href={checkedBy.href} dir="auto">
          {checkedBy.text}
        </Link>
      )}
      {lastChecked === undefined ? null : (
        <span>
          {words.lastChecked} <FormattedDate date={lastChecked} language={words.language} />
        </span>
      )}
      {updatedAt === undefined ? null : (
        <span>
          {words.updated} <FormattedDate date={updatedAt} language={words.language} />
        </span>
      )}
    </p>
  );
}
