import type { WxrTerm } from '../reading/wxr-item.js';
import type { OldSite } from '../records/old-site.js';
import type { PlannedRecord } from '../records/planned-record.js';
import { attachmentPages } from './attachment-pages.js';
import { oldAddressKey, PART_OF_PAGE, withinSite } from './old-address.js';
import { picturePaths, wholeSizeAddress } from './picture-sizes.js';
import { termAddresses } from './term-addresses.js';

/** Where the addresses of the old site lead now. */
export interface AddressBook {
  /** The new address of a link; one of the old site that leads to nothing new stays as a path, and one elsewhere as it is. */
  newAddress(href: string): string;
  /** The page of a category or a tag. */
  termAddress(term: WxrTerm): string;
  /** The picture in whole of which an address may show a smaller size. */
  wholePicture(src: string): { src: string; alt?: string | undefined };
}

const PART_AT_END = new RegExp(`${PART_OF_PAGE}$`);

/** The addresses of the records that are made of a site, and of its pictures: `library` has those that are here, by their old path. */
export function addressBook(
  site: OldSite,
  records: readonly PlannedRecord[],
  library: ReadonlyMap<string, string>,
): AddressBook {
  const paths = new Map<string, string>([[oldAddressKey(`${site.url}/`, site.url) ?? '/', '/']]);
  const add = (href: string, path: string) => {
    const key = href === '' ? undefined : oldAddressKey(href, site.url);
    if (key !== undefined && !paths.has(key)) paths.set(key, path);
  };
  for (const { item, path, isPublished } of records) {
    if (isPublished) add(item.link, path);
    for (const name of ['p', 'page_id']) add(`${site.url}/?${name}=${item.id}`, path);
  }
  const { termAddress, oldPaths } = termAddresses(site, records);
  for (const term of site.terms)
    for (const path of oldPaths(term)) add(`${site.url}/${path}`, termAddress(term));
  const shown = records.filter(({ isPublished }) => isPublished);
  const pictureHere = (address: string) => library.get(picturePaths(address).path);
  for (const { id, link, target } of attachmentPages(site, shown, pictureHere))
    for (const address of [link, `${site.url}/?attachment_id=${id}`]) add(address, target);
  // Some keep their uploads on another host.
  const pictureKey = (src: string) =>
    oldAddressKey(wholeSizeAddress(src), site.url) ?? wholeSizeAddress(src).replace(/^https?:/i, '');
  const pictures = new Map<string, { src: string; alt: string | undefined }>();
  for (const { url, alt } of site.pictures.values())
    pictures.set(pictureKey(url), { src: url, alt: alt || undefined });
  return {
    termAddress,
    newAddress(href) {
      const key = oldAddressKey(href, site.url);
      if (key === undefined) return href;
      const path = paths.get(key) ?? paths.get(key.replace(PART_AT_END, ''));
      if (path === undefined) return withinSite(href);
      return path + (/#.*$/s.exec(href)?.[0] ?? '');
    },
    wholePicture(src) {
      const found = pictures.get(pictureKey(src));
      if (found === undefined && oldAddressKey(src, site.url) === undefined) return { src };
      const here = pictureHere(src);
      const there = src.startsWith('/') ? `${site.url}${src}` : src;
      return { src: here ?? found?.src ?? there, alt: found?.alt };
    },
  };
}
