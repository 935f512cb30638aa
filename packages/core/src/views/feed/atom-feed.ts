import type { PublicCasino } from '../../collections/casinos/casino.js';
import type { PublicPost } from '../../collections/posts/post.js';
import { fillPlaceholders } from '../../labels/localize/localized-text.js';
import type { SiteSettings } from '../../model/documents/settings.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { pageTexts } from '../../page-texts.js';
import { shownAuthor } from '../../rules/authors.js';
import { postDate, visiblePosts } from '../../rules/visible-posts.js';
import { normalizeBaseUrl } from '../../urls/base-url.js';
import { casinoPath } from '../../urls/casino-path.js';
import { escapeXml } from '../../urls/escape-xml.js';
import { pathValue } from '../../urls/route-queries.js';
import { routePath } from '../../urls/routes.js';
import { sanitizeHtml } from '../../values/html/safe-html.js';
import { linkedText } from '../content/sanitized-content.js';
import { latestCasinos } from '../lists/casino-ranking.js';
import { readPageQuery } from '../lists/page-query.js';

/** The path of the Atom feed of all posts. */
export const FEED_PATH = '/feed.xml';
/** The path of the Atom feed of reviews. */
export const REVIEWS_FEED_PATH = '/feed/reviews.xml';
const FEED_ENTRIES = 30;

/** Whether a site has a feed: it needs a base URL and at least one post. */
export function hasFeed({ settings, posts }: PublicCatalogue): boolean {
  return settings.siteBaseUrl !== undefined && posts.length > 0;
}

/** The path of the feed of a category of the blog; undefined for a category whose name has no form for paths. */
export function categoryFeedPath(category: string): string | undefined {
  const segment = pathValue(category);
  return segment === '' ? undefined : `/feed/blog/${segment}.xml`;
}

/** The paths of all feeds of a site: of posts, of each category of the blog, of reviews. */
export function feedPaths(catalogue: PublicCatalogue): string[] {
  if (catalogue.settings.siteBaseUrl === undefined) return [];
  const categories = new Set(catalogue.posts.map(({ category }) => categoryFeedPath(category)));
  return [
    ...(hasFeed(catalogue) ? [FEED_PATH] : []),
    ...[...categories].filter((path) => path !== undefined),
    ...(catalogue.casinos.length > 0 ? [REVIEWS_FEED_PATH] : []),
  ];
}

/** A feed: what it lists, and the page that lists the same. */
interface Feed {
  path: string;
  title: string;
  page: string;
  entries: readonly FeedEntry[];
}

interface FeedEntry {
  updatedAt: string;
  xml: (base: string) => string;
}

/**
 * The feed of a path as Atom, newest first: posts with full content, or reviews; undefined if the site has none there.
 * Deterministic for the same content.
 */
export function feedXml(catalogue: PublicCatalogue, path: string = FEED_PATH): string | undefined {
  const { settings } = catalogue;
  if (settings.siteBaseUrl === undefined) return undefined;
  const feed = path === REVIEWS_FEED_PATH ? reviewsFeed(catalogue) : postsFeed(catalogue, path);
  return feed === undefined || feed.entries.length === 0
    ? undefined
    : atomXml(settings, normalizeBaseUrl(settings.siteBaseUrl), feed);
}

function postsFeed(catalogue: PublicCatalogue, path: string): Feed | undefined {
  const posts = visiblePosts(catalogue);
  const ask = readPageQuery('blog', '');
  const listed =
    path === FEED_PATH ? posts : posts.filter(({ category }) => categoryFeedPath(category) === path);
  const [{ category } = { category: '' }] = listed;
  return {
    path,
    title: path === FEED_PATH ? '' : category,
    page: path === FEED_PATH ? ask.path : ask.hrefOnly({ category }),
    entries: listed
      .slice(0, FEED_ENTRIES)
      .map((post) => ({ updatedAt: post.updatedAt, xml: (base) => feedEntry(catalogue, post, base) })),
  };
}

function reviewsFeed(catalogue: PublicCatalogue): Feed {
  return {
    path: REVIEWS_FEED_PATH,
    title: pageTexts('reviews', catalogue.labels).title,
    page: routePath({ kind: 'reviews' }),
    entries: latestCasinos(catalogue, FEED_ENTRIES).map((casino) => ({
      updatedAt: casino.updatedAt,
      xml: (base) => reviewEntry(catalogue, casino, base),
    })),
  };
}

function atomXml(settings: SiteSettings, base: string, { path, title, page, entries }: Feed): string {
  const site = settings.siteName || base;
  const updated = entries.reduce((most, { updatedAt }) => (updatedAt > most ? updatedAt : most), '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}" xml:base="${escapeXml(base)}/">`,
    `  <id>${escapeXml(base)}${path === FEED_PATH ? '/' : path}</id>`,
    `  <title>${escapeXml(title === '' ? site : `${title} - ${site}`)}</title>`,
    ...(settings.siteTagline === '' ? [] : [`  <subtitle>${escapeXml(settings.siteTagline)}</subtitle>`]),
    `  <link rel="alternate" type="text/html" href="${escapeXml(base)}${page}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(base)}${path}"/>`,
    `  <updated>${updated}</updated>`,
    ...entries.map(({ xml }) => xml(base)),
    '</feed>',
    '',
  ].join('\n');
}

/** Entry ids are post ids, so that they survive a change of slug. */
function feedEntry(catalogue: PublicCatalogue, post: PublicPost, base: string): string {
  const address = `${base}${routePath({ kind: 'post', slug: post.slug })}`;
  const terms = new Set([post.category, ...post.tags]);
  return [
    '  <entry>',
    `    <id>urn:uuid:${post.id}</id>`,
    `    <title>${escapeXml(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `    <published>${postDate(post)}</published>`,
    `    <updated>${post.updatedAt}</updated>`,
    `    <author><name>${escapeXml(shownAuthor(catalogue, post.author) || base)}</name></author>`,
    ...[...terms].map((term) => `    <category term="${escapeXml(term)}"/>`),
    `    <summary>${escapeXml(post.excerpt)}</summary>`,
    `    <content type="html">${escapeXml(linkedText(catalogue, sanitizeHtml(post.content)).content)}</content>`,
    '  </entry>',
  ].join('\n');
}

function reviewEntry(
  { labels }: PublicCatalogue,
  { id, name, slug, description, reviewer, createdAt, updatedAt }: PublicCasino,
  base: string,
): string {
  const address = `${base}${casinoPath(slug)}`;
  return [
    '  <entry>',
    `    <id>urn:uuid:${id}</id>`,
    `    <title>${escapeXml(fillPlaceholders(pageTexts('head', labels).reviewOf, { name }))}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `    <published>${createdAt}</published>`,
    `    <updated>${updatedAt}</updated>`,
    `    <author><name>${escapeXml(reviewer ?? base)}</name></author>`,
    `    <summary>${escapeXml(description)}</summary>`,
    '  </entry>',
  ].join('\n');
}
