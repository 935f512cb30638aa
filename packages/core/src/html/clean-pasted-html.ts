import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { isTooDeepToParse, type SafeHtml, sanitizeHtml, textOf } from '../values/html/sanitize-html.js';
import { element, hasClass, isElement, type Parent, rewrite, styleOf } from './element-tree.js';
import { BLOCKS, isEmpty, spaceOf, withoutEmptyLines } from './empty-parts.js';
import { withWordLists } from './word-lists.js';

/** The clean HTML of a paste, and its loss. */
export interface PastedHtml {
  html: SafeHtml;
  /** Pictures that stayed behind, since they are on the machine of whoever copied, or shown to them alone. */
  lostPictures: number;
}

/** Blocks that hold others and say nothing themselves. */
const WRAPPERS = /^(?:div|section|center|article|aside|main|header|footer)$/;
/** Spaces without a width, which programs put where a text is empty. */
const NO_WIDTH = /[\u200b\ufeff]/g;
/** Attributes that say what a text is, rather than how it looked where it was copied. */
const MEANINGFUL = ['href', 'src', 'alt', 'width', 'height', 'title', 'start', 'colSpan', 'rowSpan', 'cite'];
/** What names a record in a text of this site, so that it can be copied from one text to another. */
const OF_RECORDS = ['dataBlock', 'dataRecord', 'dataVideo', 'dataCasino', 'dataBonus', 'dataTo'];

/** The pictures that stand in copied HTML themselves, as data URLs of any type, each once. */
export function dataPicturesIn(pasted: string): string[] {
  if (isTooDeepToParse(pasted)) return [];
  const found = new Set<string>();
  rewrite(fromHtml(copiedPart(pasted), { fragment: true }), (node) => {
    if (isElement(node) && isDataPicture(node)) found.add(String(node.properties.src));
    return [node];
  });
  return [...found];
}

/**
 * Cleans what was copied from Word, Google Docs or a page: headings, lists, links, tables, bold and italic stay; fonts,
 * sizes, colors and wrappers go. A picture that stands in the HTML itself gets the address that `stored` has for its data
 * URL, and goes where there is none.
 */
export function cleanPastedHtml(pasted: string, stored: ReadonlyMap<string, string> = new Map()): PastedHtml {
  if (isTooDeepToParse(pasted)) return { html: sanitizeHtml(pasted), lostPictures: 0 };
  const tree = fromHtml(copiedPart(pasted), { fragment: true });
  let lostPictures = 0;
  groupWordLists(tree);
  rewrite(tree, (node) => {
    if (node.type === 'text')
      return [{ ...node, value: node.value.replaceAll('\u00a0', ' ').replace(NO_WIDTH, '') }];
    if (!isElement(node)) return [];
    if (isLostPicture(node)) {
      lostPictures++;
      return [];
    }
    if (!isDataPicture(node)) return cleaned(node);
    const src = stored.get(String(node.properties.src));
    return src === undefined ? [] : cleaned({ ...node, properties: { ...node.properties, src } });
  });
  rewrite(tree, (node) => (isEmpty(node) ? spaceOf(node) : [node]));
  tree.children = withoutEmptyLines(tree.children);
  return { html: sanitizeHtml(toHtml(tree)).trim() as SafeHtml, lostPictures };
}

/** The part between the marks that Windows puts around what was selected, or all where these stand inside a table. */
function copiedPart(html: string): string {
  const [, part] = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html) ?? [];
  return part === undefined || BEGINS_IN_TABLE.test(part) ? html : part;
}

const BEGINS_IN_TABLE = /^\s*<(?:col|colgroup|thead|tbody|tr|td|th)\b/i;

/** Where Google Docs shows pictures to whoever edits a document, for a while. */
const DOCUMENT_PICTURES = /^https?:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|docs\.google\.com)\//i;

/** The dot with which mails are tracked. */
function isDot({ tagName, properties }: Element): boolean {
  return tagName === 'img' && Number(properties.width ?? 2) <= 1 && Number(properties.height ?? 2) <= 1;
}

/** A picture in a file of the machine, or one that is shown for a while. */
function isLostPicture(node: Element): boolean {
  if (node.tagName !== 'img') return false;
  const address = String(node.properties.src ?? '');
  return DOCUMENT_PICTURES.test(address) || !/^(?:https?:\/\/|\/|data:image\/)/i.test(address);
}

function isDataPicture(node: Element): boolean {
  return node.tagName === 'img' && /^data:image\//i.test(String(node.properties.src ?? ''));
}

