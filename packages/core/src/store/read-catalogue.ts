import { type DocumentName, documents } from '../model/collections.js';
import { type PublicCatalogue, publicCatalogueInTurns, withLabels } from '../model/public-catalogue.js';
import { hasSameItems } from '../same-items.js';
import { readCasinoChanges } from './casino-changes.js';
import { contentOf } from './content.js';
import { RecordCache } from './serialized/record-cache.js';
import type { Snapshot, StorageAdapter } from './storage-adapter.js';
import { postViewCounts } from './traffic-log.js';

/**
 * What visitors may see on a day, YYYY-MM-DD; `previous` itself if it is still current. View counts and the changes of
 * casinos are read with each change and each new day. `shared` keeps the parsed records for other readers too.
 * Problem: `fault` if the storage cannot be read.
 */
export async function readCatalogue(
  storage: Pick<StorageAdapter, 'read' | 'readLog' | 'history' | 'changeLine'>,
  today: string,
  previous?: PublicCatalogue,
  shared?: RecordCache,
): Promise<PublicCatalogue> {
  const known = previous && sources.get(previous);
  const records = shared ?? known?.records ?? new RecordCache();
  const read = await storage.read(async (snapshot) => {
    if (snapshot.generation === previous?.generation && previous.today === today) return previous;
    const inputs = publicInputs(snapshot);
    // Users, credentials and other content that no visitor sees change the generation too.
    if (known !== undefined && previous?.today === today && hasSameItems(inputs, known.inputs))
      return previous;
    await loadSnapshot(snapshot, records);
    return { inputs, catalogue: await publicCatalogueInTurns(contentOf(snapshot, records), today) };
  });
  if (read === previous || !('inputs' in read)) return previous as PublicCatalogue;
  const [postViews, casinoChanges] = await Promise.all([
    readPostViews(storage),
    readCasinoChanges(storage, today),
  ]);
  const catalogue = await withLabels({ ...read.catalogue, postViews, casinoChanges });
  sources.set(catalogue, { records, inputs: read.inputs });
  return catalogue;
}

/** Reads the records that changed since the last time, in short turns, so that what asks for them later does not. */
export async function loadRecords(
  storage: Pick<StorageAdapter, 'read'>,
  records: RecordCache,
): Promise<void> {
  await storage.read(async (snapshot) => {
    await loadSnapshot(snapshot, records);
    await records.load('users', snapshot.table('users'));
  });
}

async function loadSnapshot(snapshot: Snapshot, records: RecordCache): Promise<void> {
  for (const name of PUBLIC_COLLECTIONS) await records.load(name, snapshot.table(name));
}

/** The inputs of a catalogue, so that the next one reuses unchanged records. */
interface CatalogueSource {
  records: RecordCache;
  /** The tables and the texts of documents. */
  inputs: readonly unknown[];
}

const sources = new WeakMap<PublicCatalogue, CatalogueSource>();

const PUBLIC_COLLECTIONS = [
  'casinos',
  'bonuses',
  'listings',
  'markets',
  'registers',
  'games',
  'posts',
  'pages',
  'toplists',
  'redirects',
] as const;

function publicInputs(snapshot: Snapshot): unknown[] {
  return [
    ...PUBLIC_COLLECTIONS.map((name) => snapshot.table(name)),
    ...(Object.keys(documents) as DocumentName[]).map((name) => snapshot.document(name)),
  ];
}

async function readPostViews(storage: Pick<StorageAdapter, 'readLog'>): Promise<ReadonlyMap<string, number>> {
  try {
    return postViewCounts(await storage.readLog('pageViews'));
  } catch {
    // A log that cannot be read is no reason to show nothing.
    return new Map();
  }
}
