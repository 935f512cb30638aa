import type { GuidesPageView } from '@croupier/core';
import { guideLabels, sampleLabels } from '@croupier/core/messages';
import { GuideCard } from '../../article/GuideCard/GuideCard.js';
import { LessonCard } from '../../article/LessonCard/LessonCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { BenefitStrip } from '../../parts/BenefitStrip/BenefitStrip.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import articles from '../articles.module.css';
import styles from './GuidesPage.module.css';

/** The props of the page: its view, and the link component. */
export interface GuidesPageProps extends GuidesPageView, LinkComponentProps, RootProps {}

/** The guides: posts, short lessons by level, and where to learn more. */
export function GuidesPage({
  title,
  description,
  latest,
  pager,
  benefits,
  featured,
  linkComponent,
  ...view
}: GuidesPageProps) {
  const { levels, lessons, resources, requests, ...frame } = view;
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={articles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <section className={articles.section} aria-labelledby="latest">
          <SectionHeading id="latest" title={guideLabels.latest} />
          {latest.length === 0 ? <EmptyState title={guideLabels.none} /> : null}
          <ul className={articles.cards}>
            {latest.map((guide) => (
              <li key={guide.slug} className={articles.card}>
                <GuideCard {...guide} linkComponent={linkComponent} />
              </li>
            ))}
          </ul>
          {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
        </section>
        <section className={styles.benefits} aria-label={guideLabels.benefitsLabel}>
          <BenefitStrip benefits={benefits} heading="p" />
        </section>
        <Lessons id="featured" title={guideLabels.featured} lessons={featured} />
        {levels.length === 0 ? null : (
          <section className={articles.section} aria-labelledby="lessons">
            <SectionHeading id="lessons" title={guideLabels.lessons} />
            <ChoiceLinks
              label={guideLabels.levelsLabel}
              choices={levels}
              variant="tabs"
              linkComponent={linkComponent}
            />
            {lessons.length === 0 ? <EmptyState title={guideLabels.noLessons} /> : null}
            <LessonCards lessons={lessons} />
          </section>
        )}
        {resources.length === 0 ? null : (
          <section className={articles.section} aria-labelledby="resources">
            <SectionHeading id="resources" title={guideLabels.resourcesTitle} />
            <ul className={styles.resources}>
              {resources.map((resource) => (
                <li key={resource.title} className={styles.resource}>
                  <NoticeButton title={sampleLabels.title} text={sampleLabels.notice}>
                    {resource.title}
                  </NoticeButton>
                  <p className={styles.text}>{resource.text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {requests.length === 0 ? null : (
          <section className={styles.requests} aria-labelledby="requests">
            <SectionHeading id="requests" title={guideLabels.requestsTitle} text={guideLabels.requestsText} />
            <div className={styles.buttons}>
              {requests.map((request, i) => (
                <NoticeButton
                  key={request}
                  variant={i === 0 ? 'primary' : 'plain'}
                  title={sampleLabels.title}
                  text={sampleLabels.notice}
                >
                  {request}
                </NoticeButton>
              ))}
            </div>
          </section>
        )}
      </div>
    </PageFrame>
  );
}

function Lessons({ id, title, lessons }: { id: string; title: string; lessons: GuidesPageView['lessons'] }) {
  if (lessons.length === 0) return null;
  return (
    <section className={articles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <LessonCards lessons={lessons} />
    </section>
  );
}

function LessonCards({ lessons }: Pick<GuidesPageView, 'lessons'>) {
  return (
    <ul className={styles.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.title} className={articles.card}>
          <LessonCard {...lesson} />
        </li>
      ))}
    </ul>
  );
}
