import { newsLabels, postLabels } from '../messages.js';
import type { PublicPost } from '../model/post.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { textLength } from '../rules/reading.js';
import { foremost, postDate, shownPost, shownPosts } from '../rules/shown-posts.js';
import { addressOf } from '../urls/places.js';
import { queryText } from '../urls/queries.js';
import { type WrittenView, written } from './affiliate-links.js';
import { type Frame, frame } from './frame.js';
import { absolute, breadcrumbData, metaText, type StructuredData } from './page-head.js';
import { type PostCardView, postCard } from './post-card.js';
import { type ShareView, shareView } from './post-share.js';

/** The page of a post, complete. */
export interface PostView extends Frame, WrittenView {
  /** The post as on its card. */
  post: PostCardView;
  /** The way from the home page; the last place is the post itself, its title cut. */
  places: { label: string; href?: string }[];
  /** The path of the News page. */
  back: string;
  /** All of its tags. */
  tags: string[];
  /** What is handed on, and where. */
  share: ShareView;
  /** A few others, the nearest in subject first. */
  related: PostCardView[];
}

/** How many other posts a post leads to. */
const RELATED_POSTS = 2;
/** How much of its title stands in the way from the home page, in characters. */
const TITLE_IN_WAY = 50;

/** The page of a post; undefined where no post that visitors see has the slug. */
export function post(catalogue: PublicCatalogue, slug: string): PostView | undefined {
  const found = shownPost(catalogue, slug);
  if (found === undefined) return undefined;
  const { settings } = catalogue;
  const card = postCard(catalogue, found);
  const { title, category, href } = card;
  const news = addressOf({ kind: 'news' });
  const sameCategory = `${news}?${queryText(new Map([['category', category]]))}`;
  const description = metaText(card.excerpt);
  return {
    ...frame(catalogue, {
      title,
      path: href,
      description,
      ...(card.image === undefined ? {} : { image: card.image }),
      kind: 'article',
      structured: [
        postingData(catalogue, found, card),
        breadcrumbData(settings, [
          { name: newsLabels.title, path: news },
          { name: category, path: sameCategory },
          { name: title, path: href },
        ]),
      ],
    }),
    post: card,
    places: [
      { label: postLabels.home, href: addressOf({ kind: 'home' }) },
      { label: newsLabels.title, href: news },
      { label: category, href: sameCategory },
      { label: cut(title) },
    ],
    back: news,
    ...written(catalogue, found.content),
    tags: found.tags,
    share: shareView(settings, card),
    related: relatedPosts(catalogue, found).map((other) => postCard(catalogue, other)),
  };
}

/** A post for search engines, from what is stored. */
function postingData(
  { settings }: PublicCatalogue,
  found: PublicPost,
  { href, author, image }: PostCardView,
): StructuredData {
  const address = absolute(settings, href);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: found.title,
    description: metaText(found.excerpt),
    url: address,
    mainEntityOfPage: address,
    ...(image === undefined ? {} : { image: absolute(settings, image) }),
    author: { '@type': 'Person', name: author },
    ...(settings.siteName === ''
      ? {}
      : { publisher: { '@type': 'Organization', name: settings.siteName, url: absolute(settings, '/') } }),
    datePublished: postDate(found),
    dateModified: found.updatedAt,
    articleSection: found.category,
    ...(found.tags.length === 0 ? {} : { keywords: found.tags.join(', ') }),
    wordCount: textLength(found.content).words,
  };
}

/** The other posts that are nearest to a post: of its category first, then by shared tags, then the newest. */
function relatedPosts(catalogue: PublicCatalogue, found: PublicPost): PublicPost[] {
  const nearness = (other: PublicPost) =>
    (other.category === found.category ? 100 : 0) +
    other.tags.filter((tag) => found.tags.includes(tag)).length;
  const others = shownPosts(catalogue).filter((other) => other.id !== found.id);
  return foremost(others, RELATED_POSTS, nearness);
}

function cut(title: string): string {
  const characters = [...title];
  return characters.length <= TITLE_IN_WAY ? title : `${characters.slice(0, TITLE_IN_WAY).join('')}…`;
}
