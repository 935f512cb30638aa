import type { PublicPost } from '../../model/post.js';
import type { PageQuery } from './page-query.js';
import type { ChoiceLinkView } from './pagination.js';

/** The categories that a list of posts can be cut to, and the one that it is cut to. */
export interface PostCategories {
  choices: ChoiceLinkView[];
  /** As its tab says it; undefined where all are shown. */
  current?: string;
  /** The posts of the present category. */
  posts: readonly PublicPost[];
}

/**
 * The tabs of a list of posts: all, those that are always there, and the one that the address names where posts have it.
 * Whatever else the address names is all of them.
 */
export function postCategories(
  posts: readonly PublicPost[],
  [all, ...always]: readonly [string, ...string[]],
  asked: PageQuery<'category'>,
): PostCategories {
  const key = keyOf(asked.value('category'));
  const known = always.find((name) => keyOf(name) === key);
  const named =
    known ?? (key === '' ? undefined : posts.find((post) => keyOf(post.category) === key)?.category);
  const names = named === undefined || named === known ? always : [...always, named];
  const choice = (label: string, category: string, isCurrent: boolean): ChoiceLinkView => ({
    label,
    href: asked.href({ category }),
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

/** What two spellings of a category share: case, and the two words for the same play. */
function keyOf(category: string): string {
  return category.trim().toLowerCase().replace('gambling', 'gaming');
}
