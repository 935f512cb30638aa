import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { EMBED_BUNDLE_OPTIONS, EMBED_ENTRY } from '../packages/ui/build/embed-bundle.js';
import { embedCss } from '../packages/ui/build/embed-css.js';
import type * as data from './embed-data.js';

/**
 * Puts the embed's own script, and what a site with the sample content answers it, where a site has them. Without a built
 * script it is made of the source.
 */
export function embedsPlugin(builtScript?: string): Plugin {
  let files: Promise<Map<string, string>> | undefined;
  const all = () => {
    files ??= embedFiles(builtScript);
    return files;
  };
  return {
    name: 'croupier-embeds',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const file = path.startsWith('/embed/') ? (await all()).get(path) : undefined;
        if (file === undefined) return next();
        const type = path.endsWith('.js') ? 'text/javascript' : 'application/json';
        response.setHeader('content-type', `${type}; charset=utf-8`).end(file);
      });
    },
    async generateBundle() {
      for (const [path, source] of await all()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}

async function embedFiles(builtScript: string | undefined): Promise<Map<string, string>> {
  const [script, program] = await Promise.all([
    builtScript ??
      bundleText(EMBED_ENTRY, {
        ...EMBED_BUNDLE_OPTIONS,
        format: 'iife',
        target: 'es2022',
        define: { 'process.env.NODE_ENV': '"production"' },
        plugins: [embedCss() as never],
      }),
    bundleText(new URL('embed-data.ts', import.meta.url).pathname, {
      format: 'esm',
      platform: 'node',
      conditions: EMBED_BUNDLE_OPTIONS.conditions,
    }),
  ]);
  const { embedData } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`
  )) as typeof data;
  const answers = Object.entries(await embedData());
  return new Map([
    ['/embed/croupier.js', script],
    ...answers.map(([path, answer]): [string, string] => [path, JSON.stringify(answer)]),
  ]);
}

async function bundleText(entry: string, options: Parameters<typeof build>[0]): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    outfile: 'bundle.js',
  });
  return outputFiles[0]?.text ?? '';
}
