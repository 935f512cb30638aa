import type { ForumPageView } from '@croupier/core';
import { forumLabels } from '@croupier/core/messages';
import { Badge } from '../../parts/Badge/Badge.js';
import { type ClassNameProps, classNames } from '../../parts/class-names.js';
import styles from './MemberList.module.css';

/** The props of a list of members. */
export interface MemberListProps extends ClassNameProps {
  /** The members, in their order. */
  members: ForumPageView['members'];
}

/** The most respected members, in that order. */
export function MemberList({ members, className }: MemberListProps) {
  return (
    <ol className={classNames(styles.root, className)}>
      {members.map(({ name, posts, reputation, badge }) => (
        <li key={name} className={styles.member}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {badge === '' ? null : <Badge>{badge}</Badge>}
          <span className={styles.counts} dir="auto">
            {forumLabels.memberCounted(posts.toLocaleString('en'), reputation.toLocaleString('en'))}
          </span>
        </li>
      ))}
    </ol>
  );
}
