import {
  type CardLanguage,
  cardDataPath,
  cardLabelsPath,
  cardLocales,
  directionOf,
  EMBED_CACHE,
  embedCards,
  embedCatalogue,
  embedLanguageOf,
  embedSlice,
  getView,
  iframePath,
  iframeSlugAt,
  languageOfCardLabelsPath,
  marketInQuery,
  marketsOfEmbeds,
  messages,
  oembed,
  oembedFilePath,
  type PublicCatalogue,
  pathInMarket,
  removedCard,
  resolveUrl,
  routePath,
  slugOfCardDataPath,
  slugOfOembedFilePath,
  TOPLIST_INDEX_PATH,
  toplistIndexPieces,
  toplistIndexText,
} from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { type ResponseContent, responseContent } from '../response-content.js';
import { FILE_HEADERS, FRAME_HEADERS } from '../security-headers.js';
import type { SiteRenderer } from '../site-renderer.js';
import type { CreateResponse, NonPageRoute } from './non-page-route.js';

/** Cards on other sites. */
export const EMBED_ROUTE: NonPageRoute = {
  *paths({ catalogue }) {
    yield TOPLIST_INDEX_PATH;
    for (const language of Object.keys(cardLocales)) yield cardLabelsPath(language);
    for (const { slug } of catalogue.casinos) {
      yield cardDataPath(slug);
      if (catalogue.settings.siteBaseUrl !== undefined) yield oembedFilePath(slug);
    }
    for (const market of marketsOfEmbeds(catalogue)) {
      yield pathInMarket(TOPLIST_INDEX_PATH, market);
      for (const { slug } of catalogue.casinos) yield pathInMarket(cardDataPath(slug), market);
    }
  },
  pieces({ catalogue }, given) {
    const { path, query } = marketInQuery(given, '');
    const asked = embedCatalogue(catalogue, query);
    return path !== TOPLIST_INDEX_PATH || 'fault' in asked
      ? undefined
      : () => toplistIndexPieces(asked.catalogue);
  },
  match({ catalogue }, path, query) {
    const asked = marketInQuery(path, query);
    return embedRoute(catalogue, asked.path, asked.query);
  },
};

/** Cards as pages, for iframes on other sites. */
export const FRAME_ROUTE: NonPageRoute = {
  *paths({ catalogue }) {
    for (const { slug } of catalogue.casinos) yield iframePath(slug);
    for (const market of marketsOfEmbeds(catalogue))
      for (const { slug } of catalogue.casinos) yield pathInMarket(iframePath(slug), market);
  },
  reuse: {
    contentType: 'text/html',
    source({ catalogue, stylesheets }, given) {
      const { path, query } = marketInQuery(given, '');
      const view = getView(catalogue, 'iframe-card', { slug: iframeSlugAt(path) ?? '', query });
      // The day decides whether an offer has ended.
      return JSON.stringify([stylesheets, catalogue.today, view]);
    },
  },
  match({ catalogue, renderPage }, given, asked) {
    const { path, query } = marketInQuery(given, asked);
    const slug = iframeSlugAt(path);
    return slug === undefined
      ? undefined
      : () => frameResponse(embedCatalogue(catalogue, query), slug, () => renderPage(path, query));
  },
};

/**
 * The response of an embed path: a card as JSON, or casinos for toplists and comparisons; undefined for other paths.
 * `query` is canonical.
 */
function embedRoute(catalogue: PublicCatalogue, path: string, query: string): CreateResponse | undefined {
  if (path === TOPLIST_INDEX_PATH) return () => casinosResponse(catalogue, query);
  const language = languageOfCardLabelsPath(path);
  if (language !== undefined) return () => labelsResponse(language);
  const described = slugOfOembedFilePath(path);
  if (described !== undefined) return () => oembedFileResponse(catalogue, described, query);
  const slug = slugOfCardDataPath(path);
  return slug === undefined ? undefined : () => cardResponse(catalogue, slug, query);
}

