import { decodeText, type TextSource } from '../../csv/encoding/decode-text.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { authorPath, idQuery, oldAddressKey } from '../addresses/old-address.js';
import { wholeSizeAddress } from '../addresses/picture-sizes.js';
import { isAccessLog, requestedAddress } from './access-log.js';
import { addressesOfTable, isAddress, isAddressTable } from './address-table.js';
import { readWxr } from './read-wxr.js';
import { textLines } from './text-lines.js';
import type { WxrAuthor, WxrItem, WxrTerm } from './wxr-item.js';
import { readXmlDocuments } from './xml-documents.js';

/** How much of a file is looked at, in characters. */
const START_LENGTH = 4_096;

/**
 * The addresses in a list, a table, the log of a server, a sitemap or an export of WordPress: told apart by how the file begins.
 * `onSitemap` gets the sitemaps that an index names. Problem: `invalid`.
 */
export async function* oldAddresses(
  source: TextSource,
  { onSitemap = () => undefined }: { onSitemap?: (address: string) => void } = {},
): AsyncGenerator<string> {
  const { start, whole } = await startOfTexts(decodeText(source));
  if (/<sitemapindex\b/.test(start)) for await (const one of fromSitemap(whole)) onSitemap(one);
  else if (/<urlset\b/.test(start)) yield* fromSitemap(whole);
  else if (/^\s*</.test(start)) yield* fromExport(whole);
  else if (isAccessLog(start)) yield* fromLog(whole);
  else if (isAddressTable(start)) yield* addressesOfTable(whole);
  else yield* fromList(whole);
}

/** How a file begins, and the whole of it. */
export async function startOfTexts(
  texts: AsyncIterable<string>,
): Promise<{ start: string; whole: AsyncIterable<string> }> {
  const iterator = texts[Symbol.asyncIterator]();
  let start = '';
  while (start.length < START_LENGTH) {
    const next = await iterator.next();
    if (next.done) break;
    start += next.value;
  }
  const whole = async function* () {
    yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  return { start, whole: whole() };
}

/** An address on each line, the first of several columns; what is none, such as a header, is passed over. */
async function* fromList(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of textLines(texts)) {
    const [first = ''] = line.trim().split(/[,;\t]/, 1);
    if (isAddress(first)) yield first.replaceAll('"', '').trim();
  }
}

/** The addresses that people were answered, each once. */
async function* fromLog(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const known = new Set<string>();
  for await (const line of textLines(texts)) {
    const address = requestedAddress(line);
    if (address === undefined || known.has(address)) continue;
    known.add(address);
    yield address;
  }
}

async function* fromSitemap(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const found: string[] = [];
  let text = '';
  const listener = {
    open: () => {
      text = '';
    },
    text: (piece: string) => {
      if (text.length < 10_000) text += piece;
    },
    close: (name: string) => {
      if (/(?:^|:)loc$/.test(name)) found.push(text.trim());
      text = '';
    },
  };
  for await (const _ of readXmlDocuments(texts, listener)) yield* found.splice(0);
  yield* found.splice(0);
}

/** What visitors could see of an export: published items with their numbers, pictures in each size that texts show, authors, terms. */
async function* fromExport(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let base = '';
  for await (const part of readWxr(texts)) {
    if (part.kind === 'site') base ||= part.site.url;
    else if (part.kind === 'item') yield* ofItem(part.item, base);
    else if (part.kind === 'author') yield* ofAuthor(part.author, base);
    else yield* ofTerm(part.term, base);
  }
}

function* ofAuthor({ id, login }: WxrAuthor, base: string): Generator<string> {
  yield `${base}/${authorPath(login)}/`;
  yield `${base}/${authorPath(login)}/feed/`;
  if (/^\d+$/.test(id)) yield `${base}/?author=${id}`;
}

function* ofTerm({ id, taxonomy, slug, parent }: WxrTerm, base: string): Generator<string> {
  if (taxonomy === 'post_tag') {
    yield `${base}/tag/${slug}/`;
    yield `${base}/?tag=${slug}`;
  } else if (taxonomy === 'category') {
    if (parent === '') yield* [`${base}/category/${slug}/`, `${base}/category/${slug}/feed/`];
    if (/^\d+$/.test(id)) yield `${base}/?cat=${id}`;
  }
}

function* ofItem(
  { id, type, status, link, attachmentUrl, hasPassword }: WxrItem,
  base: string,
): Generator<string> {
  if (type === 'nav_menu_item' || type === 'wp_block') return;
  if (type === 'attachment') {
    if (link !== '' && oldAddressKey(link, base) !== undefined) yield link;
    if (/^\d+$/.test(id)) yield `${base}/?attachment_id=${id}`;
    if (attachmentUrl === '' || oldAddressKey(attachmentUrl, base) === undefined) return;
    yield attachmentUrl;
    if (wholeSizeAddress(attachmentUrl) !== attachmentUrl) yield wholeSizeAddress(attachmentUrl);
  } else if (status === 'publish' && !hasPassword && link !== '') {
    yield link;
    const query = idQuery({ id, type });
    if (query !== undefined && parseUrlPath(link).query === '') yield `${base}/?${query}`;
  }
}
