import type { TextSource } from '../../csv/encoding/decode-text.js';
import { articleHtml } from '../../wordpress/content/article-html.js';
import type { ArticleSite } from '../../wordpress/content/article-site.js';
import { createInventory } from '../../wordpress/records/inventory.js';
import { placeOf } from '../../wordpress/records/item-place.js';
import { type TypeMap, USUAL_TYPES } from '../../wordpress/records/type-map.js';
import type { ChangeContext } from '../define/operation.js';
import { exportParts } from './export-parts.js';
import type { Migration } from './migrate-wordpress.js';

/** What an export would bring, without keeping any of it. */
export async function planExport(
  context: ChangeContext,
  source: TextSource,
  types: TypeMap,
): Promise<Migration> {
  const all = { ...USUAL_TYPES, ...types };
  const inventory = createInventory(all);
  const site = { title: '', url: '' };
  for await (const part of exportParts(context, source)) {
    inventory.add(part);
    if (part.kind === 'site' && site.url === '')
      Object.assign(site, { title: part.site.title, url: part.site.url });
    if (part.kind !== 'item' || !('isPublished' in placeOf(part.item, all))) continue;
    for (const one of articleHtml(part.item.content, ANY_SITE).leftOut) inventory.leave(part.item, one);
  }
  return { site, found: inventory.found, leftOut: inventory.leftOut() };
}

/** A site of which nothing is known yet, so that everything may be there. */
const ANY_SITE: ArticleSite = {
  picture: () => ({ url: '', alt: '', caption: '' }),
  attachedPictures: [{ url: '', alt: '', caption: '' }],
  sharedBlock: () => '',
  newAddress: (href) => href,
  wholePicture: (src) => ({ src }),
};
