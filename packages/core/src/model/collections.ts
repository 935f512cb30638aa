import { author } from '../collections/authors/author.js';
import { bonus } from '../collections/bonuses/bonus.js';
import { casino } from '../collections/casinos/casino.js';
import { distinctPair } from '../collections/distinct-pairs/distinct-pair.js';
import { draft } from '../collections/drafts/draft.js';
import { earning } from '../collections/earnings/earning.js';
import { game } from '../collections/games/game.js';
import { listing } from '../collections/listings/listing.js';
import { market } from '../collections/markets/market.js';
import { page } from '../collections/pages/page.js';
import { post } from '../collections/posts/post.js';
import { programme } from '../collections/programmes/programme.js';
import { rate } from '../collections/rates/rate.js';
import { toplist } from '../collections/toplists/toplist.js';
import { view } from '../collections/views/view.js';

import { community } from './documents/community.js';
import type { DocumentValue } from './documents/document.js';
import { homepage } from './documents/homepage.js';
import { media } from './documents/media.js';
import { menus } from './documents/menus.js';
import { settings } from './documents/settings.js';
import { showcase } from './documents/showcase.js';
import { styles } from './documents/styles.js';
import type { RecordOf } from './entity.js';
import { profile } from './import-profile.js';
import { importRun } from './import-run.js';
import { redirect } from './redirect.js';
import { register } from './registers/register.js';
import { sourceRecord } from './source-record.js';
import { credential, user } from './user.js';

/** The current schema version of a store; `migrations.ts` upgrades older ones. */
export const SCHEMA_VERSION = 3;

/** The collections of records, by name. */
export const collections = {
  casinos: casino,
  bonuses: bonus,
  listings: listing,
  games: game,
  posts: post,
  pages: page,
  authors: author,
  toplists: toplist,
  markets: market,
  programmes: programme,
  earnings: earning,
  rates: rate,
  redirects: redirect,
  profiles: profile,
  sourceRecords: sourceRecord,
  importRuns: importRun,
  distinctPairs: distinctPair,
  registers: register,
  views: view,
  drafts: draft,
  users: user,
  credentials: credential,
} as const;

/** The single documents, by name. */
export const documents = { menus, homepage, settings, styles, media, community, showcase } as const;

/** The name of a collection. */
export type CollectionName = keyof typeof collections;
/** The name of a document. */
export type DocumentName = keyof typeof documents;
/** The record type of a collection. */
export type RecordIn<C extends CollectionName> = RecordOf<(typeof collections)[C]>;
/** The value type of a document. */
export type DocumentIn<D extends DocumentName> = DocumentValue<(typeof documents)[D]>;

/** Read access to all content: a state of the store, or a transaction. */
export type ReadableContent = { readonly [C in CollectionName]: { all(): Iterable<RecordIn<C>> } } & {
  readonly [D in DocumentName]: { get(): DocumentIn<D> };
};

/** What is kept of programmes and what they pay. */
const EARNINGS_COLLECTIONS = ['programmes', 'earnings', 'rates'] as const satisfies readonly CollectionName[];

/** Collections that are neither public nor under version control. */
export const PRIVATE_COLLECTIONS: readonly CollectionName[] = [
  'users',
  'credentials',
  'drafts',
  ...EARNINGS_COLLECTIONS,
];

/** Collections that never appear in the history or in the result of a change. */
export const UNREPORTED_COLLECTIONS: readonly CollectionName[] = ['credentials', 'drafts'];

/** What is kept of the sources of records, beside the records. */
export const SOURCE_COLLECTIONS = [
  'sourceRecords',
  'importRuns',
] as const satisfies readonly CollectionName[];

/** The names of all collections. */
export const COLLECTION_NAMES = Object.keys(collections) as CollectionName[];
/** The collections of what people write for a site: not accounts, and not what sources and authorities say. */
export const CONTENT_COLLECTIONS = COLLECTION_NAMES.filter(
  (
    name,
  ): name is Exclude<
    CollectionName,
    (typeof SOURCE_COLLECTIONS)[number] | (typeof EARNINGS_COLLECTIONS)[number] | 'registers' | 'drafts'
  > => ![...PRIVATE_COLLECTIONS, ...SOURCE_COLLECTIONS, 'registers'].includes(name),
);
/** The collections of the first version: every store has a file of each. */
const FIRST_COLLECTIONS: readonly CollectionName[] = [
  ...(['casinos', 'bonuses', 'games', 'posts', 'pages', 'redirects', 'users', 'credentials'] as const),
];
/** Collections that stores of earlier versions have no file for. */
export const ADDED_COLLECTIONS = COLLECTION_NAMES.filter((name) => !FIRST_COLLECTIONS.includes(name));
/** The names of all documents. */
export const DOCUMENT_NAMES = Object.keys(documents) as DocumentName[];
