import type { TextSource } from '../../csv/encoding/decode-text.js';
import { addressBook } from '../../wordpress/addresses/address-book.js';
import { type OldRedirect, oldRedirects } from '../../wordpress/addresses/old-redirects.js';
import { picturePaths } from '../../wordpress/addresses/picture-sizes.js';
import { findTermBases, type ToldBases } from '../../wordpress/addresses/term-bases.js';
import { authorRows } from '../../wordpress/records/author-rows.js';
import { createInventory } from '../../wordpress/records/inventory.js';
import { gatherSite, type OldSite } from '../../wordpress/records/old-site.js';
import { plannedRecords } from '../../wordpress/records/planned-record.js';
import { recordRows } from '../../wordpress/records/record-rows.js';
import { KEY_COLUMN } from '../../wordpress/records/row.js';
import { type TypeMap, USUAL_TYPES } from '../../wordpress/records/type-map.js';
import type { ChangeContext } from '../define/operation.js';
import { exportParts } from './export-parts.js';
import { importOldRedirects } from './import-old-redirects.js';
import { importRowsOfSite, type MovingSite, rowsOf, slugsOfSite } from './import-rows-of-site.js';
import { fillMenus } from './menus-of-site.js';
import type { Migration } from './migrate-wordpress.js';
import type { MigratedCollection, MigratedRecords } from './migrated-records.js';
import { picturesHere } from './pictures-here.js';

/** The order in which records are made: those that others name come first. */
const ORDER = ['casinos', 'games', 'bonuses', 'posts', 'pages'] as const;

/** What is told of an old site beside its export. */
interface ApplyOptions {
  types: TypeMap;
  force: boolean;
  told: ToldBases;
  tables: OldSite['tables'];
}

/** Makes records of what an export has. Problems: `invalid`, `conflict` for an older one than the last. */
export async function applyExport(
  context: ChangeContext,
  source: TextSource,
  options: ApplyOptions,
): Promise<Migration> {
  const { redirects, ...made } = await makeRecords(context, source, options);
  const needsAddress = context.content.settings.get().siteBaseUrl === undefined;
  return { ...made, redirects: await importOldRedirects(context, redirects), needsAddress };
}

/**
 * The records and menus, and the redirects that are left to make: these may be as many as all else, so what was read of
 * the export is let go before.
 */
async function makeRecords(
  context: ChangeContext,
  source: TextSource,
  { types, force, told, tables }: ApplyOptions,
): Promise<Omit<Migration, 'redirects'> & { redirects: OldRedirect[] }> {
  const all = { ...USUAL_TYPES, ...types };
  const inventory = createInventory(all);
  const { site, add } = gatherSite(all);
  const bases = findTermBases();
  for await (const part of exportParts(context, source)) {
    inventory.add(part);
    add(part);
    bases.add(part);
  }
  site.bases = bases.basesOf(site, told);
  site.tables = tables;
  const host = URL.canParse(site.url) ? new URL(site.url).host : site.url;
  const moving: MovingSite = { name: `WordPress ${host}`, keyColumn: KEY_COLUMN };
  const knownSlug = slugsOfSite(context, moving);
  const records = plannedRecords(site, all, knownSlug);
  const authors = authorRows(site, (login) => knownSlug('authors', login));
  const library = picturesHere(context);
  const addresses = addressBook(site, records, library);
  const rowOf = recordRows(site, all, addresses, ({ item }, one) => inventory.leave(item, one));
  const migrated: MigratedRecords[] = [];
  const importInto = async (collection: MigratedCollection, rows: Iterable<Record<string, unknown>>) => {
    migrated.push(await importRowsOfSite(context, { site: moving, collection, force }, rows));
  };
  if (authors.size > 0) await importInto('authors', authors.values());
  for (const collection of ORDER) {
    const own = records.filter((record) => record.collection === collection);
    if (own.length > 0) await importInto(collection, rowsOf(own, rowOf));
  }
  const authorSlugs = new Map([...authors].map(([login, { slug }]) => [login, slug]));
  const pictureHere = (address: string) => library.get(picturePaths(address).path);
  const redirects = oldRedirects(site, records, authorSlugs, pictureHere);
  const menus = fillMenus(context, site, records, addresses, (item) =>
    inventory.leave(item, { kind: 'menu item', name: item.title }),
  );
  return {
    site: { title: site.title, url: site.url },
    ...{ found: inventory.found, leftOut: inventory.leftOut(), records: migrated, redirects, menus },
  };
}
