import * as z from 'zod';
import { problem } from '../../problem.js';
import { question, traffic } from '../define/operation.js';
import type { BuiltSite, SiteTools } from '../define/site-tools.js';

/** How many faults, and how many notes, an answer names; all are counted. */
const MOST_NAMED = 1_000;

/** Faults of the pages of the site: dead links, metadata, structured data, accessibility. */
export const siteCheck = question({
  name: 'site.check',
  summary: 'Check every page of the site: dead links, metadata, structured data, accessibility',
  permission: 'administer',
  exposure: { command: 'check', screen: '/admin/maintenance' },
  isHeavy: () => true,
  input: () => z.strictObject({}),
  async run({ siteTools, store, signal, onProgress }) {
    const { pages, faults, notes } = await requireTools(siteTools).check(store.storage, {
      signal,
      onProgress,
    });
    return {
      pages,
      faultCount: faults.length,
      faults: faults.slice(0, MOST_NAMED),
      noteCount: notes.length,
      notes: notes.slice(0, MOST_NAMED),
    };
  },
});

const NOTHING_BUILT: BuiltSite = { pages: 0, files: 0, written: 0, removed: 0, remarks: [] };

/** Writes the site as files, never into a folder that a request names. A dry run says only what is offered here. */
export const siteBuild = traffic({
  name: 'site.build',
  summary: 'Write the whole public site as files, into the folder that the server was started with',
  permission: 'administer',
  exposure: { command: 'build', screen: '/admin/maintenance' },
  isHeavy: () => true,
  input: () => z.strictObject({}),
  async run({ siteTools, dryRun, signal, onProgress }) {
    const offers = { check: siteTools !== undefined, build: siteTools?.build !== undefined };
    if (dryRun) return { offers, ...NOTHING_BUILT };
    const { build } = requireTools(siteTools);
    if (build === undefined) throw problem('site.no-build-folder');
    return { offers, ...(await build({ signal, onProgress })) };
  },
});

function requireTools(tools: SiteTools | undefined): SiteTools {
  if (tools === undefined) throw problem('site.not-rendered-here');
  return tools;
}
