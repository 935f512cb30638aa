import { siteIcons, siteManifestAt, siteManifestPaths } from '@croupier/core';
import { responseContent } from '../response-content.js';
import { FILE_HEADERS } from '../security-headers.js';
import type { NonPageRoute } from './non-page-route.js';
import { drawnPicture } from './share-pictures.js';

/** The icons of the site, drawn on first use and named by what they show. */
export const SITE_ICON_ROUTE: NonPageRoute = {
  // Its name says what it shows.
  reuse: { contentType: 'image/png', source: (_context, path) => path },
  paths: ({ catalogue }) => siteIcons(catalogue).map(({ path }) => path),
  match({ catalogue, pictures }, path) {
    if (!path.startsWith('/icons/')) return undefined;
    const icon = siteIcons(catalogue).find((one) => one.path === path);
    if (icon === undefined) return undefined;
    return async () => drawnPicture(await pictures.siteIcon(icon), catalogue.settings.faviconUrl);
  },
};

/** What a device needs to put the site on its screen. */
export const SITE_MANIFEST_ROUTE: NonPageRoute = {
  paths: ({ catalogue }) => siteManifestPaths(catalogue),
  match({ catalogue }, path) {
    const manifest = siteManifestAt(catalogue, path);
    if (manifest === undefined) return undefined;
    const headers = { ...FILE_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-cache' };
    return () => responseContent(200, headers, manifest);
  },
};
