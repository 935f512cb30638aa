import {
  dayOf,
  type PublicCatalogue,
  prepareViews,
  readCatalogue,
  runtime,
  type StorageAdapter,
} from '@croupier/core';
import { sitePackageFolder } from '../serve/site-package-folder.js';
import { withSlowHeapGrowth } from '../slow-heap-growth.js';
import { interruptedProblem } from '../terminal/errors/interruption.js';
import { hashInputs } from './build-inputs.js';
import type { BuildSummary } from './build-site.js';
import type { BuildHost } from './hosts/host-names.js';
import { openOutputFolder } from './open-output-folder.js';
import { assertBaseUrl, staticCatalogue } from './site-address.js';

/** A build of a store's site. */
interface BuildRun {
  /** The folder of the store. */
  folder: string;
  openStorage: () => StorageAdapter;
  out: string;
  /** Whether `out` becomes a symbolic link, which moves from one whole site to the next. */
  isLinked: boolean;
  baseUrl: string | undefined;
  /** The hosts whose files are written too. */
  hosts: readonly BuildHost[];
  /** Whether a site with a fault is refused. */
  isChecked: boolean;
  /** Whether every file is written again. */
  isClean: boolean;
  signal: AbortSignal;
  /** Takes lines about what could not be made. */
  log: (line: string) => void;
  onProgress: (progress: { done: number; total: number; unit: 'pages' }) => void;
}

/** In percent of what is in use: pages leave much behind, and most of what is in use is the catalogue. */
const HEAP_GROWTH = { percent: 40 };

/** Builds the site of a store; at once where nothing changed since the last time. */
export async function buildFromStore({
  folder,
  out,
  isLinked,
  baseUrl,
  isClean,
  ...run
}: BuildRun): Promise<BuildSummary> {
  const { signal } = run;
  if (baseUrl !== undefined) assertBaseUrl(baseUrl);
  const today = dayOf(runtime.now());
  const inputs = hashInputs(folder, {
    today,
    baseUrl,
    hosts: run.hosts,
    rendererFolder: sitePackageFolder(),
  });
  const output = openOutputFolder(out, { isLinked });
  const { previous } = output;
  if (previous?.inputs === inputs && !isClean) {
    return {
      pages: previous.pageCount,
      files: previous.fileCount,
      written: [],
      removed: 0,
      remarks: [],
    };
  }
  try {
    return await withSlowHeapGrowth(HEAP_GROWTH, async () => {
      const { loadSiteRenderer } = await import('../serve/site-renderer.js');
      const { buildSite } = await import('./build-site.js');
      const site = await loadSiteRenderer();
      const catalogue = await readForBuild(run.openStorage(), today, baseUrl);
      const storage = run.openStorage();
      return await buildSite({ catalogue, storage, site, inputs, isClean, ...run }, output);
    });
  } catch (error) {
    output.discard();
    throw signal.aborted ? interruptedProblem(error) : error;
  }
}

/** The catalogue alone: the storage that it was read from, which holds the records too, may go. */
async function readForBuild(
  storage: StorageAdapter,
  today: string,
  baseUrl: string | undefined,
): Promise<PublicCatalogue> {
  const stored = await readCatalogue(storage, today);
  await prepareViews(stored, stored);
  return staticCatalogue(stored, baseUrl);
}
