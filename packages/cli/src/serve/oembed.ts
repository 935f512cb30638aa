import { messages, oembed, type PublicCatalogue } from '@croupier/core';
import type { Answer } from './answer.js';
import { publicJson } from './embeds.js';

const REFUSALS = {
  400: 'Name the page: /oembed?url=…',
  404: messages.page.notFound,
  410: messages.casino.notFound,
  501: 'Only JSON is answered here.',
} as const;

/** How a page is embedded, for sites that ask as oEmbed 1.0 has it. */
export function oembedAnswer(catalogue: PublicCatalogue, query: string): Promise<Answer> {
  const answer = oembed(catalogue, query);
  return answer.status === 200
    ? publicJson(200, answer.oembed)
    : publicJson(answer.status, { error: REFUSALS[answer.status] });
}
