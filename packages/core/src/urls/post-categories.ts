import type { PublicPost } from '../collections/posts/post.js';
import type { PageTexts } from '../labels/locales/page-texts.js';
import type { Locale } from '../labels/replaceable/labels.js';
import { blogLabels, newsLabels } from '../messages.js';
import { pageTexts } from '../page-texts.js';
import { pathValue } from './route-queries.js';

/** A category by the name that its address has, and as the site says it. */
export interface NamedCategory {
  name: string;
  label: string;
}

/** A category of a list of posts, with the keys of the spellings that posts may have of it. */
export interface PostCategory extends NamedCategory {
  keys: ReadonlySet<string>;
}

const FIXED = { blog: blogLabels.categories, news: newsLabels.categories };

/** The categories that a list offers before any post has them, in the language of the site. */
export function fixedCategories(list: keyof typeof FIXED, labels: Locale | undefined): NamedCategory[] {
  const texts = pageTexts('categories', labels);
  const [, ...names] = FIXED[list] as readonly [string, ...(keyof PageTexts['categories'])[]];
  return names.map((name) => ({ name, label: texts[name] }));
}

/** The category that an address names: one of the fixed ones, or one that a post has; undefined for others. */
export function findPostCategory(
  posts: readonly PublicPost[],
  fixed: readonly NamedCategory[],
  asked: string,
): PostCategory | undefined {
  const key = categoryKey(asked);
  if (key === '') return undefined;
  const known = fixed.find(({ name, label }) => categoryKey(name) === key || categoryKey(label) === key);
  if (known !== undefined) {
    return { ...known, keys: new Set([categoryKey(known.name), categoryKey(known.label)]) };
  }
  const written = posts.find(({ category }) => categoryKey(category) === key)?.category;
  return written === undefined ? undefined : { name: written, label: written, keys: new Set([key]) };
}

/** Equal for the spellings of a category: ignores what its path form does, and takes "gambling" for "gaming". */
export function categoryKey(category: string): string {
  return (pathValue(category) || category.trim()).replace('gambling', 'gaming');
}

/** Equal for tags that have the same page. */
export function tagKey(tag: string): string {
  return pathValue(tag) || tag.trim().toLowerCase();
}
