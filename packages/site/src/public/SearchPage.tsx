import type { SearchView } from '@croupier/core';
import { siteLabels } from '@croupier/core/messages';
import {
  ButtonLink,
  CasinoCard,
  EmptyState,
  FoundPost,
  PageFrame,
  Pager,
  SectionHeading,
} from '@croupier/ui';
import styles from './SearchPage.module.css';

const { search: say } = siteLabels;

/** What a search found, casinos before posts; where that is nothing, casinos that are well rated. */
export function SearchPage({
  title,
  sought,
  count,
  countText,
  casinoCount,
  postCount,
  casinos,
  posts,
  pager,
  none,
  meant,
  instead,
  ...frame
}: SearchView) {
  return (
    <PageFrame {...frame} hasOffers={casinos.length + instead.length > 0}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={sought === '' ? undefined : countText} />
        {count > 0 ? null : (
          <EmptyState
            title={none.title}
            text={none.text}
            heading="h2"
            action={meant === undefined ? undefined : <ButtonLink href={meant.href}>{meant.text}</ButtonLink>}
          />
        )}
        {casinos.length === 0 ? null : (
          <section className={styles.group} aria-labelledby="casinos">
            <SectionHeading id="casinos" title={`${say.casinos} (${casinoCount})`} />
            {casinos.map((casino) => (
              <CasinoCard key={casino.slug} {...casino} heading="h3" />
            ))}
          </section>
        )}
        {posts.length === 0 ? null : (
          <section className={styles.group} aria-labelledby="posts">
            <SectionHeading id="posts" title={`${say.posts} (${postCount})`} />
            <div>
              {posts.map((post) => (
                <FoundPost key={post.slug} {...post} />
              ))}
            </div>
          </section>
        )}
        {pager === undefined ? null : <Pager {...pager} />}
        {instead.length === 0 ? null : (
          <section className={styles.group} aria-labelledby="instead">
            <SectionHeading id="instead" title={say.instead} />
            {instead.map((casino) => (
              <CasinoCard key={casino.slug} {...casino} heading="h3" />
            ))}
          </section>
        )}
      </div>
    </PageFrame>
  );
}
