import * as z from 'zod';
import { question } from '../define/operation.js';

/** What an export of a site has. */
export interface SiteExport {
  /** How many files. */
  files: number;
  /** How many records of each collection, and pictures. */
  counts: Record<string, number>;
  /** The texts that are HTML, since Markdown would change them. */
  asHtml: number;
}

/**
 * Everything a site has as files that other programs read, in one archive: texts as Markdown, tables as CSV, pictures, and the
 * rest as JSON. Accounts, messages, traffic and history are not in it.
 */
export const siteExport = question({
  name: 'site.export',
  summary: 'Write all that a site has as files that other programs read: Markdown, CSV, JSON, pictures',
  permission: 'administer',
  exposure: { command: 'export site', screen: '/admin/maintenance', download: () => 'site.tar' },
  isHeavy: () => true,
  input: () => z.strictObject({}),
  async run(context): Promise<SiteExport> {
    return (await import('./write-site.js')).writeSite(context);
  },
});
