import type { PostCardView } from '@croupier/core';
import { completeLabels, englishArticleLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { Cover } from '../Cover/Cover.js';
import { HashTags } from '../HashTags/HashTags.js';
import { metaOf } from '../PostMeta/meta-of.js';
import { PostMeta } from '../PostMeta/PostMeta.js';
import styles from './PostCard.module.css';

/** The props of a post's card: its view. */
export interface PostCardProps extends PostCardView, LinkComponentProps, LabelsProps, RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A post in short; all of it leads to the post. Beside its picture where there is room for both. */
export function PostCard({ heading: Heading = 'h3', linkComponent, labels, ...post }: PostCardProps) {
  const words = completeLabels(englishArticleLabels(), labels);
  const { title, category, excerpt, author, authorRole } = post;
  return (
    <article {...rootAttributes(post, styles.root, surface.card)}>
      <div className={styles.content}>
        <Cover image={post.image} category={category} className={styles.cover} />
        <div className={styles.text}>
          <p className={styles.badges}>
            <Badge dir="auto">{category}</Badge>
            {post.isFeatured ? <Badge tone="accent">{words.featured}</Badge> : null}
          </p>
          <Heading className={styles.title} dir="auto">
            {title}
          </Heading>
          <PostMeta {...metaOf(post)} labels={labels} />
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
          {author === '' ? null : (
            <p className={styles.author}>
              <bdi className={styles.name}>{author}</bdi>{' '}
              {authorRole === undefined ? null : <span>{authorRole}</span>}
            </p>
          )}
          <HashTags tags={post.tags} labels={labels} />
          <ButtonLink
            className={styles.readMore}
            href={post.href}
            variant="plain"
            linkComponent={linkComponent}
          >
            {words.readMore}
            {/* Machines that follow links read their text, not their labels. */}
            <span className="cr-visually-hidden">: {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
