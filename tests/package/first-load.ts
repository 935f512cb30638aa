import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as esbuild, transform } from 'esbuild';
import { rollup } from 'rollup';
import { type Rolldown, build as viteBuild } from 'vite';
import webpack from 'webpack';
import { gzippedBytes } from './bundle.js';

/** What an app loads before it draws something, React apart. */
export interface FirstLoad {
  bytes: number;
  /** The modules in it, where the bundler tells. */
  modules: string[];
}

/** A file of script, the files that it imports without waiting to be asked, and the modules in it. */
interface Chunk {
  code: string;
  imports: readonly string[];
  modules: readonly string[];
}

type Bundled = { entry: string; chunks: Map<string, Chunk> };

const REACT = /^react(-dom)?(\/|$)/;
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Bundles a file of an app, with what it loads later in files of their own where the bundler can. */
const BUNDLERS = {
  Vite: async (entry: string): Promise<Bundled> => {
    const built = await viteBuild({
      configFile: false,
      root: path.dirname(entry),
      logLevel: 'silent',
      define: PRODUCTION,
      build: { write: false, rolldownOptions: { input: entry, external: REACT } },
    });
    const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
    return fromRollup(output);
  },
  Rollup: async (entry: string): Promise<Bundled> => {
    // Base UI imports a package of CommonJS, for which Rollup has a plugin.
    const external = [REACT, /^use-sync-external-store/];
    const bundle = await rollup({
      input: entry,
      external,
      onwarn() {},
      plugins: [nodeResolve({ browser: true })],
    });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    const { entry: first, chunks } = fromRollup(output);
    for (const chunk of chunks.values())
      chunk.code = (await transform(chunk.code, { minify: true, define: PRODUCTION })).code;
    return { entry: first, chunks };
  },
  webpack: async (entry: string): Promise<Bundled> => {
    const out = entry.replace(/\.js$/, '-webpack');
    const compiler = webpack({
      mode: 'production',
      context: path.dirname(entry),
      entry,
      output: { path: out, filename: 'app.js', chunkFilename: '[id].js' },
      externals: [REACT],
      externalsType: 'var',
      performance: false,
    });
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((failed, result) => (failed ? reject(failed) : resolve(result))),
    );
    const assets = stats?.toJson({ entrypoints: true }).entrypoints?.main?.assets ?? [];
    const code = await Promise.all(assets.map(({ name }) => readFile(path.join(out, name), 'utf8')));
    return { entry: 'app', chunks: new Map([['app', { code: code.join('\n'), imports: [], modules: [] }]]) };
  },
  'esbuild --splitting --format=esm': (entry: string) => withEsbuild(entry, true),
  esbuild: (entry: string) => withEsbuild(entry, false),
};

/** The name of a bundler, with its options. */
export type BundlerName = keyof typeof BUNDLERS;

/** Bundles a component of the admin as an app in a folder would, and measures what it loads first. */
export async function firstLoad(folder: string, component: string, bundler: BundlerName): Promise<FirstLoad> {
  const entry = path.join(folder, `${component}.js`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    entry,
    `import { ${component} } from '@croupier/ui/admin'; globalThis.shown = ${component};`,
  );
  const { entry: first, chunks } = await BUNDLERS[bundler](entry);
  const loaded = new Set<Chunk>();
  const load = (name: string) => {
    const chunk = chunks.get(name);
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const imported of chunk.imports) load(imported);
  };
  load(first);
  return {
    bytes: [...loaded].reduce((sum, { code }) => sum + gzippedBytes(code), 0),
    modules: [...loaded].flatMap(({ modules }) => modules),
  };
}

function fromRollup(
  output: readonly {
    type: string;
    fileName: string;
    isEntry?: boolean;
    code?: string;
    imports?: string[];
    moduleIds?: string[];
  }[],
): Bundled {
  const parts = output.filter(({ type }) => type === 'chunk');
  return {
    entry: parts.find(({ isEntry }) => isEntry)?.fileName ?? '',
    chunks: new Map(
      parts.map(({ fileName, code = '', imports = [], moduleIds = [] }) => [
        fileName,
        { code, imports, modules: moduleIds },
      ]),
    ),
  };
}

async function withEsbuild(entry: string, splitting: boolean): Promise<Bundled> {
  const folder = path.dirname(entry);
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [entry],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    splitting,
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    define: PRODUCTION,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  });
  const outputs = Object.entries(metafile.outputs);
  return {
    entry: outputs.find(([, { entryPoint }]) => entryPoint === path.basename(entry))?.[0] ?? '',
    chunks: new Map(
      outputs.map(([name, { imports, inputs }]) => [
        name,
        {
          code: outputFiles.find((file) => file.path === path.join(folder, name))?.text ?? '',
          imports: imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path),
          modules: Object.keys(inputs),
        },
      ]),
    ),
  };
}
