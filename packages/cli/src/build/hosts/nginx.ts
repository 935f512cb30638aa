import {
  nginxBlock,
  nginxIfQuery,
  nginxLine,
  nginxPattern,
  nginxTarget,
  nginxText,
  nginxWord,
} from '@croupier/core';
import { STATE_FOLDER } from '../site-files.js';
import { COMPRESSED_TYPES, FOLDER_GROUPS, pageGroup } from './header-groups.js';
import type { HostOutput, HostSources } from './host.js';
import { redirectPart } from './host-parts.js';

/** What the server block of nginx includes; it stands outside of what visitors can ask for. */
export function nginxFiles(sources: HostSources): HostOutput {
  const { text, remarks } = redirectPart('nginx', sources);
  const permanent = nginxWord('permanent');
  const old = sources.oldQueries.map(({ path, name }) =>
    nginxIfQuery(nginxPattern(`^${name}=(?<chosen>[a-z0-9-]+)$`), [
      nginxLine(
        'rewrite',
        nginxPattern(`^${path}/?$`),
        nginxTarget([`${path}/${name}/`, { variable: 'chosen' }, '?']),
        permanent,
      ),
    ]),
  );
  const gone = sources.gone.map((path) =>
    nginxBlock('location', [nginxWord('='), nginxText(path)], [words('return', '410')]),
  );
  const locations = [...FOLDER_GROUPS, pageGroup(sources.catalogue)].map(({ folder, headers }) =>
    nginxBlock(
      'location',
      [nginxWord(folder)],
      [
        ...Object.entries(headers).map(([name, value]) =>
          nginxLine('add_header', nginxWord(name), nginxText(value), nginxWord('always')),
        ),
        words('try_files', '$uri', '$uri/index.html', '=404'),
      ],
    ),
  );
  const config = [
    '# To be included in the server block, whose root is the folder of the build.',
    words('gzip', 'on'),
    words('gzip_vary', 'on'),
    words('gzip_proxied', 'any'),
    words('gzip_min_length', '1024'),
    words('gzip_types', ...COMPRESSED_TYPES),
    text.trimEnd(),
    ...old,
    nginxLine('rewrite', nginxPattern('^/(.+)/$'), nginxTarget(['/', 1]), permanent),
    words('error_page', '404', '410', '/404.html'),
    nginxBlock(
      'location',
      [nginxWord('~'), nginxPattern(`/\\.${STATE_FOLDER.slice(1)}/`)],
      [words('return', '404')],
    ),
    ...gone,
    ...locations,
  ];
  return { files: [{ file: `${STATE_FOLDER}/nginx.conf`, text: `${config.join('\n')}\n` }], remarks };
}

function words(directive: string, ...args: readonly string[]): string {
  return nginxLine(directive, ...args.map(nginxWord));
}
