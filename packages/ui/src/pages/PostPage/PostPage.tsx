import type { PostPageView } from '@croupier/core';
import { postLabels } from '@croupier/core/messages';
import { HashTags } from '../../article/HashTags/HashTags.js';
import { PostHeader } from '../../article/PostHeader/PostHeader.js';
import { RelatedArticles } from '../../article/RelatedArticles/RelatedArticles.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { Breadcrumb } from '../../parts/Breadcrumb/Breadcrumb.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { RichText } from '../../parts/RichText/RichText.js';
import type { RootProps } from '../../parts/root-attributes.js';
import styles from './PostPage.module.css';

/** The props of the page: its view, and the link component. */
export interface PostPageProps extends PostPageView, LinkComponentProps, RootProps {}

/** The page of one post. */
export function PostPage({
  post,
  breadcrumbs,
  back,
  content,
  tags,
  tagLinks,
  share,
  related,
  author,
  hasOffers,
  linkComponent,
  ...frame
}: PostPageProps) {
  return (
    <PageFrame {...frame} hasOffers={hasOffers} linkComponent={linkComponent}>
      <div className={styles.root}>
        <div className={styles.links}>
          <Breadcrumb items={breadcrumbs} linkComponent={linkComponent} />
          <ButtonLink href={back} variant="quiet" className={styles.back} linkComponent={linkComponent}>
            {postLabels.back}
          </ButtonLink>
        </div>
        <article className={styles.article}>
          <PostHeader {...{ post, share, linkComponent }} {...(author === undefined ? {} : { author })} />
          <RichText html={content} className={styles.content} />
          <HashTags tags={tags} links={tagLinks} linkComponent={linkComponent} />
        </article>
        <RelatedArticles articles={related} className={styles.related} linkComponent={linkComponent} />
      </div>
    </PageFrame>
  );
}
