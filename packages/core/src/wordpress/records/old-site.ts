import type { WxrAuthor, WxrItem, WxrPart, WxrSite, WxrTerm } from '../reading/wxr-item.js';
import { placeOf } from './item-place.js';
import { plainLine } from './plain-line.js';
import type { TypeMap } from './type-map.js';

/** What an export has of a site, as far as anything is made of it. */
export interface OldSite extends WxrSite {
  /** By login. */
  authors: Map<string, WxrAuthor>;
  terms: WxrTerm[];
  /** What becomes a record, in the order of the files. */
  articles: WxrItem[];
  /** Their titles by id. */
  titles: Map<string, string>;
  /** Attachments by id. */
  pictures: Map<string, WxrItem>;
  menuItems: WxrItem[];
  /** Texts that several articles show, by id. */
  sharedBlocks: Map<string, string>;
}

/** A site of which nothing was read yet. */
export function emptySite(): OldSite {
  return {
    ...{ title: '', url: '', version: '' },
    ...{ authors: new Map(), terms: [], articles: [], titles: new Map() },
    ...{ pictures: new Map(), menuItems: [] },
    sharedBlocks: new Map(),
  };
}

/** Adds a part of an export to a site; of several files the first says what the site is called. */
export function addPart(site: OldSite, part: WxrPart, types: TypeMap): void {
  switch (part.kind) {
    case 'site':
      if (site.url === '') Object.assign(site, part.site);
      return;
    case 'author':
      site.authors.set(part.author.login, part.author);
      return;
    case 'term':
      site.terms.push(part.term);
      return;
    case 'item':
      addItem(site, part.item, types);
  }
}

function addItem(site: OldSite, item: WxrItem, types: TypeMap): void {
  switch (placeOf(item, types).as) {
    case 'left-out':
      return;
    case 'picture':
      site.pictures.set(item.id, item);
      return;
    case 'menu-item':
      site.menuItems.push(item);
      return;
    case 'shared-block':
      site.sharedBlocks.set(item.id, item.content);
      return;
    default:
      site.articles.push(item);
      site.titles.set(item.id, plainLine(item.title, 200));
  }
}
