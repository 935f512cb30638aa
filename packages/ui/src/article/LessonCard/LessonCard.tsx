import type { LessonView } from '@croupier/core';
import {
  completeLabels,
  countedText,
  englishArticleLabels,
  englishListingLabels,
} from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import styles from './LessonCard.module.css';

/** The props of a lesson's card: its view. */
export interface LessonCardProps extends LessonView, LabelsProps, RootProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A short lesson in full; it does not have a page. */
export function LessonCard({ heading: Heading = 'h3', labels, ...lesson }: LessonCardProps) {
  const words = completeLabels(englishListingLabels(), labels);
  const { readTime } = completeLabels(englishArticleLabels(), labels);
  return (
    <article {...rootAttributes(lesson, styles.root, surface.card)}>
      <p className={styles.badges}>
        <Badge dir="auto">{lesson.difficulty}</Badge>
        <span dir="auto">{lesson.category}</span>
        <span className={styles.time} dir="auto">
          {lesson.readMinutes === undefined
            ? lesson.readTime
            : countedText(readTime, lesson.readMinutes, words)}
        </span>
      </p>
      <Heading className={styles.title} dir="auto">
        {lesson.title}
      </Heading>
      <p className={styles.intro} dir="auto">
        {lesson.description}
      </p>
      <p className={styles.text} dir="auto">
        {lesson.content}
      </p>
      {lesson.tips.length === 0 ? null : (
        <div className={styles.tips}>
          <p className={styles.caption}>{words.tips}</p>
          <ul className={styles.list}>
            {lesson.tips.map((tip) => (
              <li key={tip} className={styles.tip}>
                <bdi>{tip}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
