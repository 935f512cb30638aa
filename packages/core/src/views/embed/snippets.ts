import { conditionsLine } from '../../labels/localize/conditions-line.js';
import { localizeCard } from '../../labels/localize/localize-card.js';
import { type CardLocale, englishCardLabels } from '../../labels/replaceable/card-labels.js';
import { cardLocales } from '../../labels/texts/cards.generated.js';
import type { CardLanguage } from '../../labels/texts/languages.generated.js';
import { casinoLabels } from '../../messages.js';
import { routePath } from '../../urls/routes.js';
import { escapeHtml } from '../../values/html/escape-html.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import { type ElementSnippet, elementComponent, elementHtml } from './element-snippet.js';
import { iframePath, pathInMarket } from './embed-paths.js';
import type { EmbeddedCard } from './embedded-card.js';
import { cardHeight } from './heights/card-height.js';
import { heightExpression, heightSteps } from './heights/height-steps.js';
import { compareHeight, toplistHeight } from './heights/list-heights.js';
import type { SnippetSite } from './snippet-site.js';

/** The snippet formats for embedding a card. */
export const EMBED_KINDS = ['element', 'iframe', 'html', 'react'] as const;
/** A snippet format. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** The snippet that embeds a casino card. */
export function embedSnippet(kind: EmbedKind, card: EmbeddedCard, site: SnippetSite): string {
  if (kind === 'html') return plainHtml(card, site);
  if (kind === 'iframe') return iframeSnippet(card, site);
  const snippet = cardElement(card, labelsOf(site));
  return kind === 'element'
    ? elementHtml(snippet, site)
    : elementComponent(componentName(card.slug), snippet, site);
}

/** Several casinos to embed, as a toplist or as a comparison. */
export interface EmbeddedList {
  cards: readonly CasinoCardView[];
  /** Absent for a comparison. */
  toplist?: { query: string; limit: number };
}

/** The snippet formats for lists. */
export type ListKind = Exclude<EmbedKind, 'iframe'>;

/** The snippet that embeds a toplist or a comparison. */
export function listSnippet(kind: ListKind, list: EmbeddedList, site: SnippetSite): string {
  if (kind === 'html')
    return `<ol>\n${list.cards.map((card) => `<li>${plainHtml(card, site)}</li>`).join('\n')}\n</ol>`;
  const snippet = listElement(list, site);
  if (kind === 'element') return elementHtml(snippet, site);
  return elementComponent(list.toplist === undefined ? 'CasinoComparison' : 'CasinoToplist', snippet, site);
}

/** The widest that a card in a frame gets, in CSS pixels. */
export const WIDEST_FRAME = 704;

