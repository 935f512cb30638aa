import type { PublicCasino } from '../../collections/casinos/casino.js';
import { englishCardLabels } from '../../labels/replaceable/card-labels.js';
import type { CardLanguage } from '../../labels/texts/languages.generated.js';
import { lastOfferDay } from '../../model/offers/last-offer-day.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { normalizeBaseUrl } from '../../urls/base-url.js';
import { visitPrefix } from '../../urls/find-visit.js';
import { addAttribution, hasPlaceholders } from '../../values/addresses/attribution.js';
import { fillPlacement } from '../../values/addresses/visit-address.js';
import { visitPath, withPlacement } from '../../values/addresses/visit-link.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import type { ConditionsContext } from '../cards/claim-conditions.js';
import { listedCasinoCard } from '../cards/listed-casino-card.js';
import type { PageFrameView } from '../frame/page-frame.js';
import { embedCatalogue } from './embed-market.js';

/** A casino card for other sites. */
export interface EmbeddedCard extends CasinoCardView {
  /** The visit URL with its placeholders, if it has any. */
  visitTemplate?: string;
  /** The language of the site that it comes from; absent for English. */
  language?: CardLanguage;
  /** The market whose offer it shows, where one was asked for. */
  market?: string;
}

/** The language of the site, for embeds that name none; absent for English. */
export function embedLanguageOf({ settings }: Pick<PublicCatalogue, 'settings'>): {
  language?: CardLanguage;
} {
  return settings.language === 'en' ? {} : { language: settings.language };
}

/** The response body for a removed casino; also readable by hosts that ignore the 410 status. */
export const removedCard = { error: englishCardLabels.gone, isGone: true } as const;

/** A card in an iframe, with the site's branding. */
export interface IframeCardView {
  card: EmbeddedCard;
  site: Pick<PageFrameView['site'], 'name' | 'primaryColor' | 'accentColor' | 'hasDarkMode'>;
  /** The language of the site. */
  language: CardLanguage;
}

/** The iframe card of a casino; undefined if no casino has the slug. */
export function iframeCard(catalogue: PublicCatalogue, slug: string): IframeCardView | undefined {
  const { casinoBySlug, settings } = catalogue;
  const casino = casinoBySlug.get(slug);
  if (casino === undefined) return undefined;
  const [card] = embedCards(catalogue, [casino]) as [EmbeddedCard];
  const { siteName: name, primaryColor, accentColor, enableDarkMode: hasDarkMode, language } = settings;
  return { card, site: { name, primaryColor, accentColor, hasDarkMode }, language };
}

/** As `iframeCard()`, in the market that a query names; undefined where that is none. */
export function iframeCardIn(
  catalogue: PublicCatalogue,
  slug: string,
  query: string,
): IframeCardView | undefined {
  const asked = embedCatalogue(catalogue, query);
  return 'fault' in asked ? undefined : iframeCard(asked.catalogue, slug);
}

/** The embeddable cards of casinos, in the given order. */
export function embedCards(context: ConditionsContext, casinos: readonly PublicCasino[]): EmbeddedCard[] {
  return casinos.map((casino) => embedCard(casino, lastOfferDay(context.bonuses, casino), context));
}

/** The embeddable card of a casino; `end` is the last day of its offer (YYYY-MM-DD), if it ends. */
export function embedCard(
  casino: PublicCasino,
  end: string | undefined,
  context: ConditionsContext,
): EmbeddedCard {
  const card: EmbeddedCard = listedCasinoCard(casino, context);
  if (card.blacklist !== undefined) return card;
  const counted = countedVisit(casino, context);
  if (card.visit !== undefined) {
    const { visitUrl = '' } = casino;
    const template = fillPlacement(visitUrl, { page: 'embed', place: 'card' }, context.market);
    card.visit = { ...card.visit, href: counted ?? addAttribution(template, {}) };
    if (counted === undefined && hasPlaceholders(template)) card.visitTemplate = template;
  }
  if (end !== undefined && (card.visit ?? card.bonus) !== undefined) card.offerEnds = end;
  return card;
}

/** The visit link of the site for an embed, which counts and gives the ids of affiliates on; undefined without one. */
function countedVisit({ slug }: PublicCasino, context: ConditionsContext): string | undefined {
  const prefix = visitPrefix(context);
  const { market, settings } = context;
  if (prefix === undefined || settings.siteBaseUrl === undefined) return undefined;
  const link = withPlacement(visitPath(prefix, slug), { page: 'embed', place: 'card' });
  const asked = market === undefined || market === settings.market ? '' : `&market=${market}`;
  return `${normalizeBaseUrl(settings.siteBaseUrl)}${link}${asked}`;
}
