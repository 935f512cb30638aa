import {
  getView,
  type LoadView,
  parseUrlPath,
  readSiteIndex,
  type SearchSuggestion,
  type SiteIndex,
  searchSuggestions,
  type ViewName,
} from '@croupier/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolvePage } from './resolve-page.js';

/** What a page of a built site asks its index, in the place of a server. */
interface StaticPages {
  /** The page at an address with a query, or the address that it leads to. */
  page(address: string): Promise<{ address: string; html: string } | { to: string }>;
  /** What a search field suggests for what is typed. */
  suggestions(query: string): Promise<SearchSuggestion[]>;
}

/** The views that look for words in the descriptions of casinos. */
const SEARCHING_VIEWS: readonly ViewName[] = ['search', 'not-found'];

/** Opens the index of a built site; `read` gives the JSON of a path. */
export async function openStaticPages(
  indexPath: string,
  read: (path: string) => Promise<unknown>,
): Promise<StaticPages> {
  const index = readSiteIndex((await read(indexPath)) as SiteIndex, read);
  return {
    async page(address) {
      const { path, query } = parseUrlPath(address);
      const shown = path.replace(/(?<=.)\/(index\.html)?$/, '');
      const load: LoadView = (name, params) =>
        index.answer({
          readsTexts: SEARCHING_VIEWS.includes(name),
          ask: (catalogue) => getView(catalogue, name, params),
        });
      const page = await resolvePage(shown, load, query);
      if ('to' in page) return { to: page.to };
      const html = renderToStaticMarkup(
        <>
          <title>{page.frame.head.title}</title>
          {page.body}
        </>,
      );
      return { address: query === '' ? shown : `${shown}?${query}`, html };
    },
    suggestions: (query) =>
      index.answer({ readsTexts: true, ask: (catalogue) => searchSuggestions(catalogue, query) }),
  };
}
