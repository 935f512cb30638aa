import type { PublicBonus } from '../../collections/bonuses/bonus.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { Column } from './columns.js';
import type { RANKED_FIELDS, ShownOffer } from './indexed-fields.js';

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
export type IndexPart =
  | ('texts' | 'bonuses' | 'games' | 'posts')
  | `casinos-${number}`
  // By the code of a country whose visitors get other offers than the pages of the site show.
  | `market-${string}`;

/** What visitors of a country get, where that is not what the pages of the site show. */
export interface IndexedMarket extends Pick<PublicCatalogue, 'marketRules' | 'settings'> {
  /** The casinos whose link or promises differ, by their positions. */
  casinos: Readonly<Record<number, ShownOffer>>;
  /** The positions of those that the site shows too, and the others. */
  bonuses: readonly (number | PublicBonus)[];
}

/** What lists, search and comparison of a built site are made from, but for its parts. */
export interface SiteIndex
  extends Pick<
    PublicCatalogue,
    | ('today' | 'settings' | 'labels' | 'homepage' | 'community' | 'showcase')
    | ('hasHeaderMenu' | 'menus' | 'market' | 'marketRules')
  > {
  casinoCount: number;
  casinos: Record<(typeof RANKED_FIELDS)[number], Column>;
  /** The former slugs of casinos, each with the one of today; absent where there is none. */
  movedCasinos?: readonly (readonly [from: string, to: string])[];
  retiredCasinos: readonly string[];
  /** Published pages without their content. */
  pages: readonly object[];
  toplists: readonly object[];
  /** The records of authors, without their biographies; absent where there is none. */
  authors?: readonly object[];
  postViews: readonly (readonly [path: string, count: number])[];
  /** The paths of the parts. */
  parts: Readonly<Record<IndexPart, string>>;
}
