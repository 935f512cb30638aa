import type { COUNTRY_SUGGESTION_PATH as CORE_PATH } from '@croupier/core';
import { parseDocument } from './navigation/parse-document.js';

const COUNTRY_SUGGESTION_PATH: typeof CORE_PATH = '/casinos-by-country/suggestion';

/**
 * Asks a server that knows the visitor's country whether the list is to be narrowed to it, and puts the question below the
 * heading. The page itself is the same for everybody.
 */
export async function suggestCountry(): Promise<void> {
  if (document.documentElement.dataset.suggestsCountry === undefined || isChosen()) return;
  const at = encodeURIComponent(location.pathname + location.search);
  const answer = await fetch(`${COUNTRY_SUGGESTION_PATH}?at=${at}`);
  if (answer.status !== 200) return;
  const suggestion = parseDocument(await answer.text()).querySelector('[data-croupier-country]');
  if (suggestion !== null && !isChosen())
    document.querySelector('main h1')?.closest('[data-level]')?.after(suggestion);
}

function isChosen(): boolean {
  return new URLSearchParams(location.search).has('country');
}
