import type { PostPageView } from '@croupier/core';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Portrait } from '../../parts/Portrait/Portrait.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { Cover } from '../Cover/Cover.js';
import { PostMeta } from '../PostMeta/PostMeta.js';
import { ShareMenu } from '../ShareMenu/ShareMenu.js';
import styles from './PostHeader.module.css';

/** The props of a post's head. */
export interface PostHeaderProps
  extends Pick<PostPageView, 'post' | 'share' | 'author' | 'checkedBy'>,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

/** The header of a post: title, author, date, share menu and picture. */
export function PostHeader({
  post,
  share,
  author,
  checkedBy,
  linkComponent: Link = 'a',
  labels,
  ...root
}: PostHeaderProps) {
  const name = author?.name ?? post.author;
  return (
    <header {...rootAttributes(root, styles.root)}>
      <p>
        <Badge dir="auto">{post.category}</Badge>
      </p>
      <h1 className={styles.title} dir="auto">
        {post.title}
      </h1>
      <p className={styles.excerpt} dir="auto">
        {post.excerpt}
      </p>
      <div className={styles.facts}>
        {name === '' ? null : <Portrait name={name} src={author?.portrait} />}
        <div className={styles.byline}>
          {name === '' ? null : (
            <p className={styles.author}>
              {author === undefined ? (
                <bdi className={styles.name}>{name}</bdi>
              ) : (
                <Link className={styles.name} href={author.href}>
                  <bdi>{name}</bdi>
                </Link>
              )}{' '}
              {post.authorRole === undefined ? null : <span>{post.authorRole}</span>}
            </p>
          )}
          {checkedBy === undefined ? null : (
            <p className={styles.author} dir="auto">
              {checkedBy.href === undefined ? (
                checkedBy.text
              ) : (
                <Link className={styles.checked} href={checkedBy.href}>
                  {checkedBy.text}
                </Link>
              )}
            </p>
          )}
          <PostMeta {...post} labels={labels} />
        </div>
        <ShareMenu {...share} className={styles.share} labels={labels} />
      </div>
      {post.image === undefined ? null : (
        <Cover image={post.image} category={post.category} isFirst className={styles.cover} />
      )}
    </header>
  );
}
