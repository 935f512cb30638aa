import { ARTICLE_COLLECTIONS } from './article-folders.js';

/** What stands beside the folders of texts. */
export const MANIFEST_FILE = 'croupier-site.json';
/** What the manifest says of the folder. */
export const MANIFEST = { format: 'croupier-site', version: 1 } as const;

/** The collections that are tables, in the order in which they are read: those that others name come first. */
export const TABLE_COLLECTIONS = [
  ...(['programmes', 'games', 'bonuses', 'markets', 'listings', 'toplists', 'rates', 'earnings'] as const),
  'redirects',
] as const;

/** The documents that are files of their own. */
export const DOCUMENT_FILES = ['settings', 'menus', 'homepage', 'styles', 'showcase', 'community'] as const;

/** The folder of tables. */
export const TABLES_FOLDER = 'tables';
/** The folder of pictures: as the addresses in texts have it, so that a copy of it serves them. */
export const PICTURES_FOLDER = 'media';
/** What is known of the pictures: what they show, and what stays in sight. */
export const PICTURES_FILE = 'pictures.json';
/** Redirects as hosts read them. */
export const HOST_REDIRECTS_FILE = '_redirects';
export const README_FILE = 'README.md';

const OWN_NAMES: ReadonlySet<string> = new Set([
  ...ARTICLE_COLLECTIONS,
  ...[MANIFEST_FILE, README_FILE, HOST_REDIRECTS_FILE, PICTURES_FILE, PICTURES_FOLDER, TABLES_FOLDER],
  ...DOCUMENT_FILES.map((name) => `${name}.json`),
]);

/** Whether an export writes a file or folder of this name at the top. */
export function isOwnName(name: string): boolean {
  return OWN_NAMES.has(name);
}
