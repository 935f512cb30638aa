import type { PostCardView } from '@croupier/core';
import { completeLabels, englishListingLabels } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { NewsCard } from '../NewsCard/NewsCard.js';
import styles from './RelatedArticles.module.css';

/** The props of the related articles. */
export interface RelatedArticlesProps extends LinkComponentProps, LabelsProps, RootProps {
  /** The articles, in their order; nothing is shown without one. */
  articles: readonly PostCardView[];
}

/** Where to read on; nothing where there is no other article. */
export function RelatedArticles({ articles, linkComponent, labels, ...root }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  const words = completeLabels(englishListingLabels(), labels);
  return (
    <section {...rootAttributes(root, styles.root)} aria-labelledby="related">
      <SectionHeading id="related" title={words.related} />
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <NewsCard {...article} linkComponent={linkComponent} labels={labels} />
          </li>
        ))}
      </ul>
    </section>
  );
}
