import { messages } from '../messages.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import { placeAt } from '../urls/places.js';
import { type Frame, frame } from './frame.js';

/** What stands at an address that leads nowhere. */
export interface MissingView extends Frame {
  /** What was looked for. */
  what: 'page' | 'casino' | 'post';
}

// Addresses that lead nowhere are without number; all show the same page, of one address.
const NOWHERE = '/404';

/** The page for an address that leads nowhere. */
export function missing(catalogue: PublicCatalogue, path: string): MissingView {
  const what = missedAt(path);
  const title = messages[what].notFound;
  return { ...frame(catalogue, { title, path: NOWHERE, isIndexed: false }), what };
}

/** What somebody looks for at a path that leads nowhere. */
export function missedAt(path: string): MissingView['what'] {
  const kind = placeAt(path)?.kind;
  return kind === 'casino' || kind === 'post' ? kind : 'page';
}

/** The page for an address whose casino is listed no more. */
export function gone(catalogue: PublicCatalogue): Frame {
  return frame(catalogue, { title: messages.casino.notFound, path: NOWHERE, isIndexed: false });
}
