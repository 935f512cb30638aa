import type { PostCardView } from '@croupier/core';
import { completeLabels, englishArticleLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Cover } from '../Cover/Cover.js';
import { metaOf } from '../PostMeta/meta-of.js';
import { PostMeta } from '../PostMeta/PostMeta.js';
import styles from './NewsCard.module.css';

/** The props of an article's card: the post's view. */
export interface NewsCardProps extends PostCardView, LinkComponentProps, LabelsProps, RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** An article in a list of news: a line or two, its picture at the side. All of it leads to the article. */
export function NewsCard({
  heading: Heading = 'h3',
  linkComponent: Link = 'a',
  labels,
  ...article
}: NewsCardProps) {
  const words = completeLabels(englishArticleLabels(), labels);
  const { title, category, excerpt, author } = article;
  return (
    <article {...rootAttributes(article, styles.root)}>
      <div className={styles.content}>
        <Cover image={article.image} category={category} className={styles.cover} />
        <div className={styles.text}>
          <p className={styles.badges}>
            <Badge dir="auto">{category}</Badge>
            {article.isFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
          </p>
          <Heading className={styles.title} dir="auto">
            <Link className={styles.link} href={article.href}>
              {title}
            </Link>
          </Heading>
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
          <div className={styles.footer}>
            {author === '' ? null : (
              <p className={styles.author}>
                <span className="cr-visually-hidden">{words.by} </span>
                <bdi>{author}</bdi>
              </p>
            )}
            <PostMeta {...metaOf(article)} labels={labels} />
          </div>
        </div>
      </div>
    </article>
  );
}
