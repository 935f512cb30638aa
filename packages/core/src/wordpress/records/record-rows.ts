import { firstWords } from '../../values/html/first-words.js';
import type { SafeHtml } from '../../values/html/safe-html.js';
import type { AddressBook } from '../addresses/address-book.js';
import { type Article, articleHtml } from '../content/article-html.js';
import type { WxrItem } from '../reading/wxr-item.js';
import type { LeftOutEntry } from './inventory.js';
import { postTerms } from './item-terms.js';
import { mappedFields } from './mapped-fields.js';
import type { OldSite } from './old-site.js';
import { plainLine } from './plain-line.js';
import type { PlannedRecord } from './planned-record.js';
import { KEY_COLUMN, type Row, withoutBlanks } from './row.js';
import { searchTexts } from './search-texts.js';
import { articleSites } from './site-of-article.js';
import type { MappedCollection, TypeMap } from './type-map.js';

/** What a row is made from: its record, the text of it, and what is said beside. */
interface RowParts {
  record: PlannedRecord;
  title: string;
  excerpt: string;
  html: SafeHtml;
  image: string | undefined;
  author: string | undefined;
}

/** Makes the rows of records, and tells what their texts leave out. */
export function recordRows(
  site: OldSite,
  types: TypeMap,
  addresses: AddressBook,
  onLeftOut: (record: PlannedRecord, leftOut: Pick<LeftOutEntry, 'kind' | 'name'>) => void,
): (record: PlannedRecord) => Row {
  const articleSite = articleSites(site, addresses);
  const mapped = new Map(
    Object.entries(types).map(([type, rule]) => [type, mappedFields(rule, site, addresses)]),
  );
  return (record) => {
    const { item, collection } = record;
    const article = articleHtml(item.takeContent(), articleSite(item));
    for (const one of article.leftOut) onLeftOut(record, one);
    const parts = rowParts(record, article, site, addresses);
    const row = withoutBlanks({
      [KEY_COLUMN]: item.id,
      ...ROWS[collection](parts, site),
      ...(collection === 'bonuses' || collection === 'games' ? {} : searchFields(record, site, addresses)),
      createdAt: momentOf(item),
    });
    mapped.get(item.type)?.fill(row, item, (name) => onLeftOut(record, { kind: 'field', name }));
    return row;
  };
}

const ROWS: Readonly<Record<MappedCollection, (parts: RowParts, site: OldSite) => Row>> = {
  posts: ({ record, title, excerpt, html, image, author }, site) => ({
    ...{ slug: record.slug, title, excerpt, content: html || `<p>${title}</p>`, author },
    ...postTerms(record.item, site.terms),
    ...{ featuredImage: image, isPublished: record.isPublished, publishedAt: momentOf(record.item) },
  }),
  pages: ({ record, title, html }) => ({
    ...{ slug: record.slug, title, content: html, isPublished: record.isPublished },
  }),
  casinos: ({ record, title, excerpt, html, image, author }) => ({
    ...{ slug: record.slug, name: title, description: excerpt, detailedReview: html },
    ...{ logo: image, reviewer: author, isActive: record.isPublished },
  }),
  bonuses: ({ title, excerpt }) => ({ title, description: excerpt }),
  games: ({ title, excerpt, image }) => ({ name: title, description: excerpt, image }),
};

function rowParts(record: PlannedRecord, { html }: Article, site: OldSite, addresses: AddressBook): RowParts {
  const { item, slug } = record;
  const title = plainLine(item.title, 200) || slug || `${item.type} ${item.id}`;
  const picture = site.pictures.get(item.meta.get('_thumbnail_id') ?? '');
  const author = site.authors.get(item.author)?.name ?? item.author;
  return {
    ...{ record, title, html },
    excerpt: plainLine(item.excerpt, 1_000) || firstWords(html) || title,
    image: picture && addresses.wholePicture(picture.url).src,
    author: plainLine(author, 100) || undefined,
  };
}

function searchFields(record: PlannedRecord, site: OldSite, addresses: AddressBook): Row {
  const { canonicalUrl, shareImage, ...texts } = searchTexts(record.item, site.title);
  const canonical = canonicalUrl === undefined ? undefined : addresses.newAddress(canonicalUrl);
  return {
    ...texts,
    // A page that names itself says nothing.
    canonicalUrl: canonical === record.path ? undefined : canonical,
    shareImage: shareImage === undefined ? undefined : addresses.wholePicture(shareImage).src,
  };
}

/** When an item was published, or made; WordPress writes zeros where it was not. */
function momentOf({ date, dateGmt }: Pick<WxrItem, 'date' | 'dateGmt'>): string | undefined {
  const written = [dateGmt, date].find((one) => /^[1-9]/.test(one));
  const time = written === undefined ? Number.NaN : Date.parse(`${written.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
