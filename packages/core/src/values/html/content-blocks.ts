import type { Element, Root } from 'hast';
import { CONTENT_BLOCKS, type ContentBlockName } from './html-allow-list.js';
import { type SafeHtml, textOf, treeOf } from './sanitize-html.js';

export type { ContentBlockName } from './html-allow-list.js';

/** A record as a text names it: by its id, and by an address of the site, which other programs follow. */
export interface RecordReference {
  id?: string | undefined;
  href?: string | undefined;
}

/** A block of a text that shows records of the catalogue, or a video. */
export interface ContentBlock {
  name: ContentBlockName;
  records: readonly RecordReference[];
  /** A video as it is stored. */
  video?: string | undefined;
  /** The words within it, for programs that know nothing of blocks. */
  words: string;
  /** Where it stands in the text, in characters. */
  start: number;
  end: number;
  /** False for one within another element: that cannot be taken apart, so a plain link stands for it. */
  isOnTop: boolean;
}

/** How many records a block shows. */
const MOST_SHOWN: Partial<Record<ContentBlockName, number>> = { comparison: 4, games: 4 };

/** The blocks of a text, in their order; one within another is none. */
export function blocksIn(html: SafeHtml): ContentBlock[] {
  return html.includes(' data-block="') ? [...blocksWithin(treeOf(html), true)] : [];
}

function* blocksWithin(node: Root | Element, isOnTop: boolean): Iterable<ContentBlock> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const name = child.tagName === 'figure' ? blockName(child.properties.dataBlock) : undefined;
    const { start, end } = child.position ?? {};
    if (name === undefined || start?.offset === undefined || end?.offset === undefined)
      yield* blocksWithin(child, false);
    else
      yield {
        name,
        records: recordsOf(name, child),
        ...(name === 'video' ? { video: String(child.properties.dataVideo ?? '') } : {}),
        words: textOf(child).trim(),
        start: start.offset,
        end: end.offset,
        isOnTop,
      };
  }
}

function blockName(value: unknown): ContentBlockName | undefined {
  return CONTENT_BLOCKS.find((name) => name === value);
}

/** The records of a block: each by the id and the address at the same place. */
function recordsOf(name: ContentBlockName, block: Element): RecordReference[] {
  const ids = String(block.properties.dataRecord ?? '')
    .split(' ')
    .filter(Boolean);
  const links = linksWithin(block);
  const most = MOST_SHOWN[name];
  const count = most === undefined ? 1 : Math.min(most, Math.max(ids.length, links.length));
  return Array.from({ length: count }, (_, i) => ({ id: ids[i], href: links[i] }));
}

function linksWithin(node: Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const { href } = child.properties;
    return [...(child.tagName === 'a' && typeof href === 'string' ? [href] : []), ...linksWithin(child)];
  });
}
