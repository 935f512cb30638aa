import { authors } from '../../collections/authors/authors.js';
import { bonuses } from '../../collections/bonuses/bonuses.js';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { games } from '../../collections/games/games.js';
import { pages } from '../../collections/pages/pages.js';
import { posts } from '../../collections/posts/posts.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import { KEY_COLUMN, type Row } from '../../wordpress/records/row.js';
import type { MappedCollection } from '../../wordpress/records/type-map.js';
import type { ChangeContext } from '../define/operation.js';
import type { ImportSummary } from '../transfer/import-summary.js';
import { saveProfile } from '../transfer/profiles.js';
import { asPart } from './as-part.js';

/** A collection that a migration imports into. */
export type MigratedCollection = MappedCollection | 'authors';

const IMPORTS = {
  authors: authors.operations.import,
  casinos: casinosImport,
  bonuses: bonuses.operations.import,
  games: games.operations.import,
  posts: posts.operations.import,
  pages: pages.operations.import,
} as const;

/** Rows are known by the item that they come from, so that they are found again whatever their titles become. */
const KEY = [`column:${KEY_COLUMN}`];

/** The name of the source that a collection of an old site is. */
export function sourceName(host: string, collection: MigratedCollection): string {
  return `WordPress ${host} ${collection}`.slice(0, 100);
}

/** Imports the rows of an old site as those of a source: what people have edited since stays. */
export async function importRowsOfSite(
  context: ChangeContext,
  { host, collection, force }: { host: string; collection: MigratedCollection; force: boolean },
  rows: Iterable<Row>,
): Promise<ImportSummary> {
  const name = sourceName(host, collection);
  const { content } = context;
  if (content.profiles.find((one) => one.name === name) === undefined)
    saveProfile(context, name, collection, settingsOf(collection));
  const { input, run } = IMPORTS[collection];
  const given = input.parse({ source: textOf(rows), format: 'ndjson', fromSource: name, force });
  return run(asPart(context), given as never, undefined);
}

function settingsOf(collection: MigratedCollection): ImportSettings {
  return collection === 'casinos' ? { key: KEY, noDefaults: true } : { key: KEY };
}

/** Rows as a file of JSON, a line each. */
export async function* textOf(rows: Iterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const row of rows) yield encoder.encode(`${JSON.stringify(row)}\n`);
}

/** The slugs of the records that were made of an old site before, by their items. */
export function slugsOfSite(
  { content }: Pick<ChangeContext, 'content'>,
  host: string,
): (collection: MigratedCollection, item: string) => string | undefined {
  const sources = new Map(
    (Object.keys(IMPORTS) as MigratedCollection[]).flatMap((collection) => {
      const profile = content.profiles.find((one) => one.name === sourceName(host, collection));
      return profile === undefined ? [] : [[profile.id, collection] as const];
    }),
  );
  const slugs = new Map<string, string>();
  for (const { source, key, record } of sources.size === 0 ? [] : content.sourceRecords.all()) {
    const collection = sources.get(source);
    const found =
      collection === undefined || record === undefined ? undefined : content[collection].get(record);
    if (found !== undefined && 'slug' in found) slugs.set(`${collection} ${key}`, found.slug);
  }
  return (collection, item) => slugs.get(`${collection} ${KEY[0]}: ${item}`);
}
