import type { PublicPost } from '../model/post.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { postDate, shownPosts } from '../rules/shown-posts.js';
import { baseOf } from '../urls/base-url.js';
import { addressOf } from '../urls/places.js';
import { xmlText } from '../urls/xml-text.js';
import { sanitiseHtml } from '../values/safe-html.js';

/** The path of the feed. */
export const FEED_PATH = '/feed.xml';
/** How many posts the feed has: the newest ones. */
const FEED_POSTS = 30;

/** Whether a site has a feed: it says where it is, and has published something. */
export function hasFeed({ settings, posts }: PublicCatalogue): boolean {
  return settings.siteBaseUrl !== undefined && posts.length > 0;
}

/** The newest posts, whole, as Atom; undefined where the site has no feed. The same text while the content is the same. */
export function feedXml(catalogue: PublicCatalogue): string | undefined {
  const { settings } = catalogue;
  if (settings.siteBaseUrl === undefined || !hasFeed(catalogue)) return undefined;
  const base = baseOf(settings.siteBaseUrl);
  const shown = shownPosts(catalogue).slice(0, FEED_POSTS);
  const updated = shown.reduce((most, { updatedAt }) => (updatedAt > most ? updatedAt : most), '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${xmlText(base)}/">`,
    `  <id>${xmlText(base)}/</id>`,
    `  <title>${xmlText(settings.siteName || base)}</title>`,
    ...(settings.siteTagline === '' ? [] : [`  <subtitle>${xmlText(settings.siteTagline)}</subtitle>`]),
    `  <link rel="alternate" type="text/html" href="${xmlText(base)}${addressOf({ kind: 'blog' })}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${xmlText(base)}${FEED_PATH}"/>`,
    `  <updated>${updated}</updated>`,
    ...shown.map((post) => entry(post, base)),
    '</feed>',
    '',
  ].join('\n');
}

/** One post; its id stays when its address changes. */
function entry(post: PublicPost, base: string): string {
  const address = `${base}${addressOf({ kind: 'post', slug: post.slug })}`;
  const terms = new Set([post.category, ...post.tags]);
  return [
    '  <entry>',
    `    <id>urn:uuid:${post.id}</id>`,
    `    <title>${xmlText(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    `    <published>${postDate(post)}</published>`,
    `    <updated>${post.updatedAt}</updated>`,
    `    <author><name>${xmlText(post.author)}</name></author>`,
    ...[...terms].map((term) => `    <category term="${xmlText(term)}"/>`),
    `    <summary>${xmlText(post.excerpt)}</summary>`,
    `    <content type="html">${xmlText(sanitiseHtml(post.content))}</content>`,
    '  </entry>',
  ].join('\n');
}
