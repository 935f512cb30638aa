import * as z from 'zod';
import { readTar } from '../../site-folder/archive/tar-reader.js';
import { MANIFEST_FILE } from '../../site-folder/site-files.js';
import type { Warning } from '../../warning.js';
import { change } from '../define/operation.js';
import { firstAnd } from './first-and.js';
import type { FolderLeftOut } from './left-out-list.js';

/** What became of a folder. */
export interface SiteFolder {
  records: {
    collection: string;
    created: number;
    updated: number;
    unchanged: number;
    /** Of a folder of others: what was rejected, what a person has to decide on, and where edits stay. */
    rejected?: number;
    waiting?: number;
    kept?: number;
    errors?: string[];
  }[];
  /** The documents that changed. */
  documents: string[];
  /** What stays behind, by name. */
  leftOut: FolderLeftOut[];
  /** Of a folder of others: the pictures that its texts show and the library lacks. */
  pictures?: { address: string; file: string; alt: string }[];
  /** From where its articles were. */
  redirects?: { created: number; unchanged: number; rejected: number };
  warnings: Warning[];
}

/**
 * Moves a folder of Markdown in, in one change: of Hugo, Jekyll, Astro, or of whatever has facts above its texts. The folder of an
 * export is read again whole, as it was. Said again it changes nothing. Problems: `invalid`, `conflict`.
 */
export const migrateMarkdown = change({
  name: 'migrate.markdown',
  summary: 'Move a folder of Markdown in, or read the folder of an export again',
  permission: 'import and delete content',
  exposure: { command: 'migrate markdown', upload: 'source' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      source: z.custom<AsyncIterable<Uint8Array>>().describe('The files of the folder, as a tar archive'),
      site: z
        .string()
        .trim()
        .min(1)
        .max(70)
        .default('folder')
        .describe('A name for the folder, by which its files are known again'),
      force: z
        .boolean()
        .default(false)
        .describe(
          'Overwrites what has changed here since the export; of other folders, takes an older state',
        ),
    }),
  async run(context, { source, site, force }): Promise<SiteFolder> {
    const [first, files] = await firstAnd(readTar(source));
    if (first?.path !== MANIFEST_FILE)
      return (await import('./apply-markdown.js')).applyMarkdown(context, files, { site, force });
    context.requirePermission('administer', 'read a whole site again');
    return (await import('./read-own-site.js')).readOwnSite(context, files, { force });
  },
});
