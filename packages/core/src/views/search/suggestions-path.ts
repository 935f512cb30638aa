/** The path of search suggestions as JSON; `?q=` holds what was typed. */
export const SEARCH_SUGGESTIONS_PATH = '/search/suggestions.json';
