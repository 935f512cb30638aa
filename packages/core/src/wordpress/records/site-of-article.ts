import type { AddressBook } from '../addresses/address-book.js';
import type { ArticleSite, OldPicture } from '../content/article-site.js';
import type { WxrItem } from '../reading/wxr-item.js';
import type { OldSite } from './old-site.js';
import { plainLine } from './plain-line.js';

/** What the texts of a site ask of it. */
export function articleSites(site: OldSite, addresses: AddressBook): (item: WxrItem) => ArticleSite {
  const byParent = new Map<string, OldPicture[]>();
  for (const picture of site.pictures.values()) {
    const known = byParent.get(picture.parent);
    if (known === undefined) byParent.set(picture.parent, [oldPicture(picture)]);
    else known.push(oldPicture(picture));
  }
  const picture = (id: string) => {
    const found = site.pictures.get(id);
    return found && oldPicture(found);
  };
  return ({ id }) => ({
    picture,
    attachedPictures: byParent.get(id) ?? [],
    sharedBlock: (ref) => site.sharedBlocks.get(ref),
    newAddress: addresses.newAddress,
    wholePicture: addresses.wholePicture,
  });
}

/** A picture, with what it is said to show and the words below it. */
function oldPicture({ attachmentUrl, meta, excerpt }: WxrItem): OldPicture {
  return {
    url: attachmentUrl,
    alt: plainLine(meta.get('_wp_attachment_image_alt') ?? '', 500),
    caption: plainLine(excerpt, 1_000),
  };
}
