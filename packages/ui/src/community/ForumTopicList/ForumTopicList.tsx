import type { ForumPageView } from '@croupier/core';
import { completeLabels, englishForumLabels, localNumber } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import styles from './ForumTopicList.module.css';

/** The props of the forum's topics. */
export interface ForumTopicListProps extends LabelsProps, RootProps {
  /** The topics, in their order. */
  topics: ForumPageView['topics'];
  /** The level of each heading. */
  heading?: 'h2' | 'h3';
}

/** Forum topics; pinned and hot ones are marked. Renders nothing without topics. */
export function ForumTopicList({ topics, heading: Heading = 'h3', labels, ...root }: ForumTopicListProps) {
  if (topics.length === 0) return null;
  const words = completeLabels(englishForumLabels(), labels);
  return (
    <ol {...rootAttributes(root, styles.root, surface.card)}>
      {topics.map((topic) => (
        <li key={`${topic.category} ${topic.title}`} className={styles.topic} data-pinned={topic.isPinned}>
          <div className={styles.text}>
            <Heading className={styles.title} dir="auto">
              {topic.title}
            </Heading>
            <p className={styles.meta}>
              {topic.isPinned ? <Badge>{words.pinned}</Badge> : null}
              {topic.isHot ? <Badge tone="poor">{words.hot}</Badge> : null}
              <span>
                {words.startedBy} <span dir="auto">{topic.author}</span>
              </span>
              <span dir="auto">{topic.category}</span>
            </p>
          </div>
          <dl className={styles.counts}>
            <div className={styles.count}>
              <dt>{words.replies}</dt>
              <dd className={styles.number}>{localNumber(topic.replies, words)}</dd>
            </div>
            <div className={styles.count}>
              <dt>{words.topicViews}</dt>
              <dd className={styles.number}>{localNumber(topic.views, words)}</dd>
            </div>
            {topic.lastReply === '' ? null : (
              <div className={styles.count}>
                <dt>{words.lastReply}</dt>
                <dd className={styles.number} dir="auto">
                  {topic.lastReply}
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ol>
  );
}
