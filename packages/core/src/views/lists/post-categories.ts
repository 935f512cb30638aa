import type { PageTexts } from '../../labels/locales/page-texts.js';
import type { Locale } from '../../labels/replaceable/labels.js';
import type { PublicPost } from '../../model/post.js';
import { pageTexts } from '../../page-texts.js';
import { pathValue } from '../../urls/route-queries.js';
import type { PageQuery } from './page-query.js';
import type { ChoiceLinkView } from './pagination.js';

/** A category by the name that its address has, and as the site says it. */
export interface NamedCategory {
  name: string;
  label: string;
}

/** The categories that a page offers before any post has them, in the language of the site; the first is all posts. */
export function namedCategories(
  all: string,
  [, ...names]: readonly [string, ...(keyof PageTexts['categories'])[]],
  labels: Locale | undefined,
): [all: string, ...always: NamedCategory[]] {
  const texts = pageTexts('categories', labels);
  return [all, ...names.map((name) => ({ name, label: texts[name] }))];
}

/** Category tabs of a post list, and the posts of the current one. */
export interface PostCategories {
  choices: ChoiceLinkView[];
  /** The current category; undefined for all posts. */
  current?: NamedCategory;
  /** The posts of the current category. */
  posts: readonly PublicPost[];
}

/**
 * Builds the category tabs: all posts, the fixed ones, and the category in the query if any post
 * has it. An unknown category shows all posts.
 */
export function postCategories(
  posts: readonly PublicPost[],
  [all, ...always]: readonly [string, ...NamedCategory[]],
  ask: PageQuery<'category'>,
): PostCategories {
  const key = keyOf(ask.value('category'));
  const known = always.find(({ name, label }) => keyOf(name) === key || keyOf(label) === key);
  const named = known ?? categoryOfPosts(posts, key);
  const names = named === undefined || named === known ? always : [...always, named];
  const keys = new Set(known === undefined ? [key] : [keyOf(known.name), keyOf(known.label)]);
  const choice = (label: string, category: string, isCurrent: boolean): ChoiceLinkView => ({
    label,
    href: ask.href({ category }),
    isCurrent,
  });
  return {
    choices: [
      choice(all, '', named === undefined),
      ...names.map((one) => choice(one.label, one.name, one === named)),
    ],
    ...(named === undefined ? {} : { current: named }),
    posts: named === undefined ? posts : posts.filter((post) => keys.has(keyOf(post.category))),
  };
}

/** A category that no page offers by itself, as a post writes it. */
function categoryOfPosts(posts: readonly PublicPost[], key: string): NamedCategory | undefined {
  const category = key === '' ? undefined : posts.find((post) => keyOf(post.category) === key)?.category;
  return category === undefined ? undefined : { name: category, label: category };
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
