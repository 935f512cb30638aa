/** The collections that items of WordPress become records of. */
export const MAPPED_COLLECTIONS = ['posts', 'pages', 'casinos', 'bonuses', 'games'] as const;
/** One of them. */
export type MappedCollection = (typeof MAPPED_COLLECTIONS)[number];

/** How the items of a type become records. */
export interface TypeRule {
  as: MappedCollection;
  /** What the highest rating is; 10 unless said. */
  scale?: 5 | 10 | undefined;
  /** By the column of a field, the custom fields that have its value: the first that says something counts. */
  fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** By a taxonomy, the column of the list that takes the names of its terms. */
  taxonomies?: Readonly<Record<string, string>> | undefined;
}

/** The rules by the type of the items. */
export type TypeMap = Readonly<Record<string, TypeRule>>;

/** What every site has. */
export const USUAL_TYPES: TypeMap = { post: { as: 'posts' }, page: { as: 'pages' } };
