import type { Post } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';

/** What says whether visitors see an article. */
type PostVisibility = Pick<Post, 'isPublished' | 'publishedAt'>;

/** Whether an article is published, but its day has not come yet. */
export function isScheduled({ isPublished, publishedAt }: PostVisibility): boolean {
  return isPublished && publishedAt !== undefined && dayOf(publishedAt) > dayOf(new Date().toISOString());
}

/** Why visitors do not see an article; undefined where they do. */
export function hiddenPostReason(post: PostVisibility): string | undefined {
  if (!post.isPublished) return adminLabels.draftReason;
  return isScheduled(post) ? adminLabels.scheduledReason(dayOf(post.publishedAt ?? '')) : undefined;
}

function dayOf(date: string): string {
  return date.slice(0, 10);
}
