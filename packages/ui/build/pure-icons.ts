import { readFile } from 'node:fs/promises';
import type { EsbuildPlugin } from './esbuild-plugin.js';

const ICON_MODULE = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** Marks icons as pure, so that an app that bundles the library again carries only those that it shows. */
export function pureIcons(): EsbuildPlugin {
  return {
    name: 'croupier-pure-icons',
    setup(build) {
      build.onLoad({ filter: ICON_MODULE }, async ({ path }) => ({
        contents: asPure(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

/** Throws when lucide no longer makes its icons this way; other modules only name icons again. */
function asPure(code: string): string {
  if (!code.includes('__iconData =')) return code;
  const pure = code
    .replace(/^__iconData\.node;$/m, '')
    .replace(' = createLucideIcon(', ' = /* @__PURE__ */ createLucideIcon(');
  if (!pure.includes('@__PURE__')) throw new Error('lucide makes its icons in another way now');
  return pure;
}
