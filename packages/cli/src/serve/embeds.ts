import { arrive, casinoCard, messages, notices, type PublicCatalogue } from '@croupier/core';
import { type Answer, wholeAnswer } from './answer.js';
import { EVERY_FILE } from './security-headers.js';

const EMBED = /^\/embed\/casinos\/([^/]+)\.json$/;

/** The card that other sites embed, as JSON that any of them may read; undefined for paths of another kind. */
export function embedAnswer(catalogue: PublicCatalogue, path: string): Promise<Answer> | undefined {
  const slug = EMBED.exec(path)?.[1];
  if (slug === undefined) return undefined;
  const casino = catalogue.casinoBySlug.get(slug);
  if (casino !== undefined) return json(200, casinoCard(casino));
  const isGone = arrive(catalogue, `/casino/${slug}`).is === 'gone';
  const { notFound } = messages.casino;
  return isGone ? json(410, { error: notices.goneText }) : json(404, { error: notFound });
}

function json(status: number, value: object): Promise<Answer> {
  const headers = {
    ...EVERY_FILE,
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  };
  return wholeAnswer(status, headers, JSON.stringify(value));
}
