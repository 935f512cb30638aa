import type { PostCardView } from '@croupier/core';
import { completeLabels, englishArticleLabels, fillPlaceholders } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import { metaOf } from '../PostMeta/meta-of.js';
import { PostMeta } from '../PostMeta/PostMeta.js';
import styles from './GuideCard.module.css';

/** The props of a guide's card: the post's view. */
export interface GuideCardProps extends PostCardView, LinkComponentProps, LabelsProps, RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A guide in short; all of it leads to the guide. */
export function GuideCard({ heading: Heading = 'h3', linkComponent, labels, ...guide }: GuideCardProps) {
  const words = completeLabels(englishArticleLabels(), labels);
  const { title, category, excerpt, author } = guide;
  return (
    <article {...rootAttributes(guide, styles.root, surface.card)}>
      <Badge dir="auto">{category}</Badge>
      <Heading className={styles.title} dir="auto">
        {title}
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
        <PostMeta {...metaOf(guide)} views={undefined} labels={labels} />
      </div>
      <ButtonLink
        className={styles.readMore}
        href={guide.href}
        variant="plain"
        linkComponent={linkComponent}
        aria-label={fillPlaceholders(words.guideNamed, { name: title })}
      >
        {words.readGuide}
      </ButtonLink>
    </article>
  );
}
