import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { element, isElement, rewrite } from '../../html/element-tree.js';
import { textOf } from '../../values/html/sanitize-html.js';
import type { ArticleSite } from './article-site.js';
import { editorNote } from './editor-note.js';
import { linkOrVideo, videoBlock } from './video-block.js';

/** What begins a line of its own. */
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|table|div|section|figure|details|hr|aside|article|header|footer|center|address)$/;
/** Elements that only arrange others. */
const WRAPPER = /^(?:div|section|article|aside|main|header|footer|center|nav|address)$/;
/** Elements whose loss is told. */
const LOST = /^(?:form|object|embed|applet|canvas|svg|noscript|map)$/;
const ADDRESS_ALONE = /^https?:\/\/[^\s<>]+$/;

/** Makes the elements of an article those that articles here have. */
export function cleanArticle(tree: Root, site: ArticleSite, leave: (name: string) => void): void {
  rewrite(tree, (node) => {
    if (node.type === 'comment') return [];
    return isElement(node) ? cleaned(node, site, leave) : [node];
  });
  rewrite(tree, (node) => (isEmptyParagraph(node) ? [] : [node]));
}

function cleaned(node: Element, site: ArticleSite, leave: (name: string) => void): ElementContent[] {
  const { tagName, properties, children } = node;
  if (LOST.test(tagName)) leave(tagName);
  switch (tagName) {
    case 'script':
    case 'style':
      leave(tagName);
      return [];
    case 'iframe':
      return player(node, leave);
    case 'video':
    case 'audio':
      return file(node);
    case 'img':
      return [picture(node, site)];
    case 'a':
      return link(node, site);
    case 'p':
      return aloneAddress(node) ?? [node];
    case 'figure':
      return figure(node);
    default:
      if (properties.dataBlock !== undefined || !WRAPPER.test(tagName)) return [node];
      return aloneAddress(node) ?? unwrapped(children);
  }
}

/** What a wrapper holds: its blocks as they are, and the words between them as paragraphs. */
function unwrapped(children: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    if (words.some((one) => textOf(one).trim() !== '' || isElement(one))) parts.push(element('p', words));
    words = [];
  };
  for (const child of children) {
    if (!isElement(child) || !BLOCK.test(child.tagName)) words.push(child);
    else {
      endWords();
      parts.push(child);
    }
  }
  endWords();
  return parts;
}

/** A figure; one around others, such as a gallery, makes place for them. */
function figure(node: Element): ElementContent[] {
  if (node.properties.dataBlock !== undefined) return [node];
  const figures = figuresIn(node);
  if (figures.length === 0) return [node];
  const caption = node.children.find((child) => isElement(child, 'figcaption'));
  const words = caption === undefined || textOf(caption).trim() === '' ? [] : [caption as Element];
  return [...figures, ...words.map(({ children }) => element('p', children))];
}

function figuresIn(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return isElement(child, 'figure') ? [child] : figuresIn(child);
  });
}

/** A video or a link, where an address stands alone: WordPress shows what is there. */
function aloneAddress(node: Element): ElementContent[] | undefined {
  const text = node.children.length === 1 && node.children[0]?.type === 'text' ? textOf(node).trim() : '';
  return ADDRESS_ALONE.test(text) ? parsed(linkOrVideo(text)) : undefined;
}

function player({ properties }: Element, leave: (name: string) => void): ElementContent[] {
  const src = String(properties.src ?? properties.dataSrc ?? '').replace(/^\/\//, 'https://');
  const video = videoBlock(src);
  if (video !== undefined) return parsed(video);
  const host = URL.canParse(src) ? new URL(src).host : '';
  leave(`iframe ${host}`.trim());
  return parsed(editorNote(`a frame ${src}`));
}

function file(node: Element): ElementContent[] {
  const sources = [node, ...node.children].map((one) => (isElement(one) ? one.properties.src : undefined));
  const src = sources.find((one) => typeof one === 'string');
  return src === undefined ? [] : parsed(linkOrVideo(String(src)));
}

/** A picture in whole, with what it shows; pages choose the size. */
function picture({ properties }: Element, site: ArticleSite): Element {
  const written = [properties.src, properties.dataSrc, properties.dataLazySrc].map((one) =>
    String(one ?? ''),
  );
  const given = written.find((one) => one !== '' && !one.startsWith('data:')) ?? written[0] ?? '';
  const { src, alt } = site.wholePicture(given.replace(/^\/\//, 'https://'));
  const words = String(properties.alt ?? '') || alt || '';
  const { title } = properties;
  return element('img', [], { src, alt: words, ...(title === undefined ? {} : { title }) });
}

/** A link to where its page is now. One around a picture that only shows the picture itself goes, as one to a place that no page has. */
function link({ properties, children }: Element, site: ArticleSite): ElementContent[] {
  const href = String(properties.href ?? '').trim();
  if (href === '' || href.startsWith('#')) return children;
  const isOfPicture = children.some((child) => isElement(child, 'img'));
  if (isOfPicture && /\.(?:jpe?g|png|gif|webp)$/i.test(href)) return children;
  const { className: _, ...kept } = properties;
  return [element('a', children, { ...kept, href: site.newAddress(href) })];
}

function isEmptyParagraph(node: ElementContent): boolean {
  return (
    isElement(node, 'p') &&
    node.children.every((child) => (isElement(child) ? child.tagName === 'br' : textOf(child).trim() === ''))
  );
}

function parsed(html: string): ElementContent[] {
  return fromHtml(html, { fragment: true }).children as ElementContent[];
}
