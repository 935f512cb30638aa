import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseUrlPath } from '../../urls/url-path.js';
import { type SafeHtml, sanitizeHtml, treeOf } from '../../values/html/sanitize-html.js';
import { isPictureAddress } from '../../wordpress/addresses/picture-sizes.js';
import { withLines } from '../markdown/html-lines.js';
import { rawHtmlOf } from '../markdown/markdown-html.js';
import type { MarkdownArticle } from './markdown-articles.js';
import { isMarkdownFile, markdownPlace } from './markdown-place.js';
import { type LeftOutPart, plainMarkdown } from './plain-markdown.js';

/** What a text asks of the folder that it comes from. */
export interface BodySite {
  /** The page that an old address leads to here; undefined where none does. */
  pageAt(address: string): string | undefined;
  /** Where a picture of the folder is in the library. */
  pictureAt(address: string, alt: string): string | undefined;
}

/** The clean HTML of an article, with links and pictures as they are here. */
export function articleBody(
  { path, text }: Pick<MarkdownArticle, 'path' | 'text'>,
  site: BodySite,
): { html: SafeHtml; leftOut: LeftOutPart[] } {
  const { markdown, leftOut } = plainMarkdown(text, path.endsWith('.mdx'));
  const tree = treeOf(sanitizeHtml(rawHtmlOf(markdown)));
  renewAddresses(tree, path, site);
  return { html: withLines(sanitizeHtml(toHtml(tree)), 'none'), leftOut };
}

function renewAddresses(node: Nodes, path: string, site: BodySite): void {
  if (node.type === 'element') {
    const { properties } = node;
    const { src, href, alt } = properties;
    if (node.tagName === 'img' && typeof src === 'string') {
      const address = pictureAddress(src, path);
      if (address !== undefined) properties.src = site.pictureAt(address, String(alt ?? '')) ?? address;
    }
    if (node.tagName === 'a' && typeof href === 'string') properties.href = newHref(href, path, site);
  }
  if ('children' in node) for (const child of node.children) renewAddresses(child, path, site);
}

/** The address of a picture of the folder: as pages have it, or its place in the folder. */
export function pictureAddress(src: string, path: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(src) || !isPictureAddress(src)) return undefined;
  return src.startsWith('/') ? src.replace(/[?#].*$/s, '') : placeBeside(src, path);
}

function newHref(href: string, path: string, site: BodySite): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(href)) return href;
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const file = isMarkdownFile(address) ? address : undefined;
  const beside = address.startsWith('/') ? address : placeBeside(address, path);
  const meant = file === undefined ? (beside ?? address) : markdownPlace((beside ?? file).slice(1))?.address;
  const page = meant === undefined ? undefined : site.pageAt(meant);
  return page === undefined ? href : `${page}${rest}`;
}

/** A file beside another one, as an address; undefined where that leads out of the folder. */
function placeBeside(relative: string, path: string): string | undefined {
  const steps = path.split('/').slice(0, -1);
  for (const step of parseUrlPath(relative.replace(/[?#].*$/s, '')).path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return `/${steps.join('/')}`;
}
