import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { contentOf } from './content.js';
import type { Home } from './home.js';

/**
 * What visitors may see of a home's content on a day, YYYY-MM-DD: `known` itself where that is still so. Problem: `fault`
 * where the home cannot be read.
 */
export function readCatalogue(
  home: Pick<Home, 'read'>,
  today: string,
  known?: PublicCatalogue,
): Promise<PublicCatalogue> {
  return home.read((snapshot) => {
    if (snapshot.generation !== known?.generation) return publicCatalogue(contentOf(snapshot), today);
    return known.today === today ? known : { ...known, today };
  });
}
