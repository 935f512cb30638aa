import { cardLabels } from '../../labels/cards.js';
import { casinoLabels } from '../../messages.js';
import { PLACEHOLDER_IMAGE } from '../../model/casino.js';
import { routePath } from '../../urls/routes.js';
import type { CasinoCardView } from '../cards/casino-card.js';
import {
  BREAKPOINT_WIDTHS,
  cardHeights,
  compareHeights,
  type EmbedHeights,
  toplistHeights,
} from './card-heights.js';
import { iframePath } from './embed-paths.js';
import type { EmbeddedCard } from './embedded-card.js';

/** The snippet formats for embedding a card. */
export const EMBED_KINDS = ['element', 'iframe', 'html', 'react'] as const;
/** A snippet format. */
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** The path of the embed script; it always serves the newest build. */
export const EMBED_SCRIPT_PATH = '/embed/croupier.js';

/** The embed script of one build, with its integrity hash. */
export interface PinnedScript {
  path: string;
  /** `sha384-…` */
  integrity: string;
}

/** The site that a snippet points to: base URL without a trailing slash, name, and optionally a pinned script. */
export interface SnippetSite {
  base: string;
  name: string;
  pinned?: PinnedScript | undefined;
}

/** The snippet that embeds a casino card. */
export function embedSnippet(kind: EmbedKind, card: EmbeddedCard, site: SnippetSite): string {
  return SNIPPETS[kind](card, site);
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
export function listSnippet(kind: ListKind, { cards, toplist }: EmbeddedList, site: SnippetSite): string {
  if (kind === 'html')
    return `<ol>\n${cards.map((card) => `<li>${plainHtml(card, site)}</li>`).join('\n')}\n</ol>`;
  const slugs = cards.map(({ slug }) => slug).join(',');
  const place =
    toplist === undefined
      ? {
          heights: compareHeights(cards),
          href: `${routePath({ kind: 'compare' })}?c=${slugs}`,
          text: cards.map(({ name }) => name).join(', '),
        }
      : {
          heights: toplistHeights(cards),
          href: routePath({ kind: 'best-casinos' }),
          text: [casinoLabels.bestCasinos.title, site.name].filter(Boolean).join(' - '),
        };
  const name = toplist === undefined ? 'croupier-compare' : 'croupier-toplist';
  const attributes: Record<string, string> =
    toplist === undefined ? { slugs } : { query: toplist.query, limit: String(toplist.limit) };
  if (kind === 'element') return element(name, attributes, place, site);
  const props = Object.entries({ ...attributes, height: place.heights.join(' ') })
    .map(([key, value]) => ` ${key}=${jsxValue(value)}`)
    .join('');
  return [
    "import type {} from '@croupier/ui/embed';",
    '',
    `export function ${toplist === undefined ? 'CasinoComparison' : 'CasinoToplist'}() {`,
    '  return (',
    '    <>',
    `      <${name}${props}>`,
    `        <a href=${jsxValue(site.base + place.href)} style={{ display: 'block', height: 0, paddingBottom: 'calc(${heightExpression(place.heights)})' }}>`,
    `          ${jsxValue(place.text)}`,
    '        </a>',
    `      </${name}>`,
    `      <script async src=${jsxValue(site.base + (site.pinned?.path ?? EMBED_SCRIPT_PATH))}${site.pinned === undefined ? '' : ` integrity=${jsxValue(site.pinned.integrity)} crossOrigin="anonymous"`} />`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** A JSX expression; `indent` prefixes its continuation lines. */
function jsxValue(value: unknown, indent = ''): string {
  return `{${JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)}}`;
}

/** An iframe as high as the card can get, or of a fixed `size` in CSS pixels. */
export function iframeSnippet(
  card: CasinoCardView,
  base: string,
  size?: { width: number; height: number },
): string {
  const [narrow, middle] = cardHeights(card);
  const shape =
    size === undefined
      ? `style="border: 0; inline-size: 100%; max-inline-size: 44rem; block-size: clamp(${middle}px, (460px - 100vw) * 999, ${narrow}px)"`
      : `width="${size.width}" height="${size.height}" frameborder="0" scrolling="no"`;
  return `<iframe src="${escapeHtml(base + iframePath(card.slug))}" title="${escapeHtml(card.name)}" loading="lazy" ${shape}></iframe>`;
}

const SNIPPETS: Record<EmbedKind, (card: EmbeddedCard, site: SnippetSite) => string> = {
  element: (card, site) =>
    element(
      'croupier-casino-card',
      { slug: card.slug },
      { heights: cardHeights(card), href: card.review, text: fallbackText(card) },
      site,
    ),
  iframe: (card, { base }) => iframeSnippet(card, base),
  html: plainHtml,
  react: (card, { base }) =>
    [
      "import { CasinoCard } from '@croupier/ui';",
      "import '@croupier/ui/styles.css';",
      '',
      `export function ${componentName(card.slug)}() {`,
      '  return (',
      '    <CasinoCard',
      // Props are inlined: a shared constant would widen their literal types to string.
      ...Object.entries(withAbsoluteUrls(card, base))
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `      ${name}=${jsxValue(value, '      ')}`),
      '    />',
      '  );',
      '}',
    ].join('\n'),
};

/** A custom element and its script; the link inside reserves the height and works without script. */
function element(
  name: string,
  attributes: Record<string, string>,
  { heights, href, text }: { heights: EmbedHeights; href: string; text: string },
  { base, pinned }: SnippetSite,
): string {
  const given = Object.entries({ ...attributes, height: heights.join(' ') })
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  const script =
    pinned === undefined
      ? `<script async src="${escapeHtml(base + EMBED_SCRIPT_PATH)}"></script>`
      : `<script async src="${escapeHtml(base + pinned.path)}" integrity="${pinned.integrity}" crossorigin="anonymous"></script>`;
  return [
    `<${name}${given}><a href="${escapeHtml(base + href)}" style="display:block;height:0;padding-bottom:calc(${heightExpression(heights)})">${escapeHtml(text)}</a></${name}>`,
    script,
  ].join('\n');
}

/** A CSS height that depends on the container's width, without script or style sheet. */
function heightExpression([narrow, middle, wide, widest]: EmbedHeights): string {
  const step = (place: number, more: number) =>
    more === 0 ? '' : ` + clamp(0px, (${place}px - 100%) * 999, ${more}px)`;
  const [, atMiddle, atWide, atWidest] = BREAKPOINT_WIDTHS;
  return `${widest}px${step(atWidest, wide - widest)}${step(atWide, middle - wide)}${step(atMiddle, narrow - middle)}`;
}

/** The link text shown before the card loads. */
function fallbackText({ name, score, blacklist }: CasinoCardView): string {
  if (blacklist !== undefined) return `${name}: ${cardLabels.card.blacklisted}`;
  if (score === undefined) return `${name}: ${cardLabels.score.notRated}`;
  return `${name}: ${score.text} ${cardLabels.score.outOf}, ${score.label}`;
}

/** Plain HTML that needs no script, style or request. */
function plainHtml(
  { name, score, blacklist, review, notice }: CasinoCardView,
  { base, name: site }: SnippetSite,
): string {
  const verdict =
    blacklist !== undefined
      ? ` is blacklisted${blacklist.reason === undefined ? '' : `: ${blacklist.reason}`}`
      : score === undefined
        ? `: ${cardLabels.score.notRated}`
        : `: ${score.text} of 10, ${score.label}`;
  const by = site === '' ? 'the review' : `the review by ${site}`;
  return `<p><strong>${escapeHtml(name)}</strong>${escapeHtml(verdict)}. <a href="${escapeHtml(base + review)}">Read ${escapeHtml(by)}</a>. <small>${escapeHtml(notice)}</small></p>`;
}

function withAbsoluteUrls({ visitTemplate: _, ...card }: EmbeddedCard, base: string): CasinoCardView {
  const isOwn = (address: string) => address.startsWith('/') && address !== PLACEHOLDER_IMAGE;
  const whole = (address: string) => (isOwn(address) ? base + address : address);
  return { ...card, logo: whole(card.logo), review: whole(card.review) };
}

function componentName(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Casino${words.join('')}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
