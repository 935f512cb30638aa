import type { PublicPost } from '../collections/posts/post.js';
import { memoizeWeak } from '../lazy.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';

type PostSources = Pick<PublicCatalogue, 'posts' | 'postBySlug' | 'demoFallbacks'>;

/** The visible posts, newest first; the demo shows fallback posts while none are published. */
export function visiblePosts({ posts, demoFallbacks }: PostSources): readonly PublicPost[] {
  return sortPosts(posts.length === 0 ? (demoFallbacks?.posts ?? posts) : posts);
}

const sortPosts = memoizeWeak((posts: readonly PublicPost[]): readonly PublicPost[] =>
  [...posts].sort(newestFirst),
);

/** The visible post with a slug; undefined if there is none. */
export function visiblePost(catalogue: PostSources, slug: string): PublicPost | undefined {
  const stored = catalogue.postBySlug.get(slug);
  return stored ?? visiblePosts(catalogue).find((post) => post.slug === slug);
}

/** The orders of the blog besides the newest first. */
export const POST_SORTS = ['views', 'read-time'] as const;

/** How many of the most viewed posts stand apart: two, or one out of two or fewer. */
export function featuredPostCount(posts: number): number {
  return Math.min(FEATURED_POSTS, Math.ceil(posts / 2));
}

const FEATURED_POSTS = 2;

/** The publication time: ISO 8601, UTC. */
export function postDate(post: Pick<PublicPost, 'publishedAt' | 'createdAt'>): string {
  return post.publishedAt ?? post.createdAt;
}

/** The view count: the stored number plus the views counted since. In the demo, unread posts get a fallback count. */
export function postViewCount(
  { demoFallbacks, postViews }: Pick<PublicCatalogue, 'demoFallbacks' | 'postViews'>,
  post: PublicPost,
): number {
  const views = post.views + (postViews.get(`/blog/${post.slug}`) ?? 0);
  return views === 0 ? (demoFallbacks?.viewCount(post.id) ?? 0) : views;
}

/** The highest-ranked posts in descending order; earlier posts win ties. */
export function topPosts(
  posts: readonly PublicPost[],
  count: number,
  rankOf: (post: PublicPost) => number,
): PublicPost[] {
  const best: { post: PublicPost; rank: number }[] = [];
  for (const post of posts) {
    const rank = rankOf(post);
    const index = best.findIndex((other) => rank > other.rank);
    if (index >= 0) best.splice(index, 0, { post, rank });
    else if (best.length < count) best.push({ post, rank });
    if (best.length > count) best.pop();
  }
  return best.map(({ post }) => post);
}

/** The order of posts: the newest first; ties are broken by the higher id. */
export function newestFirst(one: PublicPost, other: PublicPost): number {
  const [a, b] = [postDate(one), postDate(other)];
  if (a === b) return one.id < other.id ? 1 : -1;
  return a < b ? 1 : -1;
}
