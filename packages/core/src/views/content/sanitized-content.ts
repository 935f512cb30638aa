import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { blocksIn } from '../../values/html/content-blocks.js';
import { type SafeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { blockView } from './block-view.js';
import { type OfferLinksView, withOfferLinks } from './offer-links.js';
import { plainBlock } from './plain-block.js';
import { shiftHeadings } from './shift-headings.js';
import { sizedImages } from './sized-images.js';
import { withoutEmptyParts } from './without-empty-parts.js';

/** Sanitized HTML content of a page. */
export type SanitizedContentView = OfferLinksView;

/** Sanitizes staff-written HTML on output; its links follow the offers that they lead to. Headings start at `level`. */
export function sanitizedContent(catalogue: PublicCatalogue, html: string, level = 2): SanitizedContentView {
  const { content, hasOffers } = linkedText(catalogue, sanitizeHtml(html));
  return { content: sizedImages(catalogue, shiftHeadings(level, content)), hasOffers };
}

/** Sanitized HTML without what shows nothing, whose links and blocks are as the catalogue is now: blocks as plain links. */
export function linkedText(catalogue: PublicCatalogue, html: SafeHtml): SanitizedContentView {
  const plain = withPlainBlocks(catalogue, html);
  return withOfferLinks(catalogue, withoutEmptyParts(plain));
}

/** Sanitized HTML with plain links in place of blocks. */
function withPlainBlocks(catalogue: PublicCatalogue, html: SafeHtml): SafeHtml {
  const blocks = blocksIn(html);
  if (blocks.length === 0) return html;
  let plain = '';
  let at = 0;
  for (const block of blocks) {
    plain += html.slice(at, block.start) + plainBlock(catalogue, blockView(catalogue, block));
    at = block.end;
  }
  // A link within the link around a block is none.
  return sanitizeHtml(plain + html.slice(at));
}
