import { POST_CATEGORIES } from '../../model/post-categories.js';
import { type Warning, warning } from '../../warning.js';
import type { Post } from './post.js';

/** Warns of each category of the changed posts that is neither on the list nor of any other post. */
export function newCategoryWarnings(
  posts: Iterable<Post>,
  changed: Iterable<Pick<Post, 'id' | 'category'>>,
): Warning[] {
  const ids = new Set<string>();
  const categories = new Set<string>();
  for (const { id, category } of changed) {
    ids.add(id);
    categories.add(category);
  }
  for (const category of POST_CATEGORIES) categories.delete(category);
  if (categories.size === 0) return [];
  for (const { id, category } of posts) if (!ids.has(id)) categories.delete(category);
  return [...categories].map((category) =>
    warning('post.new-category', { category, categories: POST_CATEGORIES }),
  );
}
