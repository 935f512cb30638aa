import { type PublicCatalogue, publicCatalogue } from '../model/public-catalogue.js';
import { contentOf } from './content.js';
import type { Home } from './home.js';

/** What visitors may see of a home's content now; a `fault` Problem where the home cannot be read. */
export function readCatalogue(home: Pick<Home, 'read'>): Promise<PublicCatalogue> {
  return home.read((snapshot) => publicCatalogue(contentOf(snapshot)));
}
