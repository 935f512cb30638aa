import { memoizeWeak } from '../lazy.js';
import type { PublicPost } from '../model/post.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';

type PostSources = Pick<PublicCatalogue, 'posts' | 'postBySlug' | 'demoFallbacks'>;

/**
 * The posts that visitors see, the newest first: the published ones, or in the demo, while there are none, those that
 * stand in.
 */
export function visiblePosts({ posts, demoFallbacks }: PostSources): readonly PublicPost[] {
  return sortPosts(posts.length === 0 ? (demoFallbacks?.posts ?? posts) : posts);
}

const sortPosts = memoizeWeak((posts: readonly PublicPost[]): readonly PublicPost[] =>
  [...posts].sort(newestFirst),
);

/** The post of a slug, as visitors see it; undefined where there is none. */
export function visiblePost(catalogue: PostSources, slug: string): PublicPost | undefined {
  const stored = catalogue.postBySlug.get(slug);
  return stored ?? visiblePosts(catalogue).find((post) => post.slug === slug);
}

/** When a post came out: ISO 8601, UTC. */
export function postDate(post: PublicPost): string {
  return post.publishedAt ?? post.createdAt;
}

/** How often a post was read, the stored number and what was counted since; in the demo a post that nobody has read yet has the views that stand in. */
export function postViewCount(
  { demoFallbacks, postViews }: Pick<PublicCatalogue, 'demoFallbacks' | 'postViews'>,
  post: PublicPost,
): number {
  const views = post.views + (postViews.get(`/blog/${post.slug}`) ?? 0);
  return views === 0 ? (demoFallbacks?.viewCount(post.id) ?? 0) : views;
}

/** The few of some posts that a rank puts first, in its order; of equal ones those that stand first. */
export function topPosts(
  posts: readonly PublicPost[],
  count: number,
  rankOf: (post: PublicPost) => number,
): PublicPost[] {
  const best: { post: PublicPost; rank: number }[] = [];
  for (const post of posts) {
    const rank = rankOf(post);
    const place = best.findIndex((other) => rank > other.rank);
    if (place >= 0) best.splice(place, 0, { post, rank });
    else if (best.length < count) best.push({ post, rank });
    if (best.length > count) best.pop();
  }
  return best.map(({ post }) => post);
}

// Of those of one moment the one with the higher id.
function newestFirst(one: PublicPost, other: PublicPost): number {
  const [a, b] = [postDate(one), postDate(other)];
  if (a === b) return one.id < other.id ? 1 : -1;
  return a < b ? 1 : -1;
}
