import type { IncomingMessage, ServerResponse } from 'node:http';
import { COUNTRY_SUGGESTION_PATH } from '@croupier/core';
import type { LivePageCache } from '../caching/live-page-cache.js';
import { contextHeaders, type RequestContext } from '../requests/request-context.js';
import { COMMON_HEADERS } from '../security-headers.js';
import { sendHtml } from '../send-response.js';
import type { SiteRenderer } from '../site-renderer.js';

/** Answers which country a list suggests to its visitor; no cache keeps it. */
export type SuggestCountry = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

/** Whether a request asks for a suggestion. */
export function asksForCountry(target: string): boolean {
  return target.startsWith(`${COUNTRY_SUGGESTION_PATH}?`);
}

/**
 * Creates the answer from the header by which the web server in front names the country of a visitor. It is believed from
 * everybody, since whoever sends another one sees another suggestion and nothing else.
 */
export function createCountrySuggestions(
  header: string,
  pages: LivePageCache,
  site: Pick<SiteRenderer, 'renderCountrySuggestion'>,
): SuggestCountry {
  const name = header.toLowerCase();
  return async (request, response, context) => {
    const { searchParams } = new URL(request.url as string, 'http://localhost');
    const address = searchParams.get('at') ?? '';
    const found = await pages.countrySuggestion(address, String(request.headers[name] ?? ''));
    if (found === undefined) response.writeHead(204, [...NOTHING, ...contextHeaders(context)]).end();
    else
      sendHtml(
        response,
        { status: 200, html: site.renderCountrySuggestion(found), headers: UNLISTED },
        context,
      );
  };
}

const UNLISTED = { 'x-robots-tag': 'noindex' };
const NOTHING = Object.entries({ ...COMMON_HEADERS, 'cache-control': 'no-store' }).flat();
