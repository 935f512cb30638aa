import type { ForumPageView } from '@croupier/core';
import { forumLabels, sampleLabels } from '@croupier/core/messages';
import { ForumCategories } from '../../community/ForumCategories/ForumCategories.js';
import { ForumTopicList } from '../../community/ForumTopicList/ForumTopicList.js';
import { MemberList } from '../../community/MemberList/MemberList.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
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
export interface ForumPageProps extends ForumPageView, LinkComponentProps, RootProps {}

/** The forum: samples with a search, or a text that there is none. */
export function ForumPage({ title, intro, hasSamples, empty, linkComponent, ...view }: ForumPageProps) {
  const { stats, filter, categories, found, topics, pager, members, rules, online, ...frame } = view;
  if (!hasSamples) {
    return (
      <PageFrame {...frame} linkComponent={linkComponent}>
        <div className={styles.root}>
          <SectionHeading level="h1" title={title} text={intro} />
          <EmptyState {...empty} />
        </div>
      </PageFrame>
    );
  }
  const newTopic = (
    <NoticeButton id="new-topic" variant="primary" title={sampleLabels.title} text={sampleLabels.notice}>
      {forumLabels.newTopic}
    </NoticeButton>
  );
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} action={newTopic} />
        <Notice title={sampleLabels.title}>{sampleLabels.page}</Notice>
        <StatStrip stats={stats} className={styles.figures} />
        <FilterBar {...filter} linkComponent={linkComponent} />
        {categories.length === 0 ? null : (
          <section className={styles.section} aria-labelledby="categories">
            <SectionHeading id="categories" title={forumLabels.categories} />
            <ForumCategories categories={categories} linkComponent={linkComponent} />
          </section>
        )}
        <div className={styles.columns}>
          <ListingSection
            headingId="topics"
            title={forumLabels.topics}
            action={<ResultCount>{found}</ResultCount>}
            isEmpty={topics.length === 0}
            {...{ empty, pager, linkComponent }}
          >
            {topics.length === 0 ? null : <ForumTopicList topics={topics} />}
          </ListingSection>
          <div className={styles.side}>
            {members.length === 0 ? null : (
              <section className={styles.block}>
                <SectionHeading title={forumLabels.members} />
                <MemberList members={members} />
              </section>
            )}
            {rules.length === 0 ? null : <TitledList title={forumLabels.rules} items={rules} isNumbered />}
            {online.length === 0 ? null : (
              <section className={styles.block}>
                <SectionHeading title={forumLabels.online} />
                <TagList items={online} />
              </section>
            )}
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
