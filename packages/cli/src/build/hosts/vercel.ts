import { FOLDER_GROUPS, pageGroup } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { goneRemarks, redirectPart } from './host-parts.js';

/** `vercel.json`. */
export function vercelFiles(sources: HostSources): HostOutput {
  const pages = pageGroup(sources.catalogue);
  const { text, remarks } = redirectPart('vercel', sources);
  const { redirects } = JSON.parse(text) as { redirects: object[] };
  const old = sources.oldQueries.map(({ path, name }) => ({
    source: path,
    has: [{ type: 'query', key: name, value: '(?<value>[a-z0-9-]+)' }],
    destination: `${path}/${name}/:value`,
    statusCode: 301,
  }));
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const folders = FOLDER_GROUPS.map(({ folder }) => folder.slice(1)).join('|');
  const config = {
    trailingSlash: false,
    redirects: [...redirects, ...old],
    headers: [
      ...FOLDER_GROUPS.map(({ folder, headers }) => ({ source: `${folder}(.*)`, headers: list(headers) })),
      { source: `/((?!${folders}).*)`, headers: list(pages.headers) },
    ],
  };
  return {
    files: [{ file: 'vercel.json', text: `${JSON.stringify(config, null, 2)}\n` }],
    remarks: [
      ...remarks,
      'Vercel: a redirect keeps the query of an old address.',
      ...goneRemarks('Vercel', sources),
    ],
  };
}
