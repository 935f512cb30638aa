import type { CustomPageView } from '@croupier/core';
import { componentLabels } from '@croupier/core/messages';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import { RichText } from '../../parts/RichText/RichText.js';
import styles from './CustomPage.module.css';

/** A page of the site's own. */
export function CustomPage({ title, content, updatedAt, hasOffers, ...frame }: CustomPageView) {
  return (
    <PageFrame {...frame} hasOffers={hasOffers}>
      <article className={styles.root}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.updated}>
            {componentLabels.review.updated} <FormattedDate date={updatedAt} />
          </p>
        </header>
        <RichText html={content} />
      </article>
    </PageFrame>
  );
}
