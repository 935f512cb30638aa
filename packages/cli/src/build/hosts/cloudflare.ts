import { FOLDER_GROUPS, PAGE_GROUP } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { headerLines, redirectPart } from './host-parts.js';

/** `_redirects` and `_headers` of Cloudflare Pages. */
export function cloudflareFiles(sources: HostSources): HostOutput {
  const { text, remarks } = redirectPart('cloudflare', sources);
  // A later rule adds to an earlier one, so it takes away first what it replaces.
  const detached = Object.keys(PAGE_GROUP.headers)
    .map((name) => `  ! ${name}\n`)
    .join('');
  const headers = [
    headerLines('/*', PAGE_GROUP.headers),
    ...FOLDER_GROUPS.map(({ folder, headers: own }) => {
      const [path, ...lines] = headerLines(`${folder}*`, own).split('\n');
      return `${path}\n${detached}${lines.join('\n')}`;
    }),
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
      ...(sources.gone.length === 0
        ? []
        : ['Cloudflare: a casino that is no longer listed answers 404, not 410.']),
    ],
  };
}
