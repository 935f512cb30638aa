import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../run-program.js';

/** A library that the search for libraries does not see, since the core names it by a condition. */
const UNSEEN = ['csv-parse/browser/esm'];
/** Node reads the CommonJS file of this library, which Vite cannot run as a module. */
const AS_MODULES = { '#punycode': path.join(root, 'node_modules/punycode/punycode.es6.js') };

/** What scripts and styles of Vite's own carry in a page: `npm run dev` is for one person, so it needs no secret. */
export const NONCE = 'dev';

/**
 * Vite over the packages' TypeScript source, with the settings of the site's own build. With `pages`, the libraries of these
 * pages are prebundled for the browser.
 */
export function viteOverSource(server = {}, pages = []) {
  return createServer({
    root: path.join(root, 'packages/site'),
    configFile: path.join(root, 'packages/site/vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    clearScreen: false,
    cacheDir: path.join(root, 'node_modules/.vite', pages.length === 0 ? 'source' : 'dev'),
    optimizeDeps:
      pages.length === 0 ? { noDiscovery: true, include: [] } : { entries: pages, include: UNSEEN },
    html: { cspNonce: NONCE },
    resolve: { alias: AS_MODULES },
    server: { middlewareMode: true, ...server },
  });
}

/** A module of the packages, loaded from its source: `cli/src/run.ts`. */
export function loadSource(vite, file) {
  return vite.ssrLoadModule(path.join(root, 'packages', file));
}
