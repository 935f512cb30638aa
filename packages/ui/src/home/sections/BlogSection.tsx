import { siteLabels } from '@croupier/core/messages';
import { PostCard } from '../../article/PostCard/PostCard.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { MoreLink } from './MoreLink.js';
import { SectionBlock } from './SectionBlock.js';
import styles from './SectionBlock.module.css';

const { home: homeLabels } = siteLabels;

/** The latest posts. */
export function BlogSection({ posts, more, linkComponent }: HomeSectionPropsOf<'blog'>) {
  const link = (
    <MoreLink href={more} linkComponent={linkComponent}>
      {homeLabels.allPosts}
    </MoreLink>
  );
  return (
    <SectionBlock name="blog" title={homeLabels.latest} action={link}>
      <div className={styles.cards}>
        {posts.map((post) => (
          <PostCard key={post.slug} {...post} linkComponent={linkComponent} />
        ))}
      </div>
    </SectionBlock>
  );
}
