import { problem } from '../../problem.js';
import { slugOf } from '../../values/text/make-slug.js';
import type { TermReference, WxrAuthor, WxrItem, WxrPart, WxrSite, WxrTerm } from './wxr-item.js';
import { readXmlDocuments, type XmlListener } from './xml-documents.js';

/** The most characters that are kept of one text; an article of ours may have half a million. */
const MAX_TEXT = 2_000_000;
/** The most custom fields that are kept of an item. */
const MAX_META = 5_000;

/**
 * Reads an export of WordPress piece by piece, and keeps no more than an item; several files may follow one another.
 * Problem: `invalid` for what is none.
 */
export async function* readWxr(texts: AsyncIterable<string>): AsyncGenerator<WxrPart> {
  const parts: WxrPart[] = [];
  const listener = wxrListener((part) => parts.push(part));
  for await (const _ of readXmlDocuments(texts, listener)) yield* parts.splice(0);
  yield* parts.splice(0);
}

/** The texts of elements by their names. */
type Texts = Record<string, string | undefined>;

/** An item that is being read. */
type OpenItem = Pick<WxrItem, 'terms' | 'tooLong' | 'comments'> & { meta: Map<string, string> };

/** Listens to the elements of an export: `rss`, `channel`, a part of it, a field of that, and what that is made of. */
function wxrListener(tell: (part: WxrPart) => void): XmlListener {
  const path: string[] = [];
  const pieces: string[] = [];
  let length = 0;
  let channel: Texts = {};
  let fields: Texts = {};
  let inner: Texts = {};
  let item = openItem();
  let domain: Readonly<Record<string, string>> = {};
  let isSiteTold = false;

  const tellSite = () => {
    if (!isSiteTold) tell({ kind: 'site', site: siteOf(channel) });
    isSiteTold = true;
  };
  const closeField = (name: string, text: string, isTooLong: boolean) => {
    if (path[2] !== 'item') fields[name] = text;
    else if (isTooLong) item.tooLong.push(name);
    else if (name === 'category') item.terms.push(termReference(domain, text));
    else if (name === 'wp:comment') item.comments += 1;
    else if (name === 'wp:postmeta') addMeta(item.meta, inner);
    else fields[name] = text;
  };
  const closePart = (name: string) => {
    if (name !== 'item' && !PARTS.has(name)) return false;
    tellSite();
    if (name === 'item') tell({ kind: 'item', item: itemOf(item, fields) });
    else if (name === 'wp:author') tell({ kind: 'author', author: authorOf(fields) });
    else tell({ kind: 'term', term: termOf(name, fields) });
    return true;
  };

  return {
    open(name, attributes) {
      const depth = path.length;
      if (depth === 0 && name !== 'rss') throw problem('wordpress.not-an-export', { root: name });
      if (depth === 0) [channel, isSiteTold] = [{}, false];
      if (depth === 2) [fields, item] = [{}, openItem()];
      if (depth === 3) [inner, domain] = [{}, attributes];
      path.push(name);
      pieces.length = 0;
      length = 0;
    },
    text(piece) {
      length += piece.length;
      if (length <= MAX_TEXT) pieces.push(piece);
    },
    close(name) {
      path.pop();
      const isTooLong = length > MAX_TEXT;
      const text = isTooLong ? '' : pieces.join('');
      pieces.length = 0;
      length = 0;
      if (path.length === 4) inner[name] = text;
      else if (path.length === 3) closeField(name, text, isTooLong);
      else if (path.length === 2 && !closePart(name)) channel[name] = text;
      else if (path.length === 1) requireExport(channel, tellSite);
    },
  };
}

/** The parts of a channel beside its items. */
const PARTS = new Set(['wp:author', 'wp:category', 'wp:tag', 'wp:term']);

/** A feed is RSS too, but without the version of an export. */
function requireExport(channel: Texts, tellSite: () => void): void {
  if (channel['wp:wxr_version'] === undefined) throw problem('wordpress.not-an-export', { root: 'rss' });
  tellSite();
}

