import { lazy, memoizeWeak } from '../../lazy.js';
import { messages } from '../../messages.js';
import type { PublicPost } from '../../model/post.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { excerptOf, readingMinutes } from '../../rules/reading-time.js';
import { postDate, postViewCount, topPosts } from '../../rules/visible-posts.js';
import { routePath } from '../../urls/routes.js';

/** A post in short: what a card or the head of its page says of it. */
export interface PostCardView {
  /** Its name in addresses. */
  slug: string;
  /** The path of the post. */
  href: string;
  /** The heading. */
  title: string;
  /** What it is about, in a sentence or two. */
  excerpt: string;
  /** The subject that it is filed under. */
  category: string;
  /** Who wrote it. */
  author: string;
  /** What the author does here. */
  authorRole: string;
  /** Absent where the post has no picture. */
  image?: string;
  /** When it came out: ISO 8601, UTC. */
  publishedAt: string;
  /** Such as `5 min read`. */
  readTime: string;
  /** How often it was read, such as `2.3k`; absent where nobody has. */
  views?: string;
  /** True where staff put it first. */
  isFeatured: boolean;
  /** The first few of its tags. */
  tags: string[];
}

/** How many tags a card shows. */
const TAGS_ON_CARD = 3;
/** How many posts are featured where there are enough. */
const FEATURED_POSTS = 2;

/** The card of a post. */
export function postCard(catalogue: PublicCatalogue, post: PublicPost, isFeatured = false): PostCardView {
  const views = postViewCount(catalogue, post);
  return {
    slug: post.slug,
    href: routePath({ kind: 'post', slug: post.slug }),
    title: post.title,
    excerpt: excerptOf(post.excerpt, post.content),
    category: post.category,
    author: post.author,
    authorRole: messages.post.authorRole,
    ...(post.featuredImage === undefined ? {} : { image: post.featuredImage }),
    publishedAt: postDate(post),
    readTime: messages.readTime(postReadingMinutes(post)),
    ...(views === 0 ? {} : { views: shortCount(views) }),
    isFeatured,
    tags: post.tags.slice(0, TAGS_ON_CARD),
  };
}

/**
 * The posts that stand out: the two most read ones, the newer first where they are read alike; of two posts or fewer only
 * one.
 */
export function featuredPosts(catalogue: PublicCatalogue, posts: readonly PublicPost[]): PublicPost[] {
  const most = Math.min(FEATURED_POSTS, Math.ceil(posts.length / 2));
  return topPosts(posts, most, (post) => postViewCount(catalogue, post));
}

/** Minutes to read a post. */
export function postReadingMinutes(post: PublicPost): number {
  return minutes(post);
}

// A list in this order counts every word of the site.
const minutes = memoizeWeak((post: PublicPost) => readingMinutes(post.content));

/** A count in short, as people say it: `950`, `2.3k`, `1.2m`. */
function shortCount(count: number): string {
  return compact().format(count).toLowerCase();
}

const compact = lazy(() => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }));
