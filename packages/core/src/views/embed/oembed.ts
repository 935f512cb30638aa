import { localizeCard } from '../../labels/localize/localize-card.js';
import { cardLocales } from '../../labels/texts/cards.generated.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { normalizeBaseUrl } from '../../urls/base-url.js';
import { currentCasinoSlug } from '../../urls/current-casino-slug.js';
import { matchRoute, routePath } from '../../urls/routes.js';
import { absoluteUrl } from '../frame/page-head.js';
import { embedCatalogue } from './embed-market.js';
import { oembedFilePath } from './embed-paths.js';
import { embedCards, embedLanguageOf } from './embedded-card.js';
import { cardHeight } from './heights/card-height.js';
import { expireOffer } from './offer-end.js';
import { iframeSnippet, WIDEST_FRAME } from './snippets.js';

/** The path of the oEmbed endpoint. */
export const OEMBED_PATH = '/oembed';

/** An oEmbed 1.0 response for a review. */
export interface OEmbed {
  version: '1.0';
  type: 'rich';
  title: string;
  html: string;
  width: number;
  height: number;
  /** Seconds. */
  cache_age: number;
  provider_name?: string;
  provider_url: string;
}

/** An oEmbed response, or the HTTP status of a refusal. */
type OEmbedAnswer = { status: 200; oembed: OEmbed } | { status: 400 | 404 | 410 | 501; error?: string };

const MIN_WIDTH = 280;

/** The URL of a page's oEmbed description; undefined if the site has no base URL. */
export function oembedAddress({ settings, isStatic }: PublicCatalogue, path: string): string | undefined {
  if (settings.siteBaseUrl === undefined) return undefined;
  const slug = isStatic ? matchRoute(path)?.slug : undefined;
  if (slug !== undefined) return absoluteUrl(settings, oembedFilePath(slug));
  const query = new URLSearchParams({ url: absoluteUrl(settings, path), format: 'json' });
  return absoluteUrl(settings, `${OEMBED_PATH}?${query}`);
}

/** Answers the query of an oEmbed request: `url`, and optionally `format`, `maxwidth`, `maxheight` and `market`. */
export function oembed(everywhere: PublicCatalogue, query: string): OEmbedAnswer {
  const params = new URLSearchParams(query);
  if ((params.get('format') ?? 'json') !== 'json') return { status: 501 };
  const asked = embedCatalogue(everywhere, query);
  if ('fault' in asked) return { status: 400, error: asked.fault };
  const { catalogue, market } = asked;
  const { settings } = catalogue;
  const url = params.get('url') ?? '';
  if (settings.siteBaseUrl === undefined || !URL.canParse(url)) return { status: url === '' ? 400 : 404 };
  const base = normalizeBaseUrl(settings.siteBaseUrl);
  const { origin, pathname } = new URL(url);
  const ownPath = new URL(base).pathname.replace(/\/$/, '');
  const route = pathname.startsWith(ownPath) ? matchRoute(pathname.slice(ownPath.length)) : undefined;
  if (origin !== new URL(base).origin || route?.kind !== 'review') return { status: 404 };
  const slug = currentCasinoSlug(catalogue, route.slug as string);
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) {
    return { status: catalogue.retiredCasinos.has(slug) ? 410 : 404 };
  }
  const [embedded] = embedCards(catalogue, [casino]);
  if (embedded === undefined) return { status: 404 };
  const card = expireOffer(embedded, new Date(`${catalogue.today}T00:00`));
  const width = Math.max(MIN_WIDTH, atMost(WIDEST_FRAME, params.get('maxwidth')));
  const { language: lang } = embedLanguageOf(catalogue);
  const labels = cardLocales[settings.language];
  const needed = Math.ceil(cardHeight({ card: localizeCard(card, labels), labels, isFramed: true }, width));
  const height = atMost(needed, params.get('maxheight'));
  return {
    status: 200,
    oembed: {
      version: '1.0',
      type: 'rich',
      title: card.name,
      html: iframeSnippet(card, { base, lang, market }, { width, height }),
      width,
      height,
      cache_age: 3_600,
      ...(settings.siteName === '' ? {} : { provider_name: settings.siteName }),
      provider_url: absoluteUrl(settings, routePath({ kind: 'home' })),
    },
  };
}

function atMost(most: number, text: string | null): number {
  const number = Number(text);
  return number >= 1 ? Math.min(most, Math.floor(number)) : most;
}
