import { STATE_FOLDER } from '../site-files.js';
import { FOLDER_GROUPS, PAGE_GROUP } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { redirectPart } from './host-parts.js';

/** What the server block of nginx includes; it stands outside of what visitors can ask for. */
export function nginxFiles(sources: HostSources): HostOutput {
  const { text, remarks } = redirectPart('nginx', sources);
  const old = sources.oldQueries.map(
    ({ path, name }) =>
      `if ($args ~ "^${name}=(?<chosen>[a-z0-9-]+)$") { rewrite "^${path}/?$" "${path}/${name}/$chosen?" permanent; }`,
  );
  const gone = sources.gone.map((path) => `location = ${path} { return 410; }`);
  const locations = [...FOLDER_GROUPS, PAGE_GROUP].map(
    ({ folder, headers }) => `location ${folder} {
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
  .join('')}  try_files $uri $uri/index.html =404;
}`,
  );
  const config = [
    '# To be included in the server block, whose root is the folder of the build.',
    text.trimEnd(),
    ...old,
    'rewrite "^/(.+)/$" "/$1" permanent;',
    'error_page 404 410 /404.html;',
    `location ~ /\\.${STATE_FOLDER.slice(1)}/ { return 404; }`,
    ...gone,
    ...locations,
  ];
  return { files: [{ file: `${STATE_FOLDER}/nginx.conf`, text: `${config.join('\n')}\n` }], remarks };
}
