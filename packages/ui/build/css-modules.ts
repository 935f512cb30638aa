import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleAsync } from 'lightningcss';
import type { Options } from 'tsup';
import { CLASS_PATTERN } from './class-pattern.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const SHEET = path.resolve('src/embed/sheet.ts');

/**
 * CSS modules for esbuild. `as: 'file'` leaves the CSS to the bundle's stylesheet; `as: 'text'` hands it, minified, to
 * `addCss` of the embed's sheet.
 */
export function cssModules({ as }: { as: 'file' | 'text' }): Plugin {
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
          minify: as === 'text',
          cssModules: { pattern: CLASS_PATTERN },
        });
        texts.set(asked, code.toString());
        const names = Object.fromEntries(
          Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]),
        );
        const css =
          as === 'file'
            ? `import ${JSON.stringify(`${asked}&css`)};`
            : `import { addCss } from ${JSON.stringify(SHEET)}; addCss(${JSON.stringify(code.toString())});`;
        return {
          contents: `${css}\nexport default ${JSON.stringify(names)};`,
          loader: 'js',
          resolveDir: path.dirname(file),
          watchFiles: [file],
        };
      });
      build.onResolve({ filter: /\.css\?inline$/ }, (asked) => ({
        path: path.resolve(asked.resolveDir, asked.path),
        namespace: 'croupier-inline',
      }));
      build.onLoad({ filter: /.*/, namespace: 'croupier-inline' }, async ({ path: asked }) => {
        const filename = asked.replace(/\?inline$/, '');
        const { code } = await bundleAsync({ filename, minify: true });
        return { contents: code.toString(), loader: 'text', watchFiles: [filename] };
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
