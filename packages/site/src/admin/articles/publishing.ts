import { adminLabels } from '@croupier/core/messages';
import type { RowMark } from '../list/use-row-verbs.js';

const { actions, done } = adminLabels.news;

/** Publishing articles or pages, and making them drafts again. */
export function publishing(collection: 'posts' | 'pages'): readonly RowMark<{ isPublished: boolean }>[] {
  const flag = 'isPublished';
  return [
    { operation: `${collection}.publish`, flag, value: true, label: actions.publish, done: done.published },
    {
      operation: `${collection}.unpublish`,
      ...{ flag, value: false, label: actions.unpublish, done: done.unpublished },
    },
  ];
}
