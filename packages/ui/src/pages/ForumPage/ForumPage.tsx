import type { ForumPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { ForumCategories } from '../../community/ForumCategories/ForumCategories.js';
import { ForumTopicList } from '../../community/ForumTopicList/ForumTopicList.js';
import { MemberList } from '../../community/MemberList/MemberList.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';
import { TitledList } from '../sections/TitledList.js';

/** The props of the page: its view, and the link component. */
export interface ForumPageProps extends ForumPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The forum: samples with a search, or a text that there is none. */
export function ForumPage({
  title,
  intro,
  hasSamples,
  empty,
  linkComponent,
  labels,
  ...view
}: ForumPageProps) {
  const { stats, filter, categories, found, topics, pager, members, rules, online, ...frame } = view;
  const words = pageTexts('forum', labels);
  const sample = pageTexts('sample', labels);
  if (!hasSamples) {
    return (
      <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
        <div className={styles.root}>
          <SectionHeading level="h1" title={title} text={intro} />
          <EmptyState {...empty} />
        </div>
      </PageFrame>
    );
  }
  const newTopic = (
    <NoticeButton
      id="new-topic"
      variant="primary"
      title={sample.title}
      text={sample.notice}
      closeLabel={labels?.close}
    >
      {words.newTopic}
    </NoticeButton>
  );
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} action={newTopic} />
        <Notice title={sample.title}>{sample.page}</Notice>
        <StatStrip stats={stats} className={styles.figures} />
        <FilterBar {...filter} linkComponent={linkComponent} labels={labels} />
        {categories.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="categories">
            <SectionHeading id="categories" title={words.categories} />
            <ForumCategories categories={categories} linkComponent={linkComponent} labels={labels} />
          </section>
        )}
        <div className={styles.columns}>
          <ListingSection
            headingId="topics"
            title={words.topics}
            action={<ResultCount>{found}</ResultCount>}
            isEmpty={topics.length === 0}
            {...{ empty, pager, linkComponent, labels }}
          >
            {topics.length === 0 ? null : <ForumTopicList topics={topics} labels={labels} />}
          </ListingSection>
          <div className={styles.side}>
            {members.length === 0 ? null : (
              <section className={styles.block}>
                <SectionHeading title={words.members} />
                <MemberList members={members} labels={labels} />
              </section>
            )}
            {rules.length === 0 ? null : <TitledList title={words.rules} items={rules} isNumbered />}
            {online.length === 0 ? null : (
              <section className={styles.block}>
                <SectionHeading title={words.online} />
                <TagList items={online} />
              </section>
            )}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
