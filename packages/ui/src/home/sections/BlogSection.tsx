import { completeLabels, englishHomeLabels } from '@croupier/core/messages';
import { PostCard } from '../../article/PostCard/PostCard.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { MoreLink } from './MoreLink.js';
import { SectionBlock } from './SectionBlock.js';
import styles from './SectionBlock.module.css';

/** The latest posts. */
export function BlogSection({ posts, more, linkComponent, labels, ...root }: HomeSectionPropsOf<'blog'>) {
  const words = completeLabels(englishHomeLabels(), labels);
  const link = (
    <MoreLink href={more} linkComponent={linkComponent}>
      {words.allPosts}
    </MoreLink>
  );
  return (
    <SectionBlock {...root} name="blog" title={words.latestPosts} action={link}>
      <div className={styles.cards}>
        {posts.map((post) => (
          <PostCard key={post.slug} {...post} linkComponent={linkComponent} labels={labels} />
        ))}
      </div>
    </SectionBlock>
  );
}
