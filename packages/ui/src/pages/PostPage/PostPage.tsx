import type { PostPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { ArticleContent } from '../../article/ArticleContent/ArticleContent.js';
import { HashTags } from '../../article/HashTags/HashTags.js';
import { PostHeader } from '../../article/PostHeader/PostHeader.js';
import { RelatedArticles } from '../../article/RelatedArticles/RelatedArticles.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { Breadcrumb } from '../../parts/Breadcrumb/Breadcrumb.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';
import styles from './PostPage.module.css';
import { PostUpdates } from './PostUpdates.js';

/** The props of the page: its view, and the link component. */
export interface PostPageProps extends PostPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The page of one post. */
export function PostPage({
  post,
  breadcrumbs,
  back,
  content,
  parts,
  tags,
  tagLinks,
  updates,
  checkedBy,
  share,
  related,
  author,
  hasOffers,
  linkComponent,
  labels,
  ...frame
}: PostPageProps) {
  return (
    <PageFrame {...frame} hasOffers={hasOffers} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <div className={styles.links}>
          <Breadcrumb items={breadcrumbs} linkComponent={linkComponent} labels={labels} />
          <ButtonLink href={back} variant="quiet" className={styles.back} linkComponent={linkComponent}>
            {pageTexts('post', labels).back}
          </ButtonLink>
        </div>
        <article className={styles.article}>
          <PostHeader
            {...{ post, share, linkComponent, labels }}
            {...(author === undefined ? {} : { author })}
            {...(checkedBy === undefined ? {} : { checkedBy })}
          />
          <ArticleContent {...{ content, parts, linkComponent, labels }} textClassName={styles.content} />
          {updates === undefined ? null : <PostUpdates updates={updates} labels={labels} />}
          <HashTags tags={tags} links={tagLinks} linkComponent={linkComponent} labels={labels} />
        </article>
        <RelatedArticles
          articles={related}
          className={styles.related}
          linkComponent={linkComponent}
          labels={labels}
        />
      </div>
    </PageFrame>
  );
}
