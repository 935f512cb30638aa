import { CARD_LANGUAGES, type CardLanguage } from '../../labels/texts/languages.generated.js';
import { messages } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { currentCasinoSlug } from '../../urls/current-casino-slug.js';
import { findMarket } from '../../values/markets/market-names.js';
import { COMPARE_LIMITS } from '../links/compare-path.js';
import { currentEmbedPath } from './current-embed-path.js';
import { embedCatalogue } from './embed-market.js';
import {
  iframeSlugAt,
  marketInQuery,
  slugOfCardDataPath,
  slugOfOembedFilePath,
  TOPLIST_INDEX_PATH,
} from './embed-paths.js';
import { parseEmbedToplistQuery, toplistCards } from './embed-toplist.js';
import { type EmbeddedCard, embedCards, embedLanguageOf, removedCard } from './embedded-card.js';
import { toplistLimit } from './toplist-limit.js';

/** The casinos of one embed, or the HTTP status of a refusal. */
export type EmbedSliceAnswer =
  | { status: 200; data: { casinos: EmbeddedCard[]; language?: CardLanguage } }
  | { status: 400 | 404 | 410; data: { error: string; isGone?: true; language?: CardLanguage } };

/** The casinos that `slugs` names, in that order, or those of a toplist; no more than an embed shows. */
export function embedSlice(everywhere: PublicCatalogue, query: string): EmbedSliceAnswer {
  const params = new URLSearchParams(query);
  const named = params.get('slugs');
  const limit = toplistLimit(params.get('limit'));
  const asked = embedCatalogue(everywhere, query);
  if ('fault' in asked) return { status: 400, data: { error: asked.fault } };
  const { catalogue } = asked;
  if (named !== null) return comparedCasinos(catalogue, named);
  for (const own of ['limit', 'market']) params.delete(own);
  try {
    const casinos = toplistCards(catalogue, parseEmbedToplistQuery(`${params}`), limit);
    return { status: 200, data: { casinos, ...embedLanguageOf(catalogue) } };
  } catch (error) {
    return { status: 400, data: { error: (error as Error).message } };
  }
}

/** Leaves out casinos that are not on the site; without any other, says whether one was. */
function comparedCasinos(catalogue: PublicCatalogue, named: string): EmbedSliceAnswer {
  const slugs = named.split(',', COMPARE_LIMITS.max).map((slug) => currentCasinoSlug(catalogue, slug));
  const casinos = [...new Set(slugs)].flatMap((slug) => catalogue.casinoBySlug.get(slug) ?? []);
  const language = embedLanguageOf(catalogue);
  if (casinos.length > 0)
    return { status: 200, data: { casinos: embedCards(catalogue, casinos), ...language } };
  return slugs.some((slug) => catalogue.retiredCasinos.has(slug))
    ? { status: 410, data: { ...removedCard, ...language } }
    : { status: 404, data: { error: messages.casino.notFound } };
}

/** The address of an embed in one form, under the slug that its casino has today and with its market in the query. */
export function canonicalEmbed(
  catalogue: PublicCatalogue,
  path: string,
  query: string,
): { path: string; query: string } {
  const asked = marketInQuery(path, query);
  const current = currentEmbedPath(catalogue, asked.path);
  return { path: current, query: canonicalEmbedQuery(catalogue, current, asked.query) };
}

/**
 * The query of an embed in one order: its market; of the toplist index, where it asks for some casinos only, `slugs`, or
 * `limit` and what narrows a toplist; of an iframe card its language, where that is not the site's. '' for other paths.
 */
export function canonicalEmbedQuery(
  catalogue: Pick<PublicCatalogue, 'settings'>,
  path: string,
  query: string,
): string {
  const shown = queryOfCasinos(catalogue, path, query);
  const market = new URLSearchParams(query).get('market');
  if (market === null || !isOfMarket(path)) return shown;
  const params = new URLSearchParams(shown);
  params.set('market', findMarket(market) ?? market);
  params.sort();
  return `${params}`;
}

function isOfMarket(path: string): boolean {
  const slug = iframeSlugAt(path) ?? slugOfCardDataPath(path) ?? slugOfOembedFilePath(path);
  return path === TOPLIST_INDEX_PATH || slug !== undefined;
}

function queryOfCasinos(
  { settings }: Pick<PublicCatalogue, 'settings'>,
  path: string,
  query: string,
): string {
  if (iframeSlugAt(path) !== undefined) {
    const language = embedLanguage(query, settings.language);
    return language === settings.language ? '' : `lang=${language}`;
  }
  if (path !== TOPLIST_INDEX_PATH) return '';
  const params = new URLSearchParams(query);
  const slugs = params.get('slugs');
  if (slugs !== null) return `${new URLSearchParams({ slugs })}`;
  if (!params.has('limit')) return '';
  params.set('limit', String(toplistLimit(params.get('limit'))));
  params.sort();
  return `${params}`;
}

/** The language that the query of an iframe card asks for; that of the site by default. */
export function embedLanguage(query: string, ofSite: CardLanguage): CardLanguage {
  const given = new URLSearchParams(query).get('lang')?.toLowerCase().split('-')[0];
  return CARD_LANGUAGES.find((language) => language === given) ?? ofSite;
}
