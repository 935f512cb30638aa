/** The functions that make slugs: `slugOf` for names of casinos and titles of posts, `pageSlugOf` for titles of pages. */
export type SlugMakers = Pick<typeof import('../values/text/make-slug.js'), 'slugOf' | 'pageSlugOf'>;

/** Loads the functions that make slugs: their tables of letters are larger than everything else that a form imports from the core. */
export function loadSlugMakers(): Promise<SlugMakers> {
  return import('../values/text/make-slug.js');
}
