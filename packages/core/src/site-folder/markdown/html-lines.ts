import type { Element, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type SafeHtml, treeOf } from '../../values/html/sanitize-html.js';

/** Where the HTML of a text has line breaks between its blocks: nowhere, between those on top, or wherever Markdown puts them. */
export type HtmlLines = 'none' | 'blocks' | 'all';

const BLOCK =
  /^(?:h[1-6]|p|div|section|hr|blockquote|pre|ul|ol|li|dl|dt|dd|details|summary|figure|figcaption|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/;
/** What has blocks alone in it, so that no space in it means anything. */
const ONLY_BLOCKS = /^(?:ul|ol|dl|table|colgroup|thead|tbody|tfoot|tr)$/;

/** The blocks of a text, without line breaks around those within them. */
export function blocksOf(html: SafeHtml): Root['children'] {
  const tree = treeOf(html);
  removeLineBreaks(tree);
  return tree.children;
}

/** HTML with line breaks where they are asked for; the text is that of Markdown, which has them everywhere. */
export function withLines(html: SafeHtml, lines: HtmlLines): SafeHtml {
  if (lines === 'all') return html.trim() as SafeHtml;
  return joined(blocksOf(html), lines);
}

/** Which line breaks make the HTML of Markdown the HTML that is wanted; undefined where none do. */
export function linesBetween(html: SafeHtml, wanted: string): HtmlLines | undefined {
  if (html.trim() === wanted && wanted.includes('\n')) return 'all';
  const blocks = blocksOf(html);
  return (['none', 'blocks'] as const).find((lines) => joined(blocks, lines) === wanted);
}

function joined(blocks: Root['children'], lines: Exclude<HtmlLines, 'all'>): SafeHtml {
  const separator = lines === 'blocks' ? '\n' : '';
  return blocks
    .map((block) => toHtml(block))
    .join(separator)
    .trim() as SafeHtml;
}

/** Removes space that stands beside blocks, where no page shows it. */
function removeLineBreaks(node: Nodes): void {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) return;
  const { children } = node;
  const isBlockAt = (at: number) => isBlock(children[at]);
  const isForBlocks = node.type === 'root' || (node.type === 'element' && ONLY_BLOCKS.test(node.tagName));
  const hasBlocks = isForBlocks || children.some(isBlock);
  const kept = children.filter((child, at) => {
    if (child.type !== 'text' || !hasBlocks) return true;
    if (isBlockAt(at + 1) || (isForBlocks && at === children.length - 1)) child.value = child.value.trimEnd();
    if (isBlockAt(at - 1)) child.value = child.value.trimStart();
    return child.value !== '' && !(isForBlocks && child.value.trim() === '');
  });
  node.children = kept as Element['children'];
  for (const child of kept) removeLineBreaks(child);
}

function isBlock(node: Nodes | undefined): boolean {
  return node?.type === 'element' && BLOCK.test(node.tagName);
}