function cleaned(node: Element): ElementContent[] {
  const { children } = node;
  const style = styleOf(node);
  if (style.get('display') === 'none' || style.get('mso-hide') === 'all' || isDot(node)) return [];
  const properties = Object.fromEntries(
    [...MEANINGFUL, ...OF_RECORDS]
      .filter((name) => node.properties[name] !== undefined)
      .map((name) => [name, node.properties[name]]),
  );
  switch (node.tagName) {
    case 'style':
    case 'script':
    case 'title':
    case 'xml':
    case 'button':
    case 'col':
    case 'colgroup':
      return [];
    case 'span':
    case 'font':
      // Word on the web ends each paragraph with a space.
      if (hasClass(node, /^EOP$/)) return [];
      // Slack writes an empty block between paragraphs that are no elements.
      return style.get('display') === 'block' && textOf(node) === ''
        ? [element('br', [])]
        : marked(style, children);
    case 'b':
    case 'strong':
      // Google Docs wraps everything in a `b` that is not bold.
      return /^(?:normal|400)$/.test(style.get('font-weight') ?? '')
        ? children
        : [element('strong', children)];
    case 'i':
      return [element('em', children)];
    case 'a':
      return properties.href === undefined
        ? children
        : [
            element('a', withoutUnderline(children), {
              ...ofRecords(properties),
              href: target(properties.href),
            }),
          ];
    case 'p':
      return [paragraph(node, style)];
    case 'table':
      return isLayout(node) ? children.flatMap(cellsOf) : [element('table', children, properties)];
    case 'td':
    case 'th':
      return [element(node.tagName, marked(style, children), properties)];
    case 'ul':
    case 'ol':
      return [element(node.tagName, nestedInItems(children), properties)];
    case 'li':
      return [element('li', withoutOnlyParagraph(children))];
    default:
      if (WRAPPERS.test(node.tagName)) {
        if (isCode(style)) return [element('pre', [{ type: 'text', value: codeOf(children) }])];
        return children.some((child) => isElement(child) && BLOCKS.test(child.tagName))
          ? children
          : [element('p', children)];
      }
      // A heading is bold by itself.
      if (/^h[1-6]$/.test(node.tagName)) return [element(node.tagName, unwrapped(children, 'strong'))];
      return node.tagName.includes(':') ? children : [element(node.tagName, children, properties)];
  }
}

function ofRecords(properties: Element['properties']): Element['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => OF_RECORDS.includes(name)));
}

/** Whether a table holds places and no figures, as in newsletters. */
function isLayout({ properties }: Element): boolean {
  return /^(?:presentation|none)$/.test(String(properties.role ?? ''));
}

/** What stands in the cells of rows, as blocks. */
function cellsOf(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [];
  if (!isElement(node, 'td', 'th')) return node.children.flatMap(cellsOf);
  return cleaned(element('div', node.children));
}

/** Whether a block is lines of code, as editors of code copy them. */
function isCode(style: ReadonlyMap<string, string>): boolean {
  return (
    style.get('white-space') === 'pre' && /mono|consolas|courier|menlo/.test(style.get('font-family') ?? '')
  );
}

/** The lines of code in blocks of their own. */
function codeOf(children: readonly ElementContent[]): string {
  return children.map((child) => (isElement(child, 'br') ? '' : textOf(child))).join('\n');
}

function paragraph(node: Element, style: ReadonlyMap<string, string>): Element {
  const align = style.get('text-align') ?? String(node.properties.align ?? '');
  const properties = /^(?:center|right)$/.test(align) ? { style: `text-align: ${align}` } : {};
  const level = node.properties.role === 'heading' ? Number(node.properties.ariaLevel) : 0;
  if (level >= 1 && level <= 6) return element(`h${level}`, unwrapped(node.children, 'strong'));
  if (hasClass(node, /^MsoTitle$/i)) return element('h1', node.children);
  if (hasClass(node, /^Mso(?:Intense)?Quote$/i)) return element('blockquote', [element('p', node.children)]);
  return element('p', node.children, properties);
}

/** What a style says by its look: bold, italic, underlined, struck through, raised or lowered. */
function marked(style: ReadonlyMap<string, string>, children: ElementContent[]): ElementContent[] {
  const weight = style.get('font-weight') ?? '';
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const names = [
    ...(weight === 'bold' || Number(weight) >= 600 ? ['strong'] : []),
    ...(style.get('font-style') === 'italic' ? ['em'] : []),
    ...(line.includes('underline') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...(style.get('vertical-align') === 'super' ? ['sup'] : []),
    ...(style.get('vertical-align') === 'sub' ? ['sub'] : []),
  ];
  return names.reduceRight<ElementContent[]>((inner, name) => [element(name, inner)], children);
}

/** The address behind Google's own, which it puts around links of documents. */
function target(href: unknown): string {
  const text = String(href);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWrapped = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (isWrapped ? url.searchParams.get('q') : undefined) ?? text;
}

function withoutUnderline(children: ElementContent[]): ElementContent[] {
  return unwrapped(children, 'u');
}

function unwrapped(children: ElementContent[], name: string): ElementContent[] {
  return children.flatMap((child) =>
    !isElement(child)
      ? [child]
      : child.tagName === name
        ? unwrapped(child.children, name)
        : [{ ...child, children: unwrapped(child.children, name) }],
  );
}

/** Lists that stand beside the item that they belong to, as Google Docs writes them, go into it. */
function nestedInItems(children: ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (isElement(child, 'ul', 'ol') && isElement(last, 'li')) last.children.push(child);
    else if (isElement(child)) items.push(child);
  }
  return items;
}

function withoutOnlyParagraph(children: ElementContent[]): ElementContent[] {
  const paragraphs = children.filter((child) => isElement(child, 'p'));
  return paragraphs.length === 1
    ? children.flatMap((child) => (isElement(child, 'p') ? child.children : [child]))
    : children;
}

function groupWordLists(parent: Parent): void {
  parent.children = withWordLists(parent.children as ElementContent[]) as never;
  for (const child of parent.children as ElementContent[]) if ('children' in child) groupWordLists(child);
}
