import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { blocksIn, type ContentBlock, type ContentBlockName } from '../../values/html/content-blocks.js';
import type { SafeHtml } from '../../values/html/safe-html.js';
import { blockView } from './block-view.js';
import { linksIn } from './offer-links.js';
import { recordLink } from './record-link.js';

/** What sanitized HTML names. */
interface TextReferences {
  /** Blocks of which visitors see nothing, or not all. */
  deadBlocks: ContentBlockName[];
  /** The addresses of its links, but for those that follow a record. */
  addresses: string[];
}

/** Reads what sanitized HTML names. */
export function textReferences(catalogue: PublicCatalogue, html: SafeHtml): TextReferences {
  const blocks = blocksIn(html);
  const outside = blocks.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    `${html}`,
  );
  return {
    deadBlocks: blocks.filter((block) => isDead(catalogue, block)).map(({ name }) => name),
    addresses: linksIn(outside)
      .filter(({ attributes }) => typeof recordLink(catalogue, attributes) !== 'object')
      .map(({ href }) => href),
  };
}

function isDead(catalogue: PublicCatalogue, block: ContentBlock): boolean {
  const view = blockView(catalogue, block);
  if (view === undefined) return true;
  const shown = view.type === 'comparison' ? view.casinos : view.type === 'games' ? view.games : undefined;
  return shown !== undefined && shown.length < block.records.length;
}
