import { messages, oembed, type PublicCatalogue } from '@croupier/core';
import { type PreparedResponse, prepareContent } from '../caching/prepared-response.js';
import { publicJsonResponse } from './embed-cards.js';

const ERROR_MESSAGES = {
  400: 'Name the page: /oembed?url=…',
  404: messages.page.notFound,
  410: messages.casino.notFound,
  501: 'Only JSON is answered here.',
} as const;

/** How a page is embedded, for sites that ask as oEmbed 1.0 has it. */
export function oembedResponse(catalogue: PublicCatalogue, query: string): Promise<PreparedResponse> {
  const answer = oembed(catalogue, query);
  return prepareContent(
    answer.status === 200
      ? publicJsonResponse(200, answer.oembed)
      : publicJsonResponse(answer.status, { error: answer.error ?? ERROR_MESSAGES[answer.status] }),
  );
}
