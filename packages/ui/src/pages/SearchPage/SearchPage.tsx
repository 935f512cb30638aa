import type { CasinoCardView, SearchPageView } from '@croupier/core';
import { localNumber } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { FoundPost } from '../../search/FoundPost/FoundPost.js';
import { FoundTopics } from '../../search/FoundTopics/FoundTopics.js';
import styles from './SearchPage.module.css';

/** The props of the page: its view, and the link component. */
export interface SearchPageProps extends SearchPageView, LinkComponentProps, LabelsProps, RootProps {}

/** Search results, casinos before posts before other kinds; without results, well-rated casinos. */
export function SearchPage({
  title,
  query,
  count,
  countText,
  casinoCount,
  postCount,
  casinos,
  posts,
  groups,
  pager,
  emptyState,
  suggestion,
  alternatives,
  alternativesTitle,
  linkComponent,
  labels,
  ...frame
}: SearchPageProps) {
  const words = pageTexts('search', labels);
  const casinoCard = (casino: CasinoCardView) => (
    <CasinoCard key={casino.slug} {...casino} heading="h3" linkComponent={linkComponent} labels={labels} />
  );
  return (
    <PageFrame
      {...frame}
      hasOffers={hasOfferLinks(casinos, alternatives)}
      linkComponent={linkComponent}
      labels={labels}
    >
      <div className={styles.root}>
        <SectionHeading
          level="h1"
          title={title}
          text={query === '' ? undefined : <span data-croupier-count="">{countText}</span>}
        />
        {count > 0 ? null : (
          <EmptyState
            title={emptyState.title}
            text={emptyState.text}
            heading="h2"
            action={
              suggestion === undefined ? undefined : (
                <ButtonLink href={suggestion.href} linkComponent={linkComponent}>
                  {suggestion.text}
                </ButtonLink>
              )
            }
          />
        )}
        {casinos.length === 0 ? null : (
          <section className={styles.group} aria-labelledby="casinos">
            <SectionHeading id="casinos" title={`${words.casinos} (${localNumber(casinoCount, words)})`} />
            {casinos.map(casinoCard)}
          </section>
        )}
        {posts.length === 0 ? null : (
          <section className={styles.group} aria-labelledby="posts">
            <SectionHeading id="posts" title={`${words.posts} (${localNumber(postCount, words)})`} />
            <div>
              {posts.map((post) => (
                <FoundPost key={post.slug} {...post} linkComponent={linkComponent} />
              ))}
            </div>
          </section>
        )}
        {groups.map((group) => (
          <FoundTopics key={group.kind} {...group} linkComponent={linkComponent} labels={labels} />
        ))}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        {alternatives.length === 0 ? null : (
          <section className={styles.group} aria-labelledby="instead">
            <SectionHeading id="instead" title={alternativesTitle} />
            {alternatives.map(casinoCard)}
          </section>
        )}
      </div>
    </PageFrame>
  );
}
