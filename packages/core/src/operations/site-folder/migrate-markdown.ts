import * as z from 'zod';
import { problem } from '../../problem.js';
import { readTar } from '../../site-folder/archive/tar-reader.js';
import { MANIFEST_FILE } from '../../site-folder/site-files.js';
import { change } from '../define/operation.js';
import { firstAnd } from './first-and.js';
import type { OwnSite } from './read-own-site.js';

/**
 * Reads the folder of an export again whole, as it was, in one change; said again it changes nothing.
 * Problems: `invalid`, `conflict`.
 */
export const migrateMarkdown = change({
  name: 'migrate.markdown',
  summary: 'Read the folder of an export again',
  permission: 'import and delete content',
  exposure: { command: 'migrate markdown', upload: 'source' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      source: z.custom<AsyncIterable<Uint8Array>>().describe('The files of the folder, as a tar archive'),
      force: z.boolean().default(false).describe('Overwrites what has changed here since the export'),
    }),
  async run(context, { source, force }): Promise<OwnSite> {
    const [first, files] = await firstAnd(readTar(source));
    if (first?.path !== MANIFEST_FILE) throw problem('site-folder.no-export');
    context.requirePermission('administer', 'read a whole site again');
    return (await import('./read-own-site.js')).readOwnSite(context, files, { force });
  },
});
