import { bonus } from './bonus.js';
import { casino } from './casino.js';
import { community } from './community.js';
import type { DocumentValue } from './document.js';
import type { RecordOf } from './entity.js';
import { game } from './game.js';
import { homepage } from './homepage.js';
import { media } from './media.js';
import { menus } from './menus.js';
import { page } from './page.js';
import { post } from './post.js';
import { redirect } from './redirect.js';
import { settings } from './settings.js';
import { showcase } from './showcase.js';
import { styles } from './styles.js';
import { credential, user } from './user.js';

/** The version of the store's shape; `migrations.ts` brings older ones here. */
export const SCHEMA_VERSION = 2;

/** What there is many of: collections of records, by name. */
export const collections = {
  casinos: casino,
  bonuses: bonus,
  games: game,
  posts: post,
  pages: page,
  redirects: redirect,
  users: user,
  credentials: credential,
} as const;

/** What there is one of: documents, by name. */
export const documents = { menus, homepage, settings, styles, media, community, showcase } as const;

/** The name of a collection. */
export type CollectionName = keyof typeof collections;
/** The name of a document. */
export type DocumentName = keyof typeof documents;
/** The record of a collection. */
export type RecordIn<C extends CollectionName> = RecordOf<(typeof collections)[C]>;
/** The value of a document. */
export type DocumentIn<D extends DocumentName> = DocumentValue<(typeof documents)[D]>;

/** All content as it can be read through: a state of the store, or a transaction over one. */
export type ReadableContent = { readonly [C in CollectionName]: { all(): Iterable<RecordIn<C>> } } & {
  readonly [D in DocumentName]: { get(): DocumentIn<D> };
};

/** The collections that never leave the machine: not public, not in version control. */
export const PRIVATE_COLLECTIONS: readonly CollectionName[] = ['users', 'credentials'];

/** The collections of which nothing is ever told: not in history, not in what a change reports. */
export const UNREPORTED_COLLECTIONS: readonly CollectionName[] = ['credentials'];

/** All names of collections. */
export const COLLECTION_NAMES = Object.keys(collections) as CollectionName[];
/** All names of documents. */
export const DOCUMENT_NAMES = Object.keys(documents) as DocumentName[];
