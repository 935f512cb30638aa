import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { blocksIn } from '../../values/html/content-blocks.js';
import { type SafeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { type BlockView, blockView } from './block-view.js';
import { plainBlock } from './plain-block.js';
import { linkedText, type SanitizedContentView } from './sanitized-content.js';
import { createHeadingShift } from './shift-headings.js';
import { sizedImages } from './sized-images.js';

/** The level of a heading on a card. */
export type BlockHeading = 'h2' | 'h3' | 'h4';

/** A part of a text: HTML, or a block with the level of its headings. */
export type ContentPartView = { type: 'text'; html: SafeHtml } | (BlockView & { heading: BlockHeading });

/** A text with the blocks in it. */
export interface ArticleContentView extends SanitizedContentView {
  /** The whole text, block by block; absent for one without blocks. In `content` plain links stand for them. */
  parts?: ContentPartView[];
}

const DEEPEST_BLOCK = 4;

/** As `sanitizedContent()`, with the blocks of the text made from the catalogue. */
export function articleContent(catalogue: PublicCatalogue, html: string, level = 2): ArticleContentView {
  const safe = sanitizeHtml(html);
  const headings = createHeadingShift(level);
  let content = '';
  let hasOffers = false;
  const parts: ContentPartView[] = [];
  const addText = (piece: string) => {
    const linked = linkedText(catalogue, piece as SafeHtml);
    const shown = sizedImages(catalogue, headings.shift(linked.content));
    hasOffers ||= linked.hasOffers;
    content += shown;
    if (shown.trim() !== '') parts.push({ type: 'text', html: shown });
  };
  let at = 0;
  for (const block of blocksIn(safe)) {
    if (!block.isOnTop) continue;
    addText(safe.slice(at, block.start));
    at = block.end;
    const view = blockView(catalogue, block);
    content += plainBlock(catalogue, view);
    if (view === undefined) continue;
    hasOffers ||= leadsToOffers(view);
    parts.push({ ...view, heading: `h${Math.min(DEEPEST_BLOCK, headings.next())}` as BlockHeading });
  }
  addText(safe.slice(at));
  return {
    content: content as SafeHtml,
    hasOffers,
    ...(parts.some(({ type }) => type !== 'text') ? { parts } : {}),
  };
}

/** Whether a link of a block leads to an offer. */
function leadsToOffers(view: BlockView): boolean {
  switch (view.type) {
    case 'video':
      return false;
    case 'games':
      return view.games.some(({ playHref }) => playHref !== undefined);
    case 'bonus':
      return view.card.claim !== undefined;
    case 'casino-card':
      return view.card.visit !== undefined;
    default:
      return view.casinos.some(({ visit }) => visit !== undefined);
  }
}
