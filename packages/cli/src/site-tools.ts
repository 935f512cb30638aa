import path from 'node:path';
import {
  amendProblem,
  isProblem,
  type LinkToCheck,
  type LinkWork,
  problem,
  type SiteTools,
} from '@croupier/core';
import { version } from '../package.json';
import type { BuildHost } from './build/hosts/host-names.js';
import { openStorage } from './open-store.js';

/** A build that a server does when it is asked to. */
export interface BuildTarget {
  /** The folder of the store, or the address of its database. */
  store: string;
  out: string;
  /** The hosts whose files are written too. */
  hosts: readonly BuildHost[];
}

/** Checks the site of a store, and builds it where a folder was named for that. */
export function createSiteTools(target?: BuildTarget): SiteTools {
  return {
    program: {
      version,
      node: process.versions.node,
      platform: `${process.platform} ${process.arch}`,
    },
    async check(storage, { signal, onProgress }) {
      const { checkSite } = await import('./check/check-site.js');
      const { openStoreSite } = await import('./check/store-site.js');
      const { loadSiteRenderer } = await import('./serve/site-renderer.js');
      const site = await openStoreSite(storage, {
        site: await loadSiteRenderer(),
        signal,
        onProgress: (progress) => onProgress({ ...progress, unit: 'pages' }),
      });
      return checkSite(site);
    },
    checkLinks: oneAtATime(async (links: readonly LinkToCheck[], work: LinkWork) => {
      const { checkLinks } = await import('./links/check-links.js');
      await checkLinks(links, work);
    }, 'link.being-checked'),
    async fetchPicture(address, signal) {
      const { fetchPicture } = await import('./download/fetch-picture.js');
      return fetchPicture(address, signal);
    },
    ...(target === undefined ? {} : { build: oneAtATime(buildInto(target), 'site.being-built') }),
  };
}

type Build = NonNullable<SiteTools['build']>;

function buildInto({ store, out, hosts }: BuildTarget): Build {
  return async ({ signal, onProgress }) => {
    const { buildFromStore } = await import('./build/build-from-store.js');
    const said: string[] = [];
    const log = (line: string) => void said.push(line);
    try {
      const { written, remarks, ...summary } = await buildFromStore({
        folder: store,
        openStorage: () => openStorage(store, log),
        out,
        isLinked: false,
        baseUrl: undefined,
        hosts,
        isChecked: true,
        isClean: false,
        signal,
        log,
        onProgress,
      });
      return { ...summary, written: written.length, remarks: [...said, ...remarks] };
    } catch (error) {
      // Where the folder is on the server is nobody's business elsewhere.
      if (!isProblem(error)) throw error;
      throw amendProblem(error, { message: error.message.replaceAll(path.resolve(out), path.basename(out)) });
    }
  };
}

/** Two builds into one folder would write over each other's files, and two checks ask one host twice at once. */
function oneAtATime<A extends unknown[], R>(
  work: (...given: A) => Promise<R>,
  busy: 'site.being-built' | 'link.being-checked',
): (...given: A) => Promise<R> {
  let isBusy = false;
  return async (...given) => {
    if (isBusy) throw problem(busy);
    isBusy = true;
    try {
      return await work(...given);
    } finally {
      isBusy = false;
    }
  };
}
