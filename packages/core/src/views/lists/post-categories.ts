import type { PublicPost } from '../../model/post.js';
import { pathValue } from '../../urls/route-queries.js';
import type { PageQuery } from './page-query.js';
import type { ChoiceLinkView } from './pagination.js';

/** Category tabs of a post list, and the posts of the current one. */
export interface PostCategories {
  choices: ChoiceLinkView[];
  /** The current category's label; undefined for all posts. */
  current?: string;
  /** The posts of the current category. */
  posts: readonly PublicPost[];
}

/**
 * Builds the category tabs: all posts, the fixed ones, and the category in the query if any post
 * has it. An unknown category shows all posts.
 */
export function postCategories(
  posts: readonly PublicPost[],
  [all, ...always]: readonly [string, ...string[]],
  ask: PageQuery<'category'>,
): PostCategories {
  const key = keyOf(ask.value('category'));
  const known = always.find((name) => keyOf(name) === key);
  const named =
    known ?? (key === '' ? undefined : posts.find((post) => keyOf(post.category) === key)?.category);
  const names = named === undefined || named === known ? always : [...always, named];
  const choice = (label: string, category: string, isCurrent: boolean): ChoiceLinkView => ({
    label,
    href: ask.href({ category }),
    isCurrent,
  });
  return {
    choices: [
      choice(all, '', named === undefined),
      ...names.map((name) => choice(name, name, name === named)),
    ],
    ...(named === undefined ? {} : { current: named }),
    posts: named === undefined ? posts : posts.filter((post) => keyOf(post.category) === key),
  };
}

/** The title and description in the head of a category's own page. */
export function categoryHead(
  { title, description }: { title: string; description: string },
  category: string | undefined,
): { title: string; description: string } {
  if (category === undefined) return { title, description };
  return { title: `${title}: ${category}`, description: `${category}. ${description}` };
}

/** Normalizes a category: ignores what its path form does, and treats "gambling" as "gaming". */
function keyOf(category: string): string {
  return (pathValue(category) || category.trim()).replace('gambling', 'gaming');
}
