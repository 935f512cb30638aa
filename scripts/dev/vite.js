import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../run-program.js';

/** Vite over the packages' TypeScript source, with the settings of the site's own build. */
export function viteOverSource(server = {}) {
  return createServer({
    root: path.join(root, 'packages/site'),
    configFile: path.join(root, 'packages/site/vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    clearScreen: false,
    // Pages load no libraries, so there is nothing to prebundle.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ...server },
  });
}

/** A module of the packages, loaded from its source: `cli/src/run.ts`. */
export function loadSource(vite, file) {
  return vite.ssrLoadModule(path.join(root, 'packages', file));
}
