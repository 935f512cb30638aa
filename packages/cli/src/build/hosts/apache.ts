import { STATE_FOLDER } from '../site-files.js';
import { FOLDER_GROUPS, PAGE_GROUP } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { redirectPart } from './host-parts.js';

/** `.htaccess` of Apache. */
export function apacheFiles(sources: HostSources): HostOutput {
  const { text, remarks } = redirectPart('apache', sources);
  const old = sources.oldQueries.map(
    ({ path, name }) => `RewriteCond %{QUERY_STRING} "^${name}=([a-z0-9-]+)$"
RewriteRule "^/?${path.slice(1)}/?$" "${path}/${name}/%1" [R=301,L,QSD]`,
  );
  const headers = [...FOLDER_GROUPS, PAGE_GROUP].map(({ folder, headers: own }) => {
    const others = FOLDER_GROUPS.map((group) => group.folder.slice(1)).join('|');
    const condition =
      folder === '/' ? `!(%{REQUEST_URI} =~ m#^/(${others})#)` : `%{REQUEST_URI} =~ m#^${folder}#`;
    const lines = Object.entries(own).map(([name, value]) => `  Header always set ${name} "${value}"\n`);
    return `<If "${condition}">\n${lines.join('')}</If>`;
  });
  const config = [
    'DirectorySlash Off',
    'Options -Indexes',
    'ErrorDocument 404 /404.html',
    'ErrorDocument 410 /404.html',
    text.trimEnd(),
    ...old,
    ...sources.gone.map((path) => `RewriteRule "^/?${path.slice(1)}/?$" - [G,L]`),
    `RewriteRule "^/?\\.${STATE_FOLDER.slice(1)}/" - [R=404,L]`,
    'RewriteRule "^(.+)/$" "/$1" [R=301,L]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule "^(.*[^/])$" "/$1/index.html" [L]',
    ...headers,
  ];
  return {
    files: [{ file: '.htaccess', text: `${config.join('\n')}\n` }],
    remarks: [...remarks, 'Apache: the headers need mod_headers, the addresses mod_rewrite.'],
  };
}
