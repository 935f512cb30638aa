/** Rules of what serves nobody badly: it is told as a note, and no build is refused for it. */
export const NOTE_RULES: ReadonlySet<string> = new Set([
  'title-shared',
  'description-shared',
  'picture-size-elsewhere',
]);

/** A page of a site as it is checked. */
export interface SitePage {
  path: string;
  html: string;
}

/** A site that is checked: in a folder or behind an address. */
export interface CheckedSite {
  pages: AsyncIterable<SitePage> | Iterable<SitePage>;
  /** Whether a path of the site leads to a page or a file; a file may have a query. */
  has(path: string): boolean | Promise<boolean>;
  /** Whether there is a page for addresses that are not there. */
  hasNotFoundPage(): Promise<boolean>;
  /** The text of a file, such as /robots.txt; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
  /** Where pages say that the site is; the origin of their canonical addresses. */
  origin?: string | undefined;
}
