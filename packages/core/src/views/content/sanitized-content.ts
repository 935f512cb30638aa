import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { sanitizeHtml } from '../../values/html/safe-html.js';
import { type OfferLinksView, withOfferLinks } from './offer-links.js';
import { shiftHeadings } from './shift-headings.js';
import { sizedImages } from './sized-images.js';
import { withoutEmptyParts } from './without-empty-parts.js';

/** Sanitized HTML content of a page. */
export type SanitizedContentView = OfferLinksView;

/** Sanitizes staff-written HTML on output; its links follow the offers that they lead to. Headings start at `level`. */
export function sanitizedContent(catalogue: PublicCatalogue, html: string, level = 2): SanitizedContentView {
  const { content, hasOffers } = withOfferLinks(catalogue, withoutEmptyParts(sanitizeHtml(html)));
  return { content: sizedImages(catalogue, shiftHeadings(level, content)), hasOffers };
}
