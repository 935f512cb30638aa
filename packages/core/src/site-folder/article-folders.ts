/** A collection whose records are files with a text below their facts. */
export interface ArticleFolder {
  /** The field that is the text. */
  text: string;
  /** Whether visitors see a record; its file says the contrary, as others do. */
  shown?: string;
  /** The names of fields in a file where others use a word of their own, in the order in which they stand. */
  names: Readonly<Record<string, string>>;
}

/** The collections with texts, by the folders of their files. */
export const ARTICLE_FOLDERS = {
  authors: {
    text: 'biography',
    names: { name: 'title', slug: 'slug', createdAt: 'date', updatedAt: 'lastmod' },
  },
  casinos: {
    text: 'detailedReview',
    shown: 'isActive',
    names: { name: 'title', slug: 'slug', createdAt: 'date', updatedAt: 'lastmod' },
  },
  posts: {
    text: 'content',
    shown: 'isPublished',
    names: {
      ...{ title: 'title', slug: 'slug', publishedAt: 'date', updatedAt: 'lastmod', createdAt: 'created' },
      ...{
        excerpt: 'description',
        author: 'author',
        category: 'categories',
        tags: 'tags',
        featuredImage: 'image',
      },
    },
  },
  pages: {
    text: 'content',
    shown: 'isPublished',
    names: { title: 'title', slug: 'slug', createdAt: 'date', updatedAt: 'lastmod' },
  },
} as const satisfies Record<string, ArticleFolder>;

/** The name of such a collection. */
export type ArticleCollection = keyof typeof ARTICLE_FOLDERS;
/** Their names; those that others name come first. */
export const ARTICLE_COLLECTIONS = Object.keys(ARTICLE_FOLDERS) as ArticleCollection[];

/** Says where the HTML of a text has line breaks. */
export const LINES_NAME = 'htmlLines';
/** Says that visitors do not see a record. */
export const DRAFT_NAME = 'draft';
/** What others have several of, and a post has one of. */
export const CATEGORIES_NAME = 'categories';
