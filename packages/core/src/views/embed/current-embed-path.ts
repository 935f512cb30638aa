import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { currentCasinoSlug } from '../../urls/current-casino-slug.js';
import { cardDataPath, iframePath, iframeSlugAt, slugOfCardDataPath } from './embed-paths.js';

/** The path of an embed under the slug that its casino has today, so that pasted embeds outlive a rename. */
export function currentEmbedPath(catalogue: PublicCatalogue, path: string): string {
  const slug = slugOfCardDataPath(path);
  if (slug !== undefined) return cardDataPath(currentCasinoSlug(catalogue, slug));
  const framed = iframeSlugAt(path);
  return framed === undefined ? path : iframePath(currentCasinoSlug(catalogue, framed));
}
