import { type PublicCatalogue, searchSuggestions } from '@croupier/core';
import { type PreparedResponse, prepareResponse } from '../caching/prepared-response.js';
import { FILE_HEADERS } from '../security-headers.js';

/** The suggestions for a search that is being typed. */
export function suggestionsResponse(catalogue: PublicCatalogue, query: string): Promise<PreparedResponse> {
  const headers = {
    ...FILE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=60',
    'x-robots-tag': 'noindex',
  };
  return prepareResponse(200, headers, JSON.stringify({ suggestions: searchSuggestions(catalogue, query) }));
}
