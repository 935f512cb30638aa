import type { TextSource } from '../../csv/encoding/decode-text.js';
import { oldAddressKey } from '../../wordpress/addresses/old-address.js';
import { isPictureAddress, picturePaths, wholeSizeAddress } from '../../wordpress/addresses/picture-sizes.js';
import { articleHtml } from '../../wordpress/content/article-html.js';
import type { ArticleSite } from '../../wordpress/content/article-site.js';
import type { WxrItem } from '../../wordpress/reading/wxr-item.js';
import { createInventory } from '../../wordpress/records/inventory.js';
import { placeOf } from '../../wordpress/records/item-place.js';
import type { OldSite } from '../../wordpress/records/old-site.js';
import { plainLine } from '../../wordpress/records/plain-line.js';
import { tableOf } from '../../wordpress/records/site-of-article.js';
import { suggestedMap as suggestedMapOf } from '../../wordpress/records/suggested-map.js';
import { type TypeMap, USUAL_TYPES } from '../../wordpress/records/type-map.js';
import type { ChangeContext } from '../define/operation.js';
import { exportParts } from './export-parts.js';
import type { Migration, OldPictureFile } from './migrate-wordpress.js';
import { picturesHere } from './pictures-here.js';

/** How many pictures are named. */
const MOST_PICTURES = 500_000;

/** What an export would bring, without keeping any of it. */
export async function planExport(
  context: ChangeContext,
  source: TextSource,
  types: TypeMap,
  tables: OldSite['tables'],
): Promise<Migration> {
  const all = { ...USUAL_TYPES, ...types };
  const inventory = createInventory(all);
  const site = { title: '', url: '' };
  const pictures = missingPictures(site, picturesHere(context));
  for await (const part of exportParts(context, source)) {
    inventory.add(part);
    if (part.kind === 'site' && site.url === '')
      Object.assign(site, { title: part.site.title, url: part.site.url });
    if (part.kind === 'item' && part.item.attachmentUrl !== '')
      pictures.add(part.item.attachmentUrl, part.item);
    if (part.kind !== 'item' || !('isPublished' in placeOf(part.item, all))) continue;
    for (const one of articleHtml(part.item.content, anySite(pictures.add, tables)).leftOut)
      inventory.leave(part.item, one);
  }
  const suggestedMap = suggestedMapOf(inventory.unknownTypes);
  return {
    site,
    found: inventory.found,
    leftOut: inventory.leftOut(),
    suggestedMap,
    pictures: pictures.all(),
  };
}

/** A site of which nothing is known yet, so that everything may be there. */
function anySite(onPicture: (src: string) => void, tables: OldSite['tables']): ArticleSite {
  const picture = { url: '', alt: '', caption: '' };
  return {
    picture: () => picture,
    attachedPictures: [picture],
    sharedBlock: () => '',
    table: (id) => tableOf(tables, id),
    newAddress: (href) => href,
    wholePicture(src) {
      onPicture(src);
      return { src };
    },
  };
}

/** The pictures of a site that the library lacks, each in whole. */
function missingPictures(site: { url: string }, here: ReadonlyMap<string, string>) {
  const missing = new Map<string, OldPictureFile>();
  return {
    add(src: string, attachment?: WxrItem) {
      const shown = src.startsWith('/') ? `${site.url}${src}` : src;
      const address = wholeSizeAddress(shown);
      const isOfSite = attachment !== undefined || oldAddressKey(address, site.url) !== undefined;
      if (
        !isOfSite ||
        !isPictureAddress(address) ||
        here.has(picturePaths(address).path) ||
        missing.size >= MOST_PICTURES
      )
        return;
      const alt = plainLine(attachment?.meta.get('_wp_attachment_image_alt') ?? '', 500);
      const known = missing.get(address);
      const file = attachment?.attachmentUrl ?? known?.file ?? shown;
      missing.set(address, { address, file, alt: alt || known?.alt || '' });
    },
    all: () => [...missing.values()],
  };
}
