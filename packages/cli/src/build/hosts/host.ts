import type { PublicCatalogue, RedirectRule } from '@croupier/core';

/** What a host's files are made from. */
export interface HostSources {
  catalogue: PublicCatalogue;
  rules: readonly RedirectRule[];
  /** Its visit links, which lead to casinos. */
  visits: readonly RedirectRule[];
  /** Addresses of casinos that were listed before: they are gone for good. */
  gone: readonly string[];
  /** Lists and the parameters that their old addresses had in the query. */
  oldQueries: readonly { path: string; name: string }[];
  /** The first parts of the paths of pages. */
  sections: readonly string[];
}

/** The files of a host, and what it cannot do. */
export interface HostOutput {
  files: { file: string; text: string }[];
  remarks: string[];
}
