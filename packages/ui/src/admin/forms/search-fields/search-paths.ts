/** The fields that tell search engines and social networks of a page. */
export const SEARCH_PATHS: ReadonlySet<string> = new Set([
  'seoTitle',
  'seoDescription',
  'isHiddenFromSearch',
  'canonicalUrl',
  'shareImage',
]);
