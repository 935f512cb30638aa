/** What stands before categories and tags in their addresses, the usual word last. */
export type TermBases = Readonly<Record<'category' | 'post_tag', readonly string[]>>;

/** The words of WordPress itself. */
export const USUAL_BASES: TermBases = { category: ['category'], post_tag: ['tag'] };
