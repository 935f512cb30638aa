import { readFile } from 'node:fs/promises';
import type { Plugin as VitePlugin } from 'vite';
import type { Plugin } from './plugin.js';

const MODULE = /sonner[\\/]dist[\\/]index\.mjs$/;
/** Where sonner calls what puts its own `<style>` into the page, the moment that it is loaded. */
const INJECTION = /function (\w+)\(\w+,\{insertAt:(?:(?!function).)*?\}\1\(`/s;

/**
 * Bundles sonner without the `<style>` that it puts into every page: a strict policy refuses that, and says so in the
 * console. The same rules stand in `admin.css`.
 */
export function quietSonner(): Plugin {
  return {
    name: 'croupier-quiet-sonner',
    setup(build) {
      build.onLoad({ filter: MODULE }, async ({ path }) => ({
        contents: withoutStyle(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

/** The same, where Vite bundles our source. */
export function quietSonnerInVite(): VitePlugin {
  return {
    name: 'croupier-quiet-sonner',
    transform: { filter: { id: MODULE }, handler: (code) => ({ code: withoutStyle(code), map: null }) },
  };
}

/** Throws when sonner no longer does it this way. */
function withoutStyle(code: string): string {
  const found = INJECTION.exec(code);
  const end = found === null ? -1 : code.indexOf('`)', found.index + found[0].length);
  if (found === null || end < 0) throw new Error('sonner puts its style into the page in another way now');
  return code.slice(0, found.index) + code.slice(end + 2);
}
