import type { ForumPageView } from '@croupier/core';
import { completeLabels, countedText, englishForumLabels, localList } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './MemberList.module.css';

/** The props of a list of members. */
export interface MemberListProps extends LabelsProps, RootProps {
  /** The members, in their order. */
  members: ForumPageView['members'];
}

/** The most respected members, in that order. */
export function MemberList({ members, labels, ...root }: MemberListProps) {
  const words = completeLabels(englishForumLabels(), labels);
  return (
    <ol {...rootAttributes(root, styles.root)}>
      {members.map(({ name, posts, reputation, badge }) => (
        <li key={name} className={styles.member}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {badge === '' ? null : <Badge dir="auto">{badge}</Badge>}
          <span className={styles.counts} dir="auto">
            {localList(
              [countedText(words.postCount, posts, words), countedText(words.reputation, reputation, words)],
              words,
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
