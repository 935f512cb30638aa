import type { PublicPost } from '../../../collections/posts/post.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { textLength } from '../../../rules/reading-time.js';
import { postDate, topPosts, visiblePost, visiblePosts } from '../../../rules/visible-posts.js';
import { routeAddress } from '../../../urls/route-queries.js';
import { routePath } from '../../../urls/routes.js';
import { splitUpdate } from '../../../values/text/split-update.js';
import { type PostCardView, postCard } from '../../cards/post-card.js';
import { type ArticleContentView, articleContent } from '../../content/article-content.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import {
  absoluteUrl,
  breadcrumbStructuredData,
  inLanguage,
  metaDescription,
  questionsStructuredData,
  type StructuredData,
} from '../../frame/page-head.js';
import {
  type AuthorLinkView,
  authorLink,
  type CheckedByView,
  checkedByView,
  checkedPage,
  personStructuredData,
} from '../../links/author-link.js';
import { type ShareView, shareView } from '../../links/share.js';
import { type TagLinkView, tagLinks } from '../../lists/post-tags.js';
import { postSharePicture } from '../../share/share-picture.js';
import { sharedPicture } from '../../share/shared-picture.js';

/** The page of a post. */
export interface PostPageView extends PageFrameView, ArticleContentView {
  /** What its card says too. */
  post: PostCardView;
  /** The last item is the post itself, with its title shortened. */
  breadcrumbs: { label: string; href?: string }[];
  /** The path of the News page. */
  back: string;
  /** All tags of the post. */
  tags: string[];
  /** The pages of the tags. */
  tagLinks: TagLinkView[];
  /** The share links of the post. */
  share: ShareView;
  /** What changed since it came out, the latest day first; absent where nothing did. */
  updates?: PostUpdateView[];
  /** Most similar first. */
  related: PostCardView[];
  /** The page of the author, if they have one. */
  author?: AuthorLinkView;
  /** Who checked its facts; with the page of that author, if they have one. */
  checkedBy?: CheckedByView;
}

/** What changed of a post on a day. */
export interface PostUpdateView {
  /** YYYY-MM-DD. */
  day: string;
  text: string;
}

const RELATED_POSTS = 2;
/** Maximum length of the title in the breadcrumbs, in characters. */
const BREADCRUMB_LENGTH = 50;

/** Builds the page of a post; undefined if no visible post has the slug. */
export function postPage(catalogue: PublicCatalogue, slug: string): PostPageView | undefined {
  const found = visiblePost(catalogue, slug);
  if (found === undefined) return undefined;
  const { settings } = catalogue;
  const card = postCard(catalogue, found);
  const { title, category, href } = card;
  const author = authorLink(catalogue, found.author);
  const news = routePath({ kind: 'news' });
  const sameCategory = routeAddress({ kind: 'news' }, new Map([['category', category]]));
  const description = metaDescription(card.excerpt);
  const updates = postUpdates(catalogue, found);
  const text = articleContent(catalogue, found.content);
  const { title: newsTitle } = pageTexts('news', catalogue.labels);
  return {
    ...pageFrame(catalogue, {
      title,
      path: href,
      section: news,
      description,
      search: found,
      ...(card.image === undefined ? {} : { image: card.image }),
      drawnImage: postSharePicture(catalogue, found),
      kind: 'article',
      structured: [
        postStructuredData(catalogue, found, card, updates[0]?.day),
        breadcrumbStructuredData(catalogue, [
          { name: newsTitle, path: news },
          { name: category, path: sameCategory },
          { name: title, path: href },
        ]),
        ...questionsStructuredData(text.content),
      ],
    }),
    post: card,
    breadcrumbs: [
      { label: pageTexts('head', catalogue.labels).home, href: routePath({ kind: 'home' }) },
      { label: newsTitle, href: news },
      { label: category, href: sameCategory },
      { label: truncateTitle(title) },
    ],
    back: news,
    ...text,
    tags: found.tags,
    tagLinks: tagLinks(found.tags),
    ...(author === undefined ? {} : { author }),
    ...checkedByView(catalogue, found.checkedBy),
    ...(updates.length === 0 ? {} : { updates }),
    share: shareView(settings, card),
    related: relatedPosts(catalogue, found).map((other) => postCard(catalogue, other)),
  };
}

function postStructuredData(
  catalogue: PublicCatalogue,
  found: PublicPost,
  { href, author, image }: PostCardView,
  lastUpdate: string | undefined,
): StructuredData {
  const { settings } = catalogue;
  const address = absoluteUrl(settings, href);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: found.title,
    description: found.seoDescription || metaDescription(found.excerpt),
    url: address,
    ...inLanguage(settings),
    mainEntityOfPage: checkedPage(catalogue, address, found.checkedBy) ?? address,
    image: absoluteUrl(settings, sharedPicture(found) ?? image ?? settings.defaultOgImage),
    ...(author === '' ? {} : { author: authorStructuredData(catalogue, found.author, author) }),
    ...(settings.siteName === ''
      ? {}
      : { publisher: { '@type': 'Organization', name: settings.siteName, url: absoluteUrl(settings, '/') } }),
    datePublished: postDate(found),
    dateModified: lastUpdate ?? found.updatedAt,
    articleSection: found.category,
    ...(found.tags.length === 0 ? {} : { keywords: found.tags.join(', ') }),
    wordCount: textLength(found.content).words,
  };
}

/** The updates that are not dated later than today; those of one day stay in their order. */
function postUpdates({ today }: PublicCatalogue, { updates }: PublicPost): PostUpdateView[] {
  return updates
    .map(splitUpdate)
    .filter(({ day }) => day <= today)
    .sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
}

/** A person with a page here, or the site where no person is named. */
function authorStructuredData(catalogue: PublicCatalogue, author: string, name: string): object {
  return (
    personStructuredData(catalogue, author) ?? {
      '@type': 'Organization',
      name,
      url: absoluteUrl(catalogue.settings, '/'),
    }
  );
}

/** Ranks by same category, then shared tags, then newest. */
function relatedPosts(catalogue: PublicCatalogue, found: PublicPost): PublicPost[] {
  const nearness = (other: PublicPost) =>
    (other.category === found.category ? 100 : 0) +
    other.tags.filter((tag) => found.tags.includes(tag)).length;
  const others = visiblePosts(catalogue).filter((other) => other.id !== found.id);
  return topPosts(others, RELATED_POSTS, nearness);
}

function truncateTitle(title: string): string {
  const characters = [...title];
  return characters.length <= BREADCRUMB_LENGTH
    ? title
    : `${characters.slice(0, BREADCRUMB_LENGTH).join('')}…`;
}
