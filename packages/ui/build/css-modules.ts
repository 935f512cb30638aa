import path from 'node:path';
import { bundleAsync } from 'lightningcss';
import { CLASS_NAME_PATTERN } from './class-name-pattern.js';
import type { EsbuildPlugin } from './esbuild-plugin.js';

/** CSS modules for esbuild; their CSS goes to the bundle's stylesheet. */
export function cssModules(): EsbuildPlugin {
  return {
    name: 'croupier-css-modules',
    setup(build) {
      const texts = new Map<string, string>();
      readCssModules(build, (module, css) => {
        texts.set(module, css);
        return `import ${JSON.stringify(`${module}&css`)};`;
      });
      build.onResolve({ filter: /\?module&css$/ }, (request) => ({
        path: request.path,
        namespace: 'croupier-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'croupier-css' }, ({ path: request }) => ({
        contents: texts.get(request.replace(/&css$/, '')) ?? '',
        loader: 'css',
      }));
    },
  };
}

/** Has a build give class names for CSS modules; `take` has the CSS of each, and answers with what its script does first. */
export function readCssModules(
  build: Parameters<EsbuildPlugin['setup']>[0],
  onModule: (module: string, css: string) => string,
): void {
  // A path that ends in .css would be taken by tsup's own loader; hence the ending. The bundler writes it into what it
  // makes, so it starts at the package, wherever that stands.
  build.onResolve({ filter: /\.module\.css$/ }, (request) => ({
    path: `${path.relative(process.cwd(), path.resolve(request.resolveDir, request.path))}?module`,
    namespace: 'croupier-module',
  }));
  build.onLoad({ filter: /.*/, namespace: 'croupier-module' }, async ({ path: module }) => {
    const file = module.replace(/\?module$/, '');
    const { css, names } = await readCssModule(file);
    return {
      contents: `${onModule(module, css)}\nexport default ${JSON.stringify(names)};`,
      loader: 'js',
      resolveDir: path.resolve(path.dirname(file)),
      watchFiles: [path.resolve(file)],
    };
  });
}

/** The CSS of a module, and its class names by the names in the module. */
export async function readCssModule(file: string): Promise<{ css: string; names: Record<string, string> }> {
  const { code, exports } = await bundleAsync({
    filename: file,
    cssModules: { pattern: CLASS_NAME_PATTERN },
  });
  // Sorted: they come in another order each time, and the same source must make the same script.
  const names = Object.entries(exports ?? {})
    .map(([local, { name }]) => [local, name] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { css: code.toString(), names: Object.fromEntries(names) };
}
