import { authors } from '../../collections/authors/authors.js';
import { bonuses } from '../../collections/bonuses/bonuses.js';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { games } from '../../collections/games/games.js';
import { pages } from '../../collections/pages/pages.js';
import { posts } from '../../collections/posts/posts.js';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { ChangeContext } from '../define/operation.js';
import { saveProfile } from '../transfer/profiles.js';
import { asPart } from './as-part.js';
import type { MigratedCollection, MigratedRecords } from './migrated-records.js';

const IMPORTS = {
  authors: authors.operations.import,
  casinos: casinosImport,
  bonuses: bonuses.operations.import,
  games: games.operations.import,
  posts: posts.operations.import,
  pages: pages.operations.import,
} as const;

/** A site that moves in: each of its collections is a source. */
export interface MovingSite {
  /** The program that it comes from, and what it is called there. */
  name: string;
  /** The column of what a row comes from, by which it is found again whatever its title becomes. */
  keyColumn: string;
}

/** How many reasons are told of a collection. */
const MAX_ERRORS = 20;

function sourceName({ name }: MovingSite, collection: MigratedCollection): string {
  return `${name} ${collection}`.slice(0, 100);
}

/** Imports the rows of an old site as those of a source: what people have edited since stays. */
export async function importRowsOfSite(
  context: ChangeContext,
  { site, collection, force }: { site: MovingSite; collection: MigratedCollection; force: boolean },
  rows: Iterable<object>,
): Promise<MigratedRecords> {
  const name = sourceName(site, collection);
  const { content } = context;
  if (content.profiles.find((one) => one.name === name) === undefined)
    saveProfile(context, name, collection, settingsOf(site, collection));
  const { input, run } = IMPORTS[collection];
  const given = input.parse({ source: textOf(rows), format: 'ndjson', fromSource: name, force });
  const { created, updated, unchanged, rejected, source, errors } = await run(
    asPart(context),
    given as never,
    undefined,
  );
  return {
    ...{ collection, created, updated, unchanged, rejected },
    waiting: source?.open ?? 0,
    kept: source?.kept ?? 0,
    errors: errors.slice(0, MAX_ERRORS).map(({ message }) => message),
  };
}

function settingsOf(site: MovingSite, collection: MigratedCollection): ImportSettings {
  const key = [keyOf(site)];
  return collection === 'casinos' ? { key, noDefaults: true } : { key };
}

function keyOf({ keyColumn }: MovingSite): string {
  return `column:${keyColumn}`;
}

/** The rows of records one at a time, so that no more than one is there twice; of some there is none. */
export function* rowsOf<R, Row>(
  records: readonly R[],
  rowOf: (record: R) => Row | undefined,
): Generator<Row> {
  for (const record of records) {
    const row = rowOf(record);
    if (row !== undefined) yield row;
  }
}

/** Rows as a file of JSON, a line each. */
export async function* textOf(rows: Iterable<object>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const row of rows) yield encoder.encode(`${JSON.stringify(row)}\n`);
}

/** The slugs of the records that were made of a site before, by what they come from. */
export function slugsOfSite(
  { content }: Pick<ChangeContext, 'content'>,
  site: MovingSite,
): (collection: MigratedCollection, item: string) => string | undefined {
  const sources = new Map(
    (Object.keys(IMPORTS) as MigratedCollection[]).flatMap((collection) => {
      const profile = content.profiles.find((one) => one.name === sourceName(site, collection));
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
  return (collection, item) => slugs.get(`${collection} ${keyOf(site)}: ${item}`);
}
