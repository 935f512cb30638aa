/** A base URL as addresses are put after it: without a slash, a query or a fragment at its end. */
export function normalizeBaseUrl(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/+$/, '');
}
