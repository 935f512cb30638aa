import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { contentOf } from './content.js';
import { RecordCache } from './record-cache.js';
import type { StorageAdapter } from './storage-adapter.js';
import { postViewCounts } from './traffic-log.js';

/**
 * What visitors may see of a home's content on a day, YYYY-MM-DD: `known` itself where that is still so. What was counted
 * comes in with each change and each new day. Problem: `fault` where the home cannot be read.
 */
export async function readCatalogue(
  storage: Pick<StorageAdapter, 'read' | 'readLog'>,
  today: string,
  previous?: PublicCatalogue,
): Promise<PublicCatalogue> {
  const records = (previous && recordCaches.get(previous)) ?? new RecordCache();
  const read = await storage.read((snapshot) =>
    snapshot.generation === previous?.generation && previous.today === today
      ? previous
      : publicCatalogue(contentOf(snapshot, records), today),
  );
  if (read === previous) return previous;
  const catalogue = { ...read, postViews: await readPostViews(storage) };
  recordCaches.set(catalogue, records);
  return catalogue;
}

/** What catalogues were made of, so that the next one takes over what did not change. */
const recordCaches = new WeakMap<PublicCatalogue, RecordCache>();

// A log that cannot be read is no reason to show nothing.
async function readPostViews(
  storage: Pick<StorageAdapter, 'readLog'>,
): Promise<PublicCatalogue['postViews']> {
  try {
    return postViewCounts(await storage.readLog('pageViews'));
  } catch {
    return new Map();
  }
}
