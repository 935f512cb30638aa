/** The pages of the records whose address has their slug. */
export const PAGES = {
  casinos: 'review',
  posts: 'post',
  pages: 'custom-page',
  toplists: 'toplist',
  authors: 'author',
} as const;

/** A collection whose records have pages. */
export type PageCollection = keyof typeof PAGES;
