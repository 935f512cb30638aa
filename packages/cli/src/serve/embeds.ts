import {
  arrive,
  embedCards,
  framedSlug,
  goneCard,
  messages,
  type PublicCatalogue,
  toplistIndexText,
} from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import type { Site } from './built-site.js';
import { EVERY_FILE, EVERY_FRAME } from './security-headers.js';

const CARD = /^\/embed\/casinos\/([^/]+)\.json$/;
const INDEX = '/embed/casinos.json';

/**
 * How to answer with what other sites embed: a card as JSON or as a page for a frame, or the index that toplists are
 * made from; undefined for other paths.
 */
export function embedAnswer(
  catalogue: PublicCatalogue,
  path: string,
  draw: (path: string) => ReturnType<Site['render']>,
): (() => Promise<Answer>) | undefined {
  if (path === INDEX) return () => publicText(200, toplistIndexText(catalogue));
  const framed = framedSlug(path);
  if (framed !== undefined) return () => frameAnswer(catalogue, framed, () => draw(path));
  const slug = CARD.exec(path)?.[1];
  return slug === undefined ? undefined : () => cardAnswer(catalogue, slug);
}

function cardAnswer(catalogue: PublicCatalogue, slug: string): Promise<Answer> {
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino === undefined) return publicJson(...absence(catalogue, slug));
  const [card] = embedCards(catalogue, [casino]);
  return publicJson(200, card as object);
}

async function frameAnswer(
  catalogue: PublicCatalogue,
  slug: string,
  draw: () => ReturnType<Site['render']>,
): Promise<Answer> {
  const headers = { ...EVERY_FRAME, ...SHORTLY, 'content-type': 'text/html; charset=utf-8' };
  if (catalogue.casinoBySlug.has(slug)) return wholeAnswer(200, headers, (await draw()).html);
  const [status, { error }] = absence(catalogue, slug);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${error}</title><p>${error}</p></html>`;
  return wholeAnswer(status, headers, html);
}

function absence(catalogue: PublicCatalogue, slug: string): [status: 404 | 410, said: { error: string }] {
  const isGone = arrive(catalogue, `/casino/${slug}`).is === 'gone';
  return isGone ? [410, goneCard] : [404, { error: messages.casino.notFound }];
}

const SHORTLY = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };

/** JSON that any page may read, and that caches keep for a minute. */
export function publicJson(status: number, value: object): Promise<Answer> {
  return publicText(status, JSON.stringify(value));
}

function publicText(status: number, json: string): Promise<Answer> {
  const headers = {
    ...EVERY_FILE,
    ...SHORTLY,
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
  };
  return wholeAnswer(status, headers, json);
}