/** The casinos that a query names or narrows to, or all of them. */
function casinosResponse(everywhere: PublicCatalogue, query: string): ResponseContent {
  const asked = embedCatalogue(everywhere, query);
  const params = new URLSearchParams(query);
  if ('fault' in asked || params.has('slugs') || params.has('limit')) {
    const { status, data } = embedSlice(everywhere, query);
    return publicJsonResponse(status, data);
  }
  return publicTextResponse(200, toplistIndexText(asked.catalogue));
}

function cardResponse(everywhere: PublicCatalogue, slug: string, query: string): ResponseContent {
  const asked = embedCatalogue(everywhere, query);
  if ('fault' in asked) return publicJsonResponse(400, { error: asked.fault });
  const { catalogue, market } = asked;
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) return publicJsonResponse(...goneOrNotFound(catalogue, slug));
  const [card] = embedCards(catalogue, [casino]);
  return publicJsonResponse(200, { ...card, ...embedLanguageOf(catalogue), market });
}

/** The oEmbed description of a card in a file of its own, for hosts that know no queries. */
function oembedFileResponse(catalogue: PublicCatalogue, slug: string, query: string): ResponseContent {
  const params = new URLSearchParams(query);
  params.set('url', `${catalogue.settings.siteBaseUrl ?? ''}${routePath({ kind: 'review', slug })}`);
  const answer = oembed(catalogue, `${params}`);
  if (answer.status === 200) return publicJsonResponse(200, answer.oembed);
  return answer.error === undefined
    ? publicJsonResponse(...goneOrNotFound(catalogue, slug))
    : publicJsonResponse(answer.status, { error: answer.error });
}

/** The words of cards in a language. */
function labelsResponse(language: string): ResponseContent {
  const locale = Object.hasOwn(cardLocales, language) ? cardLocales[language as CardLanguage] : undefined;
  return locale === undefined
    ? publicJsonResponse(404, { error: messages.page.notFound })
    : publicJsonResponse(200, locale);
}

async function frameResponse(
  asked: ReturnType<typeof embedCatalogue>,
  slug: string,
  renderPage: () => ReturnType<SiteRenderer['render']>,
): Promise<ResponseContent> {
  const headers = { ...FRAME_HEADERS, ...SHORT_CACHE, 'content-type': 'text/html; charset=utf-8' };
  if ('fault' in asked)
    return responseContent(400, { ...headers, 'content-type': 'text/plain; charset=utf-8' }, asked.fault);
  const { catalogue } = asked;
  if (catalogue.casinoBySlug.has(slug)) return responseContent(200, headers, (await renderPage()).html);
  const [status] = goneOrNotFound(catalogue, slug);
  const { language } = catalogue.settings;
  const said = status === 410 ? cardLocales[language].gone : pageTexts('missing', catalogue.labels).casino;
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${said}</title><p>${said}</p></html>`;
  return responseContent(status, headers, html);
}

function goneOrNotFound(
  catalogue: PublicCatalogue,
  slug: string,
): [status: 404 | 410, said: { error: string }] {
  const isGone = resolveUrl(catalogue, `/casino/${slug}`).kind === 'gone';
  return isGone
    ? [410, { ...removedCard, ...embedLanguageOf(catalogue) }]
    : [404, { error: messages.casino.notFound }];
}

const SHORT_CACHE = {
  'cache-control': `public, max-age=${EMBED_CACHE.fresh}, stale-while-revalidate=${EMBED_CACHE.stale}`,
};

/** JSON that any page may read, and that caches keep for a minute. */
export function publicJsonResponse(status: number, value: object): ResponseContent {
  return publicTextResponse(status, JSON.stringify(value));
}

function publicTextResponse(status: number, json: string): ResponseContent {
  const headers = {
    ...FILE_HEADERS,
    ...SHORT_CACHE,
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
  };
  return responseContent(status, headers, json);
}
