/** Removes the query, the fragment and trailing slashes from a base URL. */
export function normalizeBaseUrl(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/+$/, '');
}
