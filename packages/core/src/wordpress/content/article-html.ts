import type { Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { isTooDeepToParse, type SafeHtml, sanitizeHtml } from '../../values/html/sanitize-html.js';
import { cleanArticle } from './article-elements.js';
import type { ArticleSite } from './article-site.js';
import { hasBlocks, withoutBlockComments } from './block-comments.js';
import { editorNote } from './editor-note.js';
import { knownShortcode } from './known-shortcodes.js';
import { withParagraphs } from './paragraphs.js';
import { replaceShortcodes, type Shortcode } from './shortcodes.js';
import { splitVerbatim } from './verbatim-parts.js';

/** What stays behind of a text, by name. */
export interface LeftOut {
  kind: 'shortcode' | 'block' | 'element';
  name: string;
}

type Leave = (kind: LeftOut['kind'], name: string) => void;

/** Clean HTML of an article, and what is not in it. */
export interface Article {
  html: SafeHtml;
  leftOut: LeftOut[];
}

/** How many shared blocks one article may show: those that show each other would never end. */
const MAX_SHARED = 100;
/** Blocks that show nothing of their own once the others are there. */
const SILENT_BLOCKS = new Set(['more', 'nextpage', 'spacer', 'post-title', 'post-content']);
/** Words in brackets that people write. */
const PLAIN_WORDS = new Set(['sic', 'a', 'b', 'c', 'i', 'x', 'edit', 'update', 'updated', 'source', 'note']);

/** The text of an article as clean HTML: paragraphs, pictures, videos and links as articles here have them. */
export function articleHtml(content: string, site: ArticleSite): Article {
  const leftOut: LeftOut[] = [];
  const leave: Leave = (kind, name) => void leftOut.push({ kind, name });
  const expanded = withoutBlocks(
    content,
    { ...site, sharedBlock: limited(site.sharedBlock, MAX_SHARED) },
    leave,
  );
  const replaced = splitVerbatim(expanded, ['pre', 'code', 'script', 'style'])
    .map(({ text, isVerbatim }) => (isVerbatim ? text : withoutShortcodes(text, site, leave)))
    .join('');
  const html = hasBlocks(content) ? replaced : withParagraphs(replaced);
  if (isTooDeepToParse(html)) return { html: sanitizeHtml(html), leftOut };
  const tree = fromHtml(html, { fragment: true });
  cleanArticle(tree, site, (name) => leave('element', name));
  return { html: sanitizeHtml(toHtml(withoutBlankLines(tree))).trim() as SafeHtml, leftOut };
}

/** Comments, as blocks have them, stand on lines of their own. */
function withoutBlankLines({ children, ...tree }: Root): Root {
  const said = children.filter(({ type }) => type !== 'comment');
  const isBlank = (child: RootContent | undefined) => child?.type === 'text' && child.value.trim() === '';
  const kept = said.filter((child, i) => !isBlank(child) || !isBlank(said[i - 1]));
  return { ...tree, children: kept.map((child) => (isBlank(child) ? { type: 'text', value: '\n' } : child)) };
}

function withoutBlocks(
  content: string,
  site: Pick<ArticleSite, 'sharedBlock' | 'table'>,
  leave: Leave,
): string {
  return withoutBlockComments(content, ({ name, attributes, isEmpty }) => {
    const shared = name === 'block' ? site.sharedBlock(String(attributes.ref)) : undefined;
    if (shared !== undefined) return withoutBlocks(shared, site, leave);
    const table = name === 'tablepress/table' ? site.table(String(attributes.id)) : undefined;
    if (table !== undefined) return table;
    if (!isEmpty || SILENT_BLOCKS.has(name)) return '';
    leave('block', name);
    return editorNote(`the block ${name} ${wordsOf(attributes)}`);
  });
}

/** A function that answers so many times. */
function limited<A, R>(ask: (given: A) => R | undefined, most: number): (given: A) => R | undefined {
  let asked = 0;
  return (given) => (asked++ < most ? ask(given) : undefined);
}

/** How deep shortcodes may stand in each other. */
const MAX_NESTED = 20;

function withoutShortcodes(html: string, site: ArticleSite, leave: Leave, depth = 0): string {
  if (!html.includes('[') || depth > MAX_NESTED) return html;
  return replaceShortcodes(html, isShortcode, (shortcode) => {
    const known = knownShortcode(shortcode, site);
    if (known !== undefined) return known;
    leave('shortcode', shortcode.name);
    // The words within stay; only what was around them goes.
    return shortcode.inner === undefined
      ? editorNote(`the shortcode ${shortcode.text.slice(1, -1)}`)
      : withoutShortcodes(shortcode.inner, site, leave, depth + 1);
  });
}

/** WordPress knows its shortcodes by name. People write brackets too: `[1]`, `[Update]`, `[sic]`. */
function isShortcode({ name, attributes, inner }: Shortcode): boolean {
  if (attributes.size > 0 && [...attributes.keys()].some((key) => !/^\d+$/.test(key))) return true;
  if (inner !== undefined || /[_-]/.test(name)) return true;
  return /^[a-z][a-z0-9]*$/.test(name) && !PLAIN_WORDS.has(name);
}

function wordsOf(attributes: Readonly<Record<string, unknown>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