/** An iframe as high as its card at each width, or of a fixed `size` in CSS pixels. */
export function iframeSnippet(
  card: CasinoCardView,
  { base, affiliateId, subid, theme, lang, market }: Omit<SnippetSite, 'name' | 'pinned'>,
  size?: { width: number; height: number },
): string {
  const given = Object.entries({ 'affiliate-id': affiliateId, subid, theme, lang })
    .filter((pair): pair is [string, NonNullable<(typeof pair)[1]>] => pair[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const src =
    base + pathInMarket(iframePath(card.slug), market) + (given.length === 0 ? '' : `?${given.join('&')}`);
  const frame = (shape: string) =>
    `<iframe src="${escapeHtml(src)}" title="${escapeHtml(card.name)}" loading="lazy" ${shape}></iframe>`;
  if (size !== undefined)
    return frame(`width="${size.width}" height="${size.height}" frameborder="0" scrolling="no"`);
  const labels = labelsOf({ lang });
  const localized = localizeCard(card, labels);
  const steps = heightSteps(
    (width) => cardHeight({ card: localized, labels, isFramed: true }, width),
    WIDEST_FRAME,
  );
  // The block size of browsers that know no container units comes first.
  const sizes = `block-size: ${steps[0]?.height}px; block-size: calc(${heightExpression(steps, '100cqi')})`;
  return `<div style="container-type: inline-size; max-inline-size: ${WIDEST_FRAME}px">${frame(`style="border: 0; inline-size: 100%; ${sizes}"`)}</div>`;
}

function labelsOf({ lang = 'en' }: Pick<SnippetSite, 'lang'>): CardLocale {
  return cardLocales[lang];
}

function cardElement(english: EmbeddedCard, labels: CardLocale): ElementSnippet {
  const card = localizeCard(english, labels);
  const { slug, review, notice, blacklist, bonus, conditions, offerEnds, isWithoutTerms } = card;
  // A page without script cannot know that an offer has ended.
  const offer = blacklist === undefined && offerEnds === undefined ? bonus : undefined;
  return {
    name: 'croupier-casino-card',
    attributes: { slug },
    height: (width) => cardHeight({ card, labels }, width),
    fallback: {
      href: review,
      text: fallbackText(card, labels),
      offer:
        offer === undefined || conditions === undefined
          ? offer
          : `${offer} (${conditionsLine(conditions, labels)})`,
      notice: offer !== undefined && isWithoutTerms ? `${notice} ${labels.termsUnknown}` : notice,
      ad: blacklist === undefined ? labels.ad : undefined,
    },
  };
}

function listElement({ cards: english, toplist }: EmbeddedList, site: SnippetSite): ElementSnippet {
  const labels = labelsOf(site);
  const cards = english.map((card) => localizeCard(card, labels));
  const measured = cards.map((card) => ({ card, labels }));
  const legal = {
    notice: cards[0]?.notice ?? '',
    ad: cards.some(({ blacklist }) => blacklist === undefined) ? labels.ad : undefined,
  };
  if (toplist === undefined) {
    const slugs = cards.map(({ slug }) => slug).join(',');
    const href = `${routePath({ kind: 'compare' })}?c=${slugs}`;
    return {
      name: 'croupier-compare',
      attributes: { slugs },
      height: (width) => compareHeight(measured, width),
      fallback: { href, text: cards.map(({ name }) => name).join(', '), ...legal },
    };
  }
  return {
    name: 'croupier-toplist',
    attributes: { query: toplist.query, limit: String(toplist.limit) },
    height: (width) => toplistHeight(measured, width),
    fallback: {
      href: routePath({ kind: 'best-casinos' }),
      text: [casinoLabels.bestCasinos.title, site.name].filter(Boolean).join(' - '),
      ...legal,
    },
  };
}

/** The link text shown before the card loads. */
function fallbackText({ name, score, blacklist }: CasinoCardView, labels: CardLocale): string {
  if (blacklist !== undefined) return `${name}: ${labels.blacklisted}`;
  if (score === undefined) return `${name}: ${labels.notRated}`;
  return `${name}: ${score.text} ${labels.outOf}, ${score.label}`;
}

/** Plain HTML that needs no script, style or request. */
function plainHtml(card: CasinoCardView, { base, name: site, lang = 'en' }: SnippetSite): string {
  if (lang !== 'en') return localizedHtml(card, base, lang);
  const { name, score, blacklist, review, notice } = card;
  const verdict =
    blacklist !== undefined
      ? ` is blacklisted${blacklist.reason === undefined ? '' : `: ${blacklist.reason}`}`
      : score === undefined
        ? `: ${englishCardLabels.notRated}`
        : `: ${score.text} of 10, ${score.label}`;
  const by = site === '' ? 'the review' : `the review by ${site}`;
  return `<p><strong>${escapeHtml(name)}</strong>${escapeHtml(verdict)}. <a href="${escapeHtml(base + review)}">Read ${escapeHtml(by)}</a>. <small>${escapeHtml(notice)}</small></p>`;
}

function localizedHtml(english: CasinoCardView, base: string, lang: CardLanguage): string {
  const labels = cardLocales[lang];
  const card = localizeCard(english, labels);
  return `<p lang="${labels.language}">${escapeHtml(fallbackText(card, labels))}. <a href="${escapeHtml(base + card.review)}">${escapeHtml(labels.read)}</a>. <small>${escapeHtml(card.notice)}</small></p>`;
}

function componentName(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Casino${words.join('')}`;
}
