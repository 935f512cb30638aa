import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { contentOf } from './content.js';
import type { Home } from './home.js';

/**
 * What visitors may see of a home's content now: `known` itself where that is still so. Problem: `fault` where the home
 * cannot be read.
 */
export function readCatalogue(home: Pick<Home, 'read'>, known?: PublicCatalogue): Promise<PublicCatalogue> {
  return home.read((snapshot) =>
    snapshot.generation === known?.generation ? known : publicCatalogue(contentOf(snapshot)),
  );
}
