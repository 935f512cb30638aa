import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { contentOf } from './content.js';
import type { Home } from './home.js';
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
  const read = await home.read((snapshot) =>
    snapshot.generation === known?.generation ? known : publicCatalogue(contentOf(snapshot), today),
  );
  if (read === known && known.today === today) return known;
  return { ...read, today, postViews: await counted(home) };
}

// A log that cannot be read is no reason to show nothing.
async function counted(home: Pick<Home, 'log'>): Promise<PublicCatalogue['postViews']> {
  try {
    return postViewsIn(await home.log('pageViews'));
  } catch {
    return new Map();
  }
}
