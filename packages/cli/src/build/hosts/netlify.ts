import { headersLines, redirectsLine } from '@croupier/core';
import { FOLDER_GROUPS, pageGroup } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { goneRemarks, redirectPart } from './host-parts.js';

/** `_redirects` and `_headers` of Netlify. */
export function netlifyFiles(sources: HostSources): HostOutput {
  const pages = pageGroup(sources.catalogue);
  const { text, remarks } = redirectPart('netlify', sources);
  const old = sources.oldQueries.map(({ path, name }) =>
    redirectsLine(path, `${name}=:value`, `${path}/${name}/:value`, '301!'),
  );
  // Netlify joins the headers of all rules that fit, so each path has one.
  const sections = sources.sections.flatMap((section) => {
    return section === '' ? ['/'] : [`/${section}`, `/${section}/*`];
  });
  const headers = [
    ...FOLDER_GROUPS.map(({ folder, headers: own }) => headersLines(`${folder}*`, own)),
    ...sections.map((path) => headersLines(path, pages.headers)),
  ];
  return {
    files: [
      { file: '_redirects', text: `${text}${old.join('\n')}\n` },
      { file: '_headers', text: headers.join('') },
    ],
    remarks: [
      ...remarks,
      'Netlify: an old address with two choices in its query shows the list without them.',
      ...goneRemarks('Netlify', sources),
    ],
  };
}
