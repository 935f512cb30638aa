import type { PostCardView } from '@croupier/core';
import { postLabels } from '@croupier/core/messages';
import { type Classed, classes } from '../../parts/classes.js';
import type { Linking } from '../../parts/link.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { NewsCard } from '../NewsCard/NewsCard.js';
import styles from './RelatedArticles.module.css';

/** The props of the related articles. */
export interface RelatedArticlesProps extends Linking, Classed {
  /** The articles, in their order; nothing is shown without one. */
  articles: readonly PostCardView[];
}

/** Where to read on; nothing where there is no other article. */
export function RelatedArticles({ articles, link, className }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className={classes(styles.root, className)} aria-labelledby="related">
      <SectionHeading id="related" title={postLabels.related} />
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <NewsCard {...article} link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
