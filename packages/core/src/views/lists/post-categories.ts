import type { PublicPost } from '../../collections/posts/post.js';
import { categoryKey, findPostCategory, type NamedCategory } from '../../urls/post-categories.js';
import type { PageQuery } from './page-query.js';
import type { ChoiceLinkView } from './pagination.js';

/** Category tabs of a post list, and the posts of the current one. */
export interface PostCategories {
  choices: ChoiceLinkView[];
  /** The current category; undefined for all posts. */
  current?: NamedCategory;
  /** The posts of the current category. */
  posts: readonly PublicPost[];
}

/** Builds the category tabs: all posts, the fixed ones, and the one in the query if any post has it. */
export function postCategories(
  posts: readonly PublicPost[],
  { all, fixed }: { all: string; fixed: readonly NamedCategory[] },
  ask: Pick<PageQuery<'category'>, 'value' | 'href'>,
): PostCategories {
  const current = findPostCategory(posts, fixed, ask.value('category'));
  const isFixed = fixed.some(({ name }) => name === current?.name);
  const named = current === undefined || isFixed ? fixed : [...fixed, current];
  const choice = (label: string, category: string, isCurrent: boolean): ChoiceLinkView => ({
    label,
    href: ask.href({ category }),
    isCurrent,
  });
  return {
    choices: [
      choice(all, '', current === undefined),
      ...named.map(({ name, label }) => choice(label, name, name === current?.name)),
    ],
    ...(current === undefined ? {} : { current }),
    posts:
      current === undefined ? posts : posts.filter(({ category }) => current.keys.has(categoryKey(category))),
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
