import * as z from 'zod';
import { CARD_LANGUAGES } from '../../labels/texts/languages.generated.js';
import { lazy } from '../../lazy.js';
import { messages } from '../../messages.js';
import { closestMatch } from '../../model/closest-match.js';
import { catalogueIn } from '../../model/markets/catalogue-in.js';
import { type PublicCatalogue, publicCatalogue } from '../../model/public-catalogue.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import { normalizeBaseUrl } from '../../urls/base-url.js';
import { isValidId } from '../../values/addresses/attribution.js';
import { marketCode } from '../../values/markets/market-code.js';
import { parseEmbedToplistQuery, toplistCards } from '../../views/embed/embed-toplist.js';
import { type EmbeddedCard, embedCards, embedLanguageOf } from '../../views/embed/embedded-card.js';
import { expireOffer } from '../../views/embed/offer-end.js';
import { EMBED_THEMES, type SnippetSite } from '../../views/embed/snippet-site.js';
import {
  EMBED_KINDS,
  type EmbeddedList,
  type EmbedKind,
  embedSnippet,
  type ListKind,
  listSnippet,
} from '../../views/embed/snippets.js';
import { MAX_TOPLIST_LIMIT, USUAL_TOPLIST_LIMIT } from '../../views/embed/toplist-limit.js';
import { warning } from '../../warning.js';
import { question } from '../define/operation.js';
import { baseUrlInput, requireBaseUrl } from './base-url-input.js';

const idInput = lazy(() =>
  z.string().refine(isValidId, 'an id has 1 to 500 characters, and not only dots').optional(),
);

/** The snippet that shows casinos on a page of another site. Problems: `not-found`, `invalid`. */
export const embedShow = question({
  name: 'embed.show',
  summary: "Write the snippet that puts a casino's card, a toplist or a comparison on another page",
  permission: 'see what is public',
  exposure: { command: 'embed', screen: '/admin/casinos/view/{id}' },
  input: () =>
    z.strictObject({
      casinos: z
        .array(z.string().min(1))
        .max(4, 'at most 4 casinos can be compared')
        .default([])
        .describe("Casinos' slugs or ids: one for its card, two to four for a comparison"),
      toplist: z.string().optional().describe('What a toplist asks for, such as country=DK&sort=-rating'),
      limit: z
        .number()
        .int()
        .min(1)
        .max(MAX_TOPLIST_LIMIT)
        .default(USUAL_TOPLIST_LIMIT)
        .describe('How many casinos the toplist shows'),
      affiliateId: idInput().describe('The affiliate id that visit links carry'),
      subid: idInput().describe('The place of the embed, which visit links carry'),
      theme: z.enum(EMBED_THEMES).optional().describe("The theme; else what the page's color-scheme says"),
      lang: z
        .enum(CARD_LANGUAGES)
        .optional()
        .describe('The language of the embed; that of the site by default'),
      as: z.array(z.enum(EMBED_KINDS)).min(1).default(['element']),
      market: marketCode.schema
        .optional()
        .describe('The market whose offers are shown, such as GB or CA-ON; that of the site by default'),
      baseUrl: baseUrlInput(),
      /** The build of the script to load; the newest by default. */
      pinned: z.strictObject({ path: z.string(), integrity: z.string() }).optional(),
    }),
  run({ content, now }, { casinos: named, toplist: query, limit, as, baseUrl, ...given }) {
    if (named.length > 0 === (query !== undefined)) throw problem('embed.nothing-named');
    const catalogue = catalogueIn(publicCatalogue(content, now.slice(0, 10)), given.market);
    const site = snippetSite(catalogue, baseUrl, given);
    const found =
      query === undefined ? namedCards(content, catalogue, named) : cardsOfToplist(catalogue, query, limit);
    const cards = found.map((card) => expireOffer(card, new Date(now)));
    const [card] = cards;
    const alone = query === undefined && cards.length === 1 ? card : undefined;
    const list: EmbeddedList = query === undefined ? { cards } : { cards, toplist: { query, limit } };
    const snippetOf = (kind: EmbedKind) =>
      alone === undefined ? listSnippet(requireListKind(kind), list, site) : embedSnippet(kind, alone, site);
    return {
      ...(alone === undefined
        ? { casinos: cards.map(({ slug }) => slug) }
        : { slug: alone.slug, name: alone.name }),
      snippets: Object.fromEntries(as.map((kind) => [kind, snippetOf(kind)])),
      warnings: cards
        .filter(({ blacklist }) => blacklist !== undefined)
        .map(({ name }) => warning('embed.blacklisted', { name })),
    };
  },
});

function snippetSite(
  catalogue: PublicCatalogue,
  baseUrl: string | undefined,
  given: Omit<SnippetSite, 'base' | 'name'>,
): SnippetSite {
  const { siteBaseUrl, siteName } = catalogue.settings;
  const url = requireBaseUrl(baseUrl ?? siteBaseUrl, 'A snippet');
  const lang = given.lang ?? embedLanguageOf(catalogue).language;
  return { base: normalizeBaseUrl(url), name: siteName, ...given, lang };
}

function namedCards({ casinos: all }: Content, catalogue: PublicCatalogue, named: string[]): EmbeddedCard[] {
  const { casinoBySlug, retiredCasinos } = catalogue;
  const casinos = named.map((name) => {
    const slug = all.get(name)?.slug ?? name;
    const casino = casinoBySlug.get(slug);
    if (casino !== undefined) return casino;
    if (retiredCasinos.has(slug)) throw problem('embed.casino-inactive', { slug });
    // What was never public is told by the name that was given alone.
    throw problem(
      'embed.casino-not-found',
      { slug: name, suggestion: closestMatch(name, casinoBySlug.keys()) },
      { issues: [{ message: messages.casino.notFoundText }] },
    );
  });
  return embedCards(catalogue, [...new Set(casinos)]);
}

function cardsOfToplist(catalogue: PublicCatalogue, query: string, limit: number): EmbeddedCard[] {
  try {
    return toplistCards(catalogue, parseEmbedToplistQuery(query), limit);
  } catch (error) {
    throw problem('embed.toplist-invalid', { fault: (error as Error).message }, { cause: error });
  }
}

function requireListKind(kind: EmbedKind): ListKind {
  if (kind !== 'iframe') return kind;
  throw problem('embed.frame-holds-one');
}
