import {
  apacheLine,
  apachePattern,
  apacheSection,
  apacheTarget,
  apacheText,
  apacheWord,
} from '@croupier/core';
import { STATE_FOLDER } from '../site-files.js';
import { COMPRESSED_TYPES, FOLDER_GROUPS, pageGroup } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { redirectPart } from './host-parts.js';

/** `.htaccess` of Apache. */
export function apacheFiles(sources: HostSources): HostOutput {
  const { text, remarks } = redirectPart('apache', sources);
  const old = sources.oldQueries.flatMap(({ path, name }) => [
    condition('%{QUERY_STRING}', apachePattern(`^${name}=([a-z0-9-]+)$`)),
    rule(`^/?${path.slice(1)}/?$`, apacheTarget([`${path}/${name}/`, 1], '%'), '[R=301,L,QSD]'),
  ]);
  const headers = [...FOLDER_GROUPS, pageGroup(sources.catalogue)].map(({ folder, headers: own }) => {
    const others = FOLDER_GROUPS.map((group) => group.folder.slice(1)).join('|');
    const where =
      folder === '/' ? `!(%{REQUEST_URI} =~ m#^/(${others})#)` : `%{REQUEST_URI} =~ m#^${folder}#`;
    const lines = Object.entries(own).map(([name, value]) =>
      // A percent sign would begin a value that the server knows.
      words('Header', 'always', 'set', name, apacheText(value.replaceAll('%', '%%'))),
    );
    return apacheSection('If', apacheText(where), lines);
  });
  const nothing = apacheWord('-');
  const config = [
    words('DirectorySlash', 'Off'),
    words('Options', '-Indexes'),
    words('ErrorDocument', '404', '/404.html'),
    words('ErrorDocument', '410', '/404.html'),
    text.trimEnd(),
    ...old,
    ...sources.gone.map((path) => rule(`^/?${path.slice(1)}/?$`, nothing, '[G,L]')),
    rule(`^/?\\.${STATE_FOLDER.slice(1)}/`, nothing, '[R=404,L]'),
    rule('^(.+)/$', apacheTarget(['/', 1]), '[R=301,L]'),
    condition('%{REQUEST_FILENAME}/index.html', apacheWord('-f')),
    rule('^(.*[^/])$', apacheTarget(['/', 1, '/index.html']), '[L]'),
    apacheSection('IfModule', apacheWord('mod_deflate.c'), [
      words('AddOutputFilterByType', 'DEFLATE', 'text/html', ...COMPRESSED_TYPES),
    ]),
    ...headers,
  ];
  return {
    files: [{ file: '.htaccess', text: `${config.join('\n')}\n` }],
    remarks: [
      ...remarks,
      'Apache: the headers need mod_headers, the addresses mod_rewrite, and compression mod_deflate.',
    ],
  };
}

type Argument = ReturnType<typeof apacheWord>;

function words(directive: string, ...args: readonly string[]): string {
  return apacheLine(
    directive,
    ...args.map((arg) => (arg.startsWith('"') ? (arg as Argument) : apacheWord(arg))),
  );
}

function condition(what: string, expected: Argument): string {
  return apacheLine('RewriteCond', apacheWord(what), expected);
}

function rule(pattern: string, target: Argument, flags: string): string {
  return apacheLine('RewriteRule', apachePattern(pattern), target, apacheWord(flags));
}
