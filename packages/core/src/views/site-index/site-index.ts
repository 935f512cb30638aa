import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Column } from './columns.js';
import type { RANKED_FIELDS } from './indexed-fields.js';

/** The path of the file that names the index of a built site, and the script that reads it. */
export const SITE_INDEX_PATH = '/search/index.json';
/** The folder of the files of an index; their names have a hash of their content, as all in `/served/` have. */
export const SITE_INDEX_FOLDER = '/served/data/';

/** The file that names the index of a built site. */
export interface SiteIndexNames {
  /** The script that reads the index. */
  script: string;
  index: string;
}

/** The parts of an index that are read when a page needs them. */
export type IndexPart = 'texts' | 'bonuses' | 'games' | 'posts' | `casinos-${number}`;

/** What lists, search and comparison of a built site are made from, but for its parts. */
export interface SiteIndex
  extends Pick<
    PublicCatalogue,
    'today' | 'settings' | 'labels' | 'homepage' | 'community' | 'showcase' | 'hasHeaderMenu' | 'menus'
  > {
  casinoCount: number;
  casinos: Record<(typeof RANKED_FIELDS)[number], Column>;
  retiredCasinos: readonly string[];
  /** Published pages without their content. */
  pages: readonly object[];
  toplists: readonly object[];
  postViews: readonly (readonly [path: string, count: number])[];
  /** The paths of the parts. */
  parts: Readonly<Record<IndexPart, string>>;
}
