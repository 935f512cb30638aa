import type { BlacklistedView } from '@croupier/core';
import { casinoLabels, messages } from '@croupier/core/messages';
import { BlacklistCard, EmptyState, PageFrame, Pager, RedFlags, SectionHeading } from '@croupier/ui';
import styles from './casinos.module.css';

const words = casinoLabels.blacklisted;

/** The casinos to keep away from, and how to tell others like them. */
export function BlacklistedPage({ title, count, casinos, pager, ...frame }: BlacklistedView) {
  return (
    <PageFrame {...frame}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={words.text} />
        {count === 0 ? (
          <EmptyState title={messages.casino.noneBlacklisted} />
        ) : (
          <>
            <p className={styles.count}>{words.count(count)}</p>
            <ul className={styles.list}>
              {casinos.map((casino) => (
                <li key={casino.slug}>
                  <BlacklistCard {...casino} />
                </li>
              ))}
            </ul>
          </>
        )}
        {pager === undefined ? null : <Pager {...pager} />}
        <RedFlags />
      </div>
    </PageFrame>
  );
}
