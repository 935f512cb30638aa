/** The rules that make slugs: `slugOf` of the names of casinos and posts, `pageSlugOf` of the titles of pages. */
export type SlugRules = Pick<typeof import('../values/make-slug.js'), 'slugOf' | 'pageSlugOf'>;

/** Loads the rules that make slugs. Their tables of letters are larger than all else that a form reads of the core. */
export function loadSlugRules(): Promise<SlugRules> {
  return import('../values/make-slug.js');
}
