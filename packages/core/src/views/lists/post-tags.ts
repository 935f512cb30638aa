import type { PublicPost } from '../../collections/posts/post.js';
import { tagKey } from '../../urls/post-categories.js';
import { readPageQuery } from './page-query.js';

/** A tag of a post, with the page of the posts that have it. */
export interface TagLinkView {
  tag: string;
  href: string;
}

/** The links of a post's tags, each once. */
export function tagLinks(tags: readonly string[]): TagLinkView[] {
  const ask = readPageQuery('blog', '');
  return [...new Set(tags)].map((tag) => ({ tag, href: ask.hrefOnly({ tag }) }));
}

/** The tag of an address as a post writes it; undefined if no post has it. */
export function findTag(posts: readonly PublicPost[], asked: string): string | undefined {
  if (asked === '') return undefined;
  for (const { tags } of posts) {
    const tag = tags.find((own) => hasSameTag(own, asked));
    if (tag !== undefined) return tag;
  }
  return undefined;
}

/** Whether two tags have the same page. */
export function hasSameTag(one: string, other: string): boolean {
  return tagKey(one) === tagKey(other);
}
