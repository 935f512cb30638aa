import type { LinkResult, LinkToCheck } from '../../diagnostics/link-result.js';
import type { StorageAdapter } from '../../store/storage-adapter.js';

/** What renders the whole site: the command and the server have it, a browser has not. */
export interface SiteTools {
  /** The versions of what performs operations, and the system below it. */
  readonly program?: { version: string; node: string; platform: string };
  /** Looks at every page as a server of this moment answers it. Rejects where the signal stops it. */
  check(storage: StorageAdapter, work: SiteWork): Promise<CheckedPages>;
  /** Writes the site as files into the folder that was named at the start; undefined where none was. */
  build?: (work: SiteWork) => Promise<BuiltSite>;
  /** Follows links to other sites, never to a private address. Rejects where the signal stops it. */
  checkLinks?: (links: readonly LinkToCheck[], work: LinkWork) => Promise<void>;
  /** The bytes of a picture of another site, over https and never from a private address. Rejects with a Problem. */
  fetchPicture?: (address: string, signal: AbortSignal) => Promise<Uint8Array>;
}

/** How links are followed, and what hears of each. */
export interface LinkWork {
  /** How long the servers of one link may take in all, in milliseconds. */
  timeout: number;
  signal: AbortSignal;
  onResult(result: LinkResult): void;
}

/** Long work that can be stopped. */
export interface SiteWork {
  signal: AbortSignal;
  onProgress(progress: { done: number; total?: number; unit: 'pages' }): void;
}

/** A fault of a site: the page that has it, and what is wrong in words. */
export interface SiteFault {
  page: string;
  /** `dead-link`: a name for programs. */
  rule: string;
  message: string;
  /** The element that has it, by its selector and the beginning of its text. */
  element?: string;
  /** The page that states the rule. */
  source?: string;
}

/** What a check found. */
export interface CheckedPages {
  /** How many there are. */
  pages: number;
  faults: SiteFault[];
  /** What search engines and readers would rather have. */
  notes: SiteFault[];
}

/** What a build wrote. */
export interface BuiltSite {
  pages: number;
  files: number;
  /** How many of the files are others than before. */
  written: number;
  removed: number;
  /** What hosts cannot do, and what pages would better have. */
  remarks: string[];
}
