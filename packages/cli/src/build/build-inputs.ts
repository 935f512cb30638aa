import { hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDatabaseUrl } from '@croupier/core/postgres';

/** What decides the content of a build besides the store. */
interface BuildOptions {
  /** YYYY-MM-DD; offers end on a day. */
  today: string;
  baseUrl: string | undefined;
  hosts: readonly string[];
  /** The folder of the built site: its renderer and files. */
  rendererFolder: string;
}

/**
 * A hash that stays the same as long as a build would write the same: of the stamps of all files of the store that visitors
 * see something of, and of the site's, of the day and the options.
 */
export function hashInputs(
  store: string,
  { today, baseUrl = '', hosts, rendererFolder }: BuildOptions,
): string {
  const stamps = [
    // What a database holds is known by asking it alone; that a folder is missing is said where it is opened.
    ...(isDatabaseUrl(store) || !existsSync(store) ? [randomUUID()] : folderStamps(store)),
    ...folderStamps(path.join(rendererFolder, 'server')),
    ...folderStamps(path.join(rendererFolder, 'client')),
    ...folderStamps(path.join(rendererFolder, 'static')),
    ...folderStamps(path.dirname(fileURLToPath(import.meta.url))),
  ];
  return hash('sha256', JSON.stringify([today, baseUrl, hosts, stamps]), 'base64url');
}

/** The stamps of the files of a folder itself. */
function folderStamps(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => {
      const { size, mtimeNs } = statSync(path.join(folder, name), { bigint: true });
      return `${name} ${size} ${mtimeNs}`;
    })
    .sort();
}
