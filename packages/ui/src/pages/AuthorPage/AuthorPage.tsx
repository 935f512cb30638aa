import type { AuthorPageView } from '@croupier/core';
import { fillPlaceholders } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Portrait } from '../../parts/Portrait/Portrait.js';
import { RichText } from '../../parts/RichText/RichText.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './AuthorPage.module.css';

/** The props of the page: its view, and the link component. */
export interface AuthorPageProps extends AuthorPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The page of a reviewer or author: who they are, what they reviewed and what they wrote. */
export function AuthorPage({
  name,
  position,
  bio,
  biography,
  profiles = [],
  portrait,
  link,
  counts,
  reviews,
  moreReviews,
  posts,
  morePosts,
  linkComponent,
  labels,
  ...frame
}: AuthorPageProps) {
  const Link = linkComponent ?? 'a';
  const words = pageTexts('author', labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <header className={styles.head}>
          <Portrait name={name} src={portrait} isLarge />
          <div className={styles.about}>
            <h1 className={styles.name} dir="auto">
              {name}
            </h1>
            {position === '' ? null : (
              <p className={styles.fine} dir="auto">
                {position}
              </p>
            )}
            <p className={styles.fine}>{counts.join(' · ')}</p>
          </div>
        </header>
        {bio.map((paragraph) => (
          <p key={paragraph} className={styles.bio} dir="auto">
            {paragraph}
          </p>
        ))}
        {biography === undefined ? null : <RichText html={biography} />}
        {profiles.length === 0 ? null : (
          <ul className={styles.profiles}>
            {profiles.map((profile) => (
              <li key={profile.href}>
                <a className={styles.link} href={profile.href} rel="me noopener">
                  <bdi dir="ltr">{profile.label}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
        {link === undefined ? null : (
          <p>
            <a className={styles.link} href={link} rel="noopener">
              {fillPlaceholders(words.link, { name })}
            </a>
          </p>
        )}
        {reviews.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="reviews">
            <SectionHeading id="reviews" title={words.reviews} />
            <ul className={styles.list}>
              {reviews.map((review) => (
                <li key={review.href} className={styles.item}>
                  <Link className={styles.link} href={review.href}>
                    <bdi>{review.name}</bdi>
                  </Link>
                  <span className={styles.fact}>{review.score}</span>
                  <FormattedDate date={review.updatedAt} language={words.language} />
                </li>
              ))}
            </ul>
            {moreReviews === undefined ? null : <p className={styles.fine}>{moreReviews}</p>}
          </section>
        )}
        {posts.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="posts">
            <SectionHeading id="posts" title={words.posts} />
            <ul className={styles.list}>
              {posts.map((post) => (
                <li key={post.href} className={styles.item}>
                  <Link className={styles.link} href={post.href}>
                    <bdi>{post.title}</bdi>
                  </Link>
                  <FormattedDate date={post.publishedAt} language={words.language} />
                </li>
              ))}
            </ul>
            {morePosts === undefined ? null : <p className={styles.fine}>{morePosts}</p>}
          </section>
        )}
      </div>
    </PageFrame>
  );
}