function openItem(): OpenItem {
  return { terms: [], meta: new Map(), comments: 0, tooLong: [] };
}

/** The last value of a key is that which counts. */
function addMeta(meta: Map<string, string>, { 'wp:meta_key': key = '', 'wp:meta_value': value = '' }: Texts) {
  if (key !== '' && meta.size < MAX_META) meta.set(key, value);
}

function siteOf(channel: Texts): WxrSite {
  const url = channel['wp:base_blog_url'] ?? channel.link ?? channel['wp:base_site_url'] ?? '';
  return {
    title: trimmed(channel.title),
    url: url.trim().replace(/\/+$/, ''),
    version: trimmed(channel['wp:wxr_version']),
  };
}

function authorOf(fields: Texts): WxrAuthor {
  const login = trimmed(fields['wp:author_login']);
  const names = [fields['wp:author_first_name'], fields['wp:author_last_name']].map(trimmed);
  const name = trimmed(fields['wp:author_display_name']) || names.join(' ').trim() || login;
  return { id: trimmed(fields['wp:author_id']), login, name, email: trimmed(fields['wp:author_email']) };
}

function termOf(element: string, fields: Texts): WxrTerm {
  const field = (...names: string[]) => trimmed(names.map((name) => fields[name]).find((text) => text));
  const taxonomy = { 'wp:category': 'category', 'wp:tag': 'post_tag' }[element];
  return {
    id: field('wp:term_id'),
    taxonomy: taxonomy ?? field('wp:term_taxonomy'),
    slug: field('wp:category_nicename', 'wp:tag_slug', 'wp:term_slug'),
    name: field('wp:cat_name', 'wp:tag_name', 'wp:term_name'),
    parent: field('wp:category_parent', 'wp:term_parent'),
  };
}

/** What an item is known by in a shortened export that has no ids: the number in its address, else that address. */
function idFromAddress(field: (name: string) => string): string {
  const addresses = [field('guid'), field('link')];
  const numbers = addresses.map((address) => /[?&](?:p|page_id)=(\d{1,20})(?:&|$)/.exec(address)?.[1]);
  return numbers.find(Boolean) ?? (addresses.find(Boolean) || `${field('wp:post_date')} ${field('title')}`);
}

/** Exports before version 1.1 name a term twice, once without its taxonomy. */
function distinctTerms(terms: readonly TermReference[]): TermReference[] {
  const known = new Set(terms.flatMap(({ taxonomy, name }) => (taxonomy === '' ? [] : [name])));
  return terms.flatMap((term) => {
    if (term.taxonomy !== '') return [term];
    return known.has(term.name) ? [] : [{ ...term, taxonomy: 'category', slug: slugOf(term.name) }];
  });
}

function termReference({ domain = '', nicename = '' }: Texts, text: string): TermReference {
  return { taxonomy: domain === 'tag' ? 'post_tag' : domain, slug: nicename, name: text.trim() };
}

function itemOf({ meta, ...open }: OpenItem, fields: Texts): WxrItem {
  const field = (name: string) => trimmed(fields[name]);
  return {
    ...open,
    terms: distinctTerms(open.terms),
    meta,
    id: field('wp:post_id') || idFromAddress(field),
    type: field('wp:post_type'),
    status: field('wp:status'),
    title: field('title'),
    slug: field('wp:post_name'),
    link: field('link'),
    author: field('dc:creator'),
    content: fields['content:encoded'] ?? '',
    excerpt: field('excerpt:encoded'),
    date: field('wp:post_date'),
    dateGmt: field('wp:post_date_gmt'),
    parent: field('wp:post_parent'),
    menuOrder: Number(field('wp:menu_order')) || 0,
    hasPassword: field('wp:post_password') !== '',
    attachmentUrl: field('wp:attachment_url'),
  };
}

function trimmed(text: string | undefined): string {
  return text?.trim() ?? '';
}
