import { flatCopy } from '../../values/flat-copy.js';
import { PackedTexts } from '../../values/text/packed-texts.js';
import { type TermBases, USUAL_BASES } from '../addresses/usual-bases.js';
import type { OldPicture } from '../content/article-site.js';
import type { OldTable } from '../content/old-table.js';
import type { WxrAuthor, WxrItem, WxrPart, WxrSite, WxrTerm } from '../reading/wxr-item.js';
import { placeOf } from './item-place.js';
import { fieldsThatCount, type KeptItem, keptItem } from './kept-item.js';
import { plainLine } from './plain-line.js';
import type { TypeMap } from './type-map.js';

/** A picture, and the item that it was uploaded to. */
interface AttachedPicture extends OldPicture {
  parent: string;
  /** The address of its own page. */
  link: string;
}

/** What an export has of a site, as far as anything is made of it. */
export interface OldSite extends WxrSite {
  /** By login. */
  authors: Map<string, WxrAuthor>;
  terms: WxrTerm[];
  /** What stands before the slugs of terms in their addresses. */
  bases: TermBases;
  /** What becomes a record, in the order of the files. */
  articles: KeptItem[];
  /** Their titles by id. */
  titles: Map<string, string>;
  /** By the id of their attachments. */
  pictures: Map<string, AttachedPicture>;
  menuItems: KeptItem[];
  /** Texts that several articles show, by id. */
  sharedBlocks: Map<string, string>;
  /** Tables of a plugin that were given beside the export, by id. */
  tables: ReadonlyMap<string, OldTable>;
}

/** Gathers what is read of a site; of several files the first says what the site is called. */
export function gatherSite(types: TypeMap): { site: OldSite; add(part: WxrPart): void } {
  const site = emptySite();
  const fields = fieldsThatCount(types);
  const packed = new PackedTexts({ plainBlocks: 0 });
  const addItem = (read: WxrItem) => {
    const place = placeOf(read, types).as;
    if (place === 'left-out') return;
    if (place === 'picture') return void site.pictures.set(read.id, attachedPicture(read));
    const item = keptItem(read, fields, packed);
    if (place === 'menu-item') site.menuItems.push(item);
    else if (place === 'shared-block') site.sharedBlocks.set(item.id, item.takeContent());
    else {
      site.articles.push(item);
      site.titles.set(item.id, plainLine(item.title, 200));
    }
  };
  return {
    site,
    add(part) {
      if (part.kind === 'item') addItem(part.item);
      else if (part.kind === 'author') site.authors.set(part.author.login, part.author);
      else if (part.kind === 'term') site.terms.push(part.term);
      else if (site.url === '') Object.assign(site, part.site);
    },
  };
}

function emptySite(): OldSite {
  return {
    ...{ title: '', url: '', version: '' },
    ...{ authors: new Map(), terms: [], bases: USUAL_BASES, articles: [], titles: new Map() },
    ...{ pictures: new Map(), menuItems: [] },
    ...{ sharedBlocks: new Map(), tables: new Map() },
  };
}

function attachedPicture({ attachmentUrl, meta, excerpt, parent, link }: WxrItem): AttachedPicture {
  const alt = plainLine(meta.get('_wp_attachment_image_alt') ?? '', 500);
  const caption = plainLine(excerpt, 1_000);
  return { url: flatCopy(attachmentUrl), alt, caption, parent: flatCopy(parent), link: flatCopy(link) };
}
