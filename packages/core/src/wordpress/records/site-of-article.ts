import type { AddressBook } from '../addresses/address-book.js';
import type { ArticleSite, OldPicture } from '../content/article-site.js';
import { type OldTable, tableHtml } from '../content/old-table.js';
import type { KeptItem } from './kept-item.js';
import type { OldSite } from './old-site.js';

/** What the texts of a site ask of it. */
export function articleSites(site: OldSite, addresses: AddressBook): (item: KeptItem) => ArticleSite {
  const byParent = new Map<string, OldPicture[]>();
  for (const picture of site.pictures.values()) {
    const known = byParent.get(picture.parent);
    if (known === undefined) byParent.set(picture.parent, [picture]);
    else known.push(picture);
  }
  return ({ id }) => ({
    picture: (id) => site.pictures.get(id),
    attachedPictures: byParent.get(id) ?? [],
    sharedBlock: (ref) => site.sharedBlocks.get(ref),
    table: (ref) => tableOf(site.tables, ref),
    newAddress: addresses.newAddress,
    wholePicture: addresses.wholePicture,
  });
}

/** A table as HTML, of those that were given. */
export function tableOf(tables: ReadonlyMap<string, OldTable>, id: string): string | undefined {
  const table = tables.get(id);
  return table && tableHtml(table);
}
