import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { contentOf } from './content.js';
import type { Home } from './home.js';
import { KnownRecords } from './known-records.js';
import { postViewsIn } from './logs.js';

/**
 * What visitors may see of a home's content on a day, YYYY-MM-DD: `known` itself where that is still so. What was counted
 * comes in with each change and each new day. Problem: `fault` where the home cannot be read.
 */
export async function readCatalogue(
  home: Pick<Home, 'read' | 'log'>,
  today: string,
  known?: PublicCatalogue,
): Promise<PublicCatalogue> {
  const records = (known && recordsOf.get(known)) ?? new KnownRecords();
  const read = await home.read((snapshot) =>
    snapshot.generation === known?.generation && known.today === today
      ? known
      : publicCatalogue(contentOf(snapshot, records), today),
  );
  if (read === known) return known;
  const catalogue = { ...read, postViews: await counted(home) };
  recordsOf.set(catalogue, records);
  return catalogue;
}

/** What catalogues were made of, so that the next one takes over what did not change. */
const recordsOf = new WeakMap<PublicCatalogue, KnownRecords>();

// A log that cannot be read is no reason to show nothing.
async function counted(home: Pick<Home, 'log'>): Promise<PublicCatalogue['postViews']> {
  try {
    return postViewsIn(await home.log('pageViews'));
  } catch {
    return new Map();
  }
}
