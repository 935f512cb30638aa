import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { SafeHtml } from '../../values/html/sanitize-html.js';
import { blocksOf, type HtmlLines, linesBetween } from './html-lines.js';
import { cleanHtmlOf } from './markdown-html.js';

type MarkdownRoot = Parameters<typeof toMarkdown>[0] & { type: 'root' };
type Block = Root['children'][number];

/** A text as Markdown. */
export interface MarkdownText {
  markdown: string;
  /** How its HTML was broken into lines. */
  lines: HtmlLines;
}

/** Elements within lines that Markdown has no sign for. */
const WITHOUT_SIGN = [
  ...['b', 'i', 'u', 's', 'strike', 'ins', 'mark', 'small', 'sub', 'sup', 'span', 'q', 'abbr', 'time'],
  ...['kbd', 'samp', 'var', 'tt', 'ruby'],
];
/** What a link and a picture of Markdown have. */
const SAID_OF_LINKS = ['href', 'title', 'src', 'alt'];

/** What a block of HTML in Markdown ends at. */
const BLANK_LINE = /\n(?=[ \t]*\n)/g;

/**
 * HTML as Markdown that gives exactly this HTML again: what Markdown cannot say stays as blocks of HTML. Undefined where not
 * even that is exact.
 */
export function markdownOfHtml(html: SafeHtml): MarkdownText | undefined {
  const blocks = blocksOf(html);
  for (const isEach of [false, true]) {
    const markdown = written(isEach ? blocks.flatMap(exactNodes) : nodesOf(blocks));
    const lines = linesOf(markdown, html);
    if (markdown !== undefined && lines !== undefined) return { markdown, lines };
  }
  return undefined;
}

/** A block as Markdown where that gives it again, else as HTML. */
function exactNodes(block: Block): MarkdownRoot['children'] {
  const nodes = nodesOf([block]);
  const html = toHtml(block);
  if (linesOf(written(nodes), html) !== undefined) return nodes;
  // A blank line would end the block; a reference says the same line break.
  const value = html.replace(BLANK_LINE, '&#10;');
  return [{ type: 'html', value }];
}

function nodesOf(blocks: Root['children']): MarkdownRoot['children'] {
  const handlers = {
    ...Object.fromEntries(WITHOUT_SIGN.map((name) => [name, asHtml])),
    a: linkNode,
    img: linkNode,
  };
  const tree = toMdast({ type: 'root', children: structuredClone(blocks) }, { handlers });
  return (tree as MarkdownRoot).children;
}

function asHtml(_state: unknown, element: Element) {
  return { type: 'html' as const, value: toHtml(element) };
}

/** A link or a picture, as HTML where it says more than Markdown has signs for. */
const linkNode: Handle = (state, element) => {
  const hasSigns = Object.keys(element.properties).every((name) => SAID_OF_LINKS.includes(name));
  if (!hasSigns) return asHtml(state, element);
  return (element.tagName === 'a' ? defaultHandlers.a : defaultHandlers.img)(state, element);
};

function written(children: MarkdownRoot['children']): string | undefined {
  try {
    return toMarkdown(
      { type: 'root', children },
      {
        extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
        ...{ bullet: '-', rule: '-', listItemIndent: 'one', emphasis: '_', resourceLink: true },
      },
    );
  } catch {
    return undefined;
  }
}

/** The line breaks by which Markdown gives the HTML; undefined where it gives other HTML. */
function linesOf(markdown: string | undefined, html: string): HtmlLines | undefined {
  try {
    return markdown === undefined ? undefined : linesBetween(cleanHtmlOf(markdown), html);
  } catch {
    return undefined;
  }
}
