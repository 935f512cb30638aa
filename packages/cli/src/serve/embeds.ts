import { arrive, casinoCard, framedSlug, messages, notices, type PublicCatalogue } from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import type { Site } from './built-site.js';
import { EVERY_FILE, EVERY_FRAME } from './security-headers.js';

const EMBED = /^\/embed\/casinos\/([^/]+)\.json$/;

/** How to answer with what other sites embed: a card as JSON, or as a page for a frame; undefined for other paths. */
export function embedAnswer(
  catalogue: PublicCatalogue,
  path: string,
  draw: (path: string) => ReturnType<Site['render']>,
): (() => Promise<Answer>) | undefined {
  const framed = framedSlug(path);
  if (framed !== undefined) return () => frameAnswer(catalogue, framed, () => draw(path));
  const slug = EMBED.exec(path)?.[1];
  if (slug === undefined) return undefined;
  const casino = catalogue.casinoBySlug.get(slug);
  return () => (casino === undefined ? json(...absence(catalogue, slug)) : json(200, casinoCard(casino)));
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
  return isGone ? [410, { error: notices.goneText }] : [404, { error: messages.casino.notFound }];
}

const SHORTLY = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };

function json(status: number, value: object): Promise<Answer> {
  const headers = {
    ...EVERY_FILE,
    ...SHORTLY,
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
  };
  return wholeAnswer(status, headers, JSON.stringify(value));
}
