import type { PublicPost } from '../../model/post.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { postDate, visiblePosts } from '../../rules/visible-posts.js';
import { normalizeBaseUrl } from '../../urls/base-url.js';
import { escapeXml } from '../../urls/escape-xml.js';
import { routePath } from '../../urls/routes.js';
import { sanitizeHtml } from '../../values/safe-html.js';

/** The path of the Atom feed. */
export const FEED_PATH = '/feed.xml';
const FEED_POSTS = 30;

/** Whether a site has a feed: it needs a base URL and at least one post. */
export function hasFeed({ settings, posts }: PublicCatalogue): boolean {
  return settings.siteBaseUrl !== undefined && posts.length > 0;
}

/**
 * The newest posts with full content as Atom; undefined if the site has no feed. Deterministic for
 * the same content.
 */
export function feedXml(catalogue: PublicCatalogue): string | undefined {
  const { settings } = catalogue;
  if (settings.siteBaseUrl === undefined || !hasFeed(catalogue)) return undefined;
  const base = normalizeBaseUrl(settings.siteBaseUrl);
  const shown = visiblePosts(catalogue).slice(0, FEED_POSTS);
  const updated = shown.reduce((most, { updatedAt }) => (updatedAt > most ? updatedAt : most), '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${escapeXml(base)}/">`,
    `  <id>${escapeXml(base)}/</id>`,
    `  <title>${escapeXml(settings.siteName || base)}</title>`,
    ...(settings.siteTagline === '' ? [] : [`  <subtitle>${escapeXml(settings.siteTagline)}</subtitle>`]),
    `  <link rel="alternate" type="text/html" href="${escapeXml(base)}${routePath({ kind: 'blog' })}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(base)}${FEED_PATH}"/>`,
    `  <updated>${updated}</updated>`,
    ...shown.map((post) => feedEntry(post, base)),
    '</feed>',
    '',
  ].join('\n');
}

/** Entry ids are post ids, so that they survive a change of slug. */
function feedEntry(post: PublicPost, base: string): string {
  const address = `${base}${routePath({ kind: 'post', slug: post.slug })}`;
  const terms = new Set([post.category, ...post.tags]);
  return [
    '  <entry>',
    `    <id>urn:uuid:${post.id}</id>`,
    `    <title>${escapeXml(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `    <published>${postDate(post)}</published>`,
    `    <updated>${post.updatedAt}</updated>`,
    `    <author><name>${escapeXml(post.author)}</name></author>`,
    ...[...terms].map((term) => `    <category term="${escapeXml(term)}"/>`),
    `    <summary>${escapeXml(post.excerpt)}</summary>`,
    `    <content type="html">${escapeXml(sanitizeHtml(post.content))}</content>`,
    '  </entry>',
  ].join('\n');
}
