import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EsbuildPlugin } from './esbuild-plugin.js';

const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|(['"])use strict\1;)*(['"])use client\2/;

/** Puts `"use client"` back on top of every output that holds a file which had it. */
export function keepUseClient(): EsbuildPlugin {
  return {
    name: 'croupier-use-client',
    setup(build) {
      build.onEnd(async (result) => {
        for (const [out, { inputs }] of Object.entries(result.metafile?.outputs ?? {})) {
          const sources = Object.keys(inputs).filter(
            (file) => /\.(tsx?|mjs)$/.test(file) && !file.includes(':'),
          );
          const marked = await Promise.all(
            sources.map(async (file) => DIRECTIVE.test(await readFile(file, 'utf8'))),
          );
          const file = result.outputFiles?.find((written) => written.path === path.resolve(out));
          if (out.endsWith('.js') && marked.includes(true) && file !== undefined) {
            file.contents = Buffer.from(`"use client"; ${file.text}`);
          }
        }
      });
    },
  };
}
