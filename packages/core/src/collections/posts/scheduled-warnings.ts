import { type Warning, warning } from '../../warning.js';
import type { Post } from './post.js';

/** How many posts a warning names. */
const MAX_NAMED = 5;

/** Warns of published posts whose day has not come yet: visitors see each from its day on, in UTC. */
export function scheduledWarnings(posts: readonly Post[], now: string): Warning[] {
  const today = now.slice(0, 10);
  const later = posts.flatMap(({ title, isPublished, publishedAt = '' }) => {
    const day = publishedAt.slice(0, 10);
    return isPublished && day > today ? [{ title, day }] : [];
  });
  if (later.length === 0) return [];
  return [warning('post.scheduled', { posts: later.slice(0, MAX_NAMED), count: later.length })];
}
