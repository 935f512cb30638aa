import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleAsync } from 'lightningcss';
import type { Options } from 'tsup';
import { CLASS_PATTERN } from './class-pattern.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** CSS modules for esbuild; their CSS goes to the bundle's stylesheet. */
export function cssModules(): Plugin {
  return {
    name: 'croupier-css-modules',
    setup(build) {
      const texts = new Map<string, string>();
      // A path that ends in .css would be taken by tsup's own loader; hence the ending.
      build.onResolve({ filter: /\.module\.css$/ }, (asked) => ({
        path: `${path.resolve(asked.resolveDir, asked.path)}?module`,
        namespace: 'croupier-module',
      }));
      build.onLoad({ filter: /.*/, namespace: 'croupier-module' }, async ({ path: asked }) => {
        const file = asked.replace(/\?module$/, '');
        const { code, exports } = await bundleAsync({
          filename: path.relative(process.cwd(), file),
          cssModules: { pattern: CLASS_PATTERN },
        });
        texts.set(asked, code.toString());
        const names = Object.fromEntries(
          Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]),
        );
        return {
          contents: `import ${JSON.stringify(`${asked}&css`)};\nexport default ${JSON.stringify(names)};`,
          loader: 'js',
          resolveDir: path.dirname(file),
          watchFiles: [file],
        };
      });
      build.onResolve({ filter: /\?module&css$/ }, (asked) => ({
        path: asked.path,
        namespace: 'croupier-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'croupier-css' }, ({ path: asked }) => ({
        contents: texts.get(asked.replace(/&css$/, '')) ?? '',
        loader: 'css',
      }));
    },
  };
}

const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/;

/** Puts `"use client"` back on top of every output that holds a file which had it. */
export function keepUseClient(): Plugin {
  return {
    name: 'croupier-use-client',
    setup(build) {
      build.onEnd(async (result) => {
        for (const [out, { inputs }] of Object.entries(result.metafile?.outputs ?? {})) {
          const sources = Object.keys(inputs).filter((file) => /\.tsx?$/.test(file) && !file.includes(':'));
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
