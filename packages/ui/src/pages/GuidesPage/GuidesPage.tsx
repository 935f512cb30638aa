import type { GuidesPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { GuideCard } from '../../article/GuideCard/GuideCard.js';
import { LessonCard } from '../../article/LessonCard/LessonCard.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { BenefitStrip } from '../../parts/BenefitStrip/BenefitStrip.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import articles from '../articles.module.css';
import styles from './GuidesPage.module.css';

/** The props of the page: its view, and the link component. */
export interface GuidesPageProps extends GuidesPageView, LinkComponentProps, LabelsProps, RootProps {}

/** The guides: posts, short lessons by level, and where to learn more. */
export function GuidesPage({
  title,
  description,
  latest,
  pager,
  benefits,
  featured,
  linkComponent,
  labels,
  ...view
}: GuidesPageProps) {
  const { levels, lessons, resources, requests, ...frame } = view;
  const words = pageTexts('guides', labels);
  const sample = pageTexts('sample', labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={articles.root}>
        <SectionHeading level="h1" title={title} text={description} />
        <section className={articles.section} aria-labelledby="latest">
          <SectionHeading id="latest" title={words.latest} />
          {latest.length === 0 ? <EmptyState title={words.none} /> : null}
          <ul className={articles.cards}>
            {latest.map((guide) => (
              <li key={guide.slug} className={articles.card}>
                <GuideCard {...guide} linkComponent={linkComponent} labels={labels} />
              </li>
            ))}
          </ul>
          {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        </section>
        <section className={styles.benefits} aria-label={words.benefitsLabel}>
          <BenefitStrip benefits={benefits} heading="p" />
        </section>
        <Lessons id="featured" title={words.featured} lessons={featured} labels={labels} />
        {levels.length === 0 ? null : (
          <section className={articles.section} aria-labelledby="lessons">
            <SectionHeading id="lessons" title={words.lessons} />
            <ChoiceLinks
              label={words.levelsLabel}
              choices={levels}
              variant="tabs"
              linkComponent={linkComponent}
            />
            {lessons.length === 0 ? <EmptyState title={words.noLessons} /> : null}
            <LessonCards lessons={lessons} labels={labels} />
          </section>
        )}
        {resources.length === 0 ? null : (
          <section className={articles.section} aria-labelledby="resources">
            <SectionHeading id="resources" title={words.resourcesTitle} />
            <ul className={styles.resources}>
              {resources.map((resource) => (
                <li key={resource.title} className={styles.resource}>
                  <NoticeButton title={sample.title} text={sample.notice} closeLabel={labels?.close}>
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
            <SectionHeading id="requests" title={words.requestsTitle} text={words.requestsText} />
            <div className={styles.buttons}>
              {requests.map((request, i) => (
                <NoticeButton
                  key={request}
                  variant={i === 0 ? 'primary' : 'plain'}
                  title={sample.title}
                  text={sample.notice}
                  closeLabel={labels?.close}
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

function Lessons({
  id,
  title,
  lessons,
  labels,
}: { id: string; title: string; lessons: GuidesPageView['lessons'] } & LabelsProps) {
  if (lessons.length === 0) return null;
  return (
    <section className={articles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <LessonCards lessons={lessons} labels={labels} />
    </section>
  );
}

function LessonCards({ lessons, labels }: Pick<GuidesPageView, 'lessons'> & LabelsProps) {
  return (
    <ul className={styles.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.title} className={articles.card}>
          <LessonCard {...lesson} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
