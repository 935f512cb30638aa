import type { EmbeddedCard } from '@croupier/core';
import { type CardLabels, directionOf } from '@croupier/core/embed';
import { renderToStaticMarkup } from 'react-dom/server';
import { CasinoCardBody } from '../casino/CasinoCard/CasinoCardBody.js';
import { embeddableCard, withAttribution } from './embeddable-card.js';
import { EMBED_CSS } from './style-sheet.js';

/** How a card is rendered for a page elsewhere. */
export interface RenderCardOptions {
  /** The address of the site that the card comes from. */
  base: string;
  theme?: 'light' | 'dark' | 'auto';
  affiliateId?: string;
  subid?: string;
  /** The words of a language, such as `cardLabels` of `@croupier/ui/locales/de`; English by default. */
  labels?: CardLabels;
  /** For pages whose policy lets in only styles with a nonce. */
  nonce?: string;
}

/**
 * Renders a casino's card as HTML from `/embed/casinos/SLUG.json`, for pages rendered on a server; the embed script,
 * if the page loads it, takes over.
 */
export function renderCard(
  data: EmbeddedCard,
  { base, theme, affiliateId, subid, labels, nonce }: RenderCardOptions,
): string {
  const card = withAttribution(embeddableCard(data, new URL(base)), { affiliateId, subid });
  const markup = renderToStaticMarkup(<CasinoCardBody {...card} labels={labels} heading="h3" />).replaceAll(
    ' data-part="',
    ' part="',
  );
  const attributes = {
    slug: data.slug,
    base,
    market: data.market,
    theme,
    'affiliate-id': affiliateId,
    subid,
    // Else the script would take the language of the site.
    lang: labels?.language ?? (data.language === undefined ? undefined : 'en'),
  };
  const frame = {
    class: 'frame',
    'data-theme': theme ?? 'light',
    lang: labels?.language,
    dir: labels === undefined ? undefined : directionOf(labels.language),
  };
  return [
    `<croupier-casino-card${attributesOf(attributes)}>`,
    `<template shadowrootmode="open"><style${attributesOf({ nonce })}>${EMBED_CSS}</style>`,
    `<div${attributesOf(frame)}>${markup}</div></template>`,
    `<a${attributesOf({ href: card.review })}>${escapeHtml(data.name)}</a></croupier-casino-card>`,
  ].join('');
}

function attributesOf(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
