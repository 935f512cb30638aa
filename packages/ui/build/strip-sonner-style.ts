import { readFile } from 'node:fs/promises';
import type { Plugin as VitePlugin } from 'vite';
import type { EsbuildPlugin } from './esbuild-plugin.js';

const SONNER_MODULE = /sonner[\\/]dist[\\/]index\.mjs$/;
/** The call in sonner that inserts its `<style>` when it is loaded. */
const STYLE_INJECTION = /function (\w+)\(\w+,\{insertAt:(?:(?!function).)*?\}\1\(`/s;

/**
 * Bundles sonner without the `<style>` that it puts into every page: a strict policy refuses that, and says so in the
 * console. The same rules stand in `admin.css`.
 */
export function stripSonnerStyle(): EsbuildPlugin {
  return {
    name: 'croupier-strip-sonner-style',
    setup(build) {
      build.onLoad({ filter: SONNER_MODULE }, async ({ path }) => ({
        contents: withoutInjectedStyle(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

/** The same, where Vite bundles our source. */
export function stripSonnerStyleVite(): VitePlugin {
  return {
    name: 'croupier-strip-sonner-style',
    transform: {
      filter: { id: SONNER_MODULE },
      handler: (code) => ({ code: withoutInjectedStyle(code), map: null }),
    },
  };
}

/** Throws when sonner no longer does it this way. */
function withoutInjectedStyle(code: string): string {
  const found = STYLE_INJECTION.exec(code);
  const end = found === null ? -1 : code.indexOf('`)', found.index + found[0].length);
  if (found === null || end < 0) throw new Error('sonner puts its style into the page in another way now');
  return code.slice(0, found.index) + code.slice(end + 2);
}
