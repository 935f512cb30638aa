import type { PostView } from '@croupier/core';
import { postLabels } from '@croupier/core/messages';
import {
  Breadcrumb,
  ButtonLink,
  HashTags,
  PageFrame,
  PostHead,
  RelatedArticles,
  RichText,
} from '@croupier/ui';
import styles from './PostPage.module.css';

/** A post, to be read. */
export function PostPage({
  post,
  places,
  back,
  content,
  tags,
  share,
  related,
  hasOffers,
  ...frame
}: PostView) {
  return (
    <PageFrame {...frame} hasOffers={hasOffers}>
      <div className={styles.root}>
        <div className={styles.ways}>
          <Breadcrumb places={places} />
          <ButtonLink href={back} look="quiet" className={styles.back}>
            {postLabels.back}
          </ButtonLink>
        </div>
        <article className={styles.article}>
          <PostHead post={post} share={share} />
          <RichText html={content} className={styles.content} />
          <HashTags tags={tags} />
        </article>
        <RelatedArticles articles={related} className={styles.related} />
      </div>
    </PageFrame>
  );
}
