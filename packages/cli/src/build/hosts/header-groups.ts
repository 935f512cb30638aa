import { type PublicCatalogue, pageAnalytics } from '@croupier/core';
import { FILE_HEADERS, FRAME_HEADERS, PAGE_HEADERS, pagePolicy } from '../../serve/security-headers.js';

/** The headers of the paths below a folder; '/' is every other path. */
interface HeaderGroup {
  folder: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

/** The types of files that become smaller when they are compressed, beside HTML. */
export const COMPRESSED_TYPES = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/atom+xml',
  'application/manifest+json',
  'image/svg+xml',
] as const;

const HOUR = { 'cache-control': 'public, max-age=3600' };
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The groups of folders: the headers that the server sends. Names below the first five have a hash of the content. */
export const FOLDER_GROUPS: readonly HeaderGroup[] = [
  { folder: '/assets/', headers: { ...FILE_HEADERS, ...FOREVER, 'access-control-allow-origin': '*' } },
  { folder: '/served/', headers: { ...FILE_HEADERS, ...FOREVER } },
  { folder: '/styles/', headers: { ...FILE_HEADERS, ...FOREVER } },
  { folder: '/media/', headers: { ...FILE_HEADERS, ...FOREVER } },
  { folder: '/share/', headers: { ...FILE_HEADERS, ...FOREVER } },
  { folder: '/sample/', headers: { ...FILE_HEADERS, ...HOUR } },
  { folder: '/icons/', headers: { ...FILE_HEADERS, ...HOUR } },
  {
    folder: '/embed/',
    headers: {
      ...FRAME_HEADERS,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    },
  },
];

/** The group of every path that is in no other. */
export function pageGroup(catalogue: Pick<PublicCatalogue, 'settings'>): HeaderGroup {
  const policy = pagePolicy(pageAnalytics(catalogue, '/'));
  return { folder: '/', headers: { ...PAGE_HEADERS, 'cache-control': 'no-cache', ...policy } };
}
