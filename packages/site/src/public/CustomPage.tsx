import type { CustomPageView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { Day, PageFrame, RichText } from '@croupier/ui';
import styles from './CustomPage.module.css';

/** A page of the site's own. */
export function CustomPage({ title, content, updatedAt, hasOffers, ...frame }: CustomPageView) {
  return (
    <PageFrame {...frame} hasOffers={hasOffers}>
      <article className={styles.root}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.updated}>
            {labels.review.updated} <Day date={updatedAt} />
          </p>
        </header>
        <RichText html={content} />
      </article>
    </PageFrame>
  );
}
