import type { PublicPost } from '../../collections/posts/post.js';
import { countedText, shortCount } from '../../labels/localize/localized-text.js';
import { memoizeWeak } from '../../lazy.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { findRecord, shownAuthor } from '../../rules/authors.js';
import { excerptOf, readingMinutes } from '../../rules/reading-time.js';
import { featuredPostCount, postDate, postViewCount, topPosts } from '../../rules/visible-posts.js';
import { routePath } from '../../urls/routes.js';

/** A post summary, for cards and for the top of the post's page. */
export interface PostCardView {
  /** Its name in addresses. */
  slug: string;
  /** The path of the post. */
  href: string;
  /** The headline. */
  title: string;
  /** Plain text, from the content where staff wrote none. */
  excerpt: string;
  /** The name of its category. */
  category: string;
  /** A person, or the site where none is named; may be empty. */
  author: string;
  /** What the author is, as their record says; in the sample the same for all others. */
  authorRole?: string;
  /** The URL of the picture, if any. */
  image?: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** Such as `5 min read`. */
  readTime: string;
  /** The same as a number, for other languages. */
  readMinutes?: number;
  /** A short view count such as `2.3k`; absent for zero. */
  views?: string;
  /** The count itself, for other languages. */
  viewCount?: number;
  /** True for posts that staff feature. */
  isFeatured: boolean;
  /** The first few tags. */
  tags: string[];
}

const TAGS_ON_CARD = 3;

/** Builds the card of a post. */
export function postCard(catalogue: PublicCatalogue, post: PublicPost, isFeatured = false): PostCardView {
  const lists = pageTexts('lists', catalogue.labels);
  const views = postViewCount(catalogue, post);
  const own = findRecord(catalogue, post.author)?.role || undefined;
  const role = own ?? (catalogue.settings.isSample ? lists.authorRole : undefined);
  return {
    slug: post.slug,
    href: routePath({ kind: 'post', slug: post.slug }),
    title: post.title,
    excerpt: excerptOf(post.excerpt, post.content),
    category: post.category,
    author: shownAuthor(catalogue, post.author),
    ...(role === undefined ? {} : { authorRole: role }),
    ...(post.featuredImage === undefined ? {} : { image: post.featuredImage }),
    publishedAt: postDate(post),
    readTime: countedText(lists.readTime, postReadingMinutes(post), lists),
    readMinutes: postReadingMinutes(post),
    ...(views === 0 ? {} : { views: shortCount(views, lists.language), viewCount: views }),
    isFeatured,
    tags: post.tags.slice(0, TAGS_ON_CARD),
  };
}

/** The most viewed posts: two, or one out of two or fewer. The newer post wins a tie. */
export function featuredPosts(catalogue: PublicCatalogue, posts: readonly PublicPost[]): PublicPost[] {
  return topPosts(posts, featuredPostCount(posts.length), (post) => postViewCount(catalogue, post));
}

export function postReadingMinutes(post: PublicPost): number {
  return minutes(post);
}

// Cached, because sorting by reading time counts the words of every post.
const minutes = memoizeWeak((post: PublicPost) => readingMinutes(post.content));
