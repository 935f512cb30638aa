import { headersLines } from '@croupier/core';
import { FOLDER_GROUPS, pageGroup } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { goneRemarks, redirectPart } from './host-parts.js';

/** `_redirects` and `_headers` of Cloudflare Pages. */
export function cloudflareFiles(sources: HostSources): HostOutput {
  const pages = pageGroup(sources.catalogue);
  const { text, remarks } = redirectPart('cloudflare', sources);
  const headers = [
    headersLines('/*', pages.headers),
    // A later rule adds to an earlier one, so it takes away first what it replaces.
    ...FOLDER_GROUPS.map(({ folder, headers: own }) =>
      headersLines(`${folder}*`, own, Object.keys(pages.headers)),
    ),
  ];
  return {
    files: [
      { file: '_redirects', text },
      { file: '_headers', text: headers.join('') },
    ],
    remarks: [
      ...remarks,
      'Cloudflare: pages answer with a slash at the end, and their addresses without one lead there (308).',
      'Cloudflare: an old address with a choice in its query, such as ?page=2, shows the list without it.',
      ...goneRemarks('Cloudflare', sources),
    ],
  };
}
