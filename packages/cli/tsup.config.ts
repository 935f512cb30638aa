import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, type Options } from 'tsup';

/**
 * What most commands never call, and what would be half of their start: the parsers of HTML and CSS, the letters of all
 * scripts, the engines of patterns and of jq, what workbooks are read and written with, the driver of PostgreSQL. Each is a file of its own, read when one of these exports is first asked for.
 */
const LAZY: Record<string, readonly string[]> = {
  'hast-util-from-html': ['fromHtml'],
  'hast-util-to-html': ['toHtml'],
  '@sindresorhus/transliterate': ['default'],
  'css-tree/parser': ['default'],
  'css-tree/tokenizer': ['tokenize'],
  re2js: ['RE2JS'],
  pg: ['Client', 'Pool', 'types'],
  'jq-wasm': ['loadJq'],
  fflate: ['deflateSync', 'Inflate', 'inflateSync', 'strFromU8', 'strToU8', 'Zip', 'ZipDeflate'],
  saxes: ['SaxesParser'],
};

// Most are libraries of core, so they are looked for from there.
const requireFromCore = createRequire(new URL('../core/package.json', import.meta.url));

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const lazyRequirePlugin: Plugin = {
  name: 'lazily',
  setup(build) {
    const filter = new RegExp(`^(${Object.keys(LAZY).join('|')})$`);
    build.onResolve({ filter }, ({ path, namespace }) =>
      namespace === 'lazily' ? { path, external: true } : { path, namespace: 'lazily' },
    );
    build.onLoad({ filter: /.*/, namespace: 'lazily' }, ({ path }) => ({
      contents: (LAZY[path] ?? [])
        .map((name) => lazyExport(name, `require('./${fileOf(path)}.cjs')`))
        .join('\n'),
      loader: 'js',
    }));
    build.onResolve({ filter: /^\.\/lazy-.*\.cjs$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * A library's export that is looked up each time it is asked for; a default one must be a function, and is the whole
 * module of a library that was CommonJS before.
 */
function lazyExport(name: string, library: string): string {
  return name === 'default'
    ? `module.exports = (...given) => (${library}.default ?? ${library})(...given);`
    : `Object.defineProperty(exports, '${name}', { enumerable: true, get: () => ${library}.${name} });`;
}

/** The help of the program lists the nouns without loading them. */
const externalCommandsPlugin: Plugin = {
  name: 'named',
  setup(build) {
    build.onResolve({ filter: /^\.\/(collections|commands)\// }, ({ path }) => ({ path, external: true }));
  },
};

function fileOf(library: string): string {
  return `lazy-${library.replace(/^@[^/]*\//, '').replaceAll('/', '-')}`;
}

const shared: Options = {
  target: 'node20',
  platform: 'node',
  format: ['cjs'],
  outExtension: () => ({ js: '.cjs' }),
  minify: true,
  shims: true,
  removeNodeProtocol: false,
  dts: false,
  // The lock and the image library are native, and the built site is found at run time.
  noExternal: [/^(?!fs-native-extensions$|sharp$|@croupier\/site)/],
  esbuildOptions(options) {
    options.conditions = ['@croupier/source', 'module', 'node', 'import'];
    // Code that the engine has kept cannot import; what is asked for later is in the same file, or is required.
    options.supported = { 'dynamic-import': false };
  },
};

// CommonJS, since that starts in half the time: one file instead of a graph, and code that can be kept.
export default defineConfig([
  {
    ...shared,
    entry: { main: 'src/main.ts', worker: 'src/worker.ts' },
    esbuildPlugins: [externalCommandsPlugin],
  },
  {
    ...shared,
    entry: { run: 'src/run.ts' },
    esbuildPlugins: [lazyRequirePlugin],
    // Read only where CROUPIER_DEBUG asks for traces, which need lines and no text.
    sourcemap: true,
    async onSuccess() {
      for (const file of ['besley-bold.ttf', 'besley-LICENSE.txt'])
        cpSync(new URL(`src/pictures/${file}`, import.meta.url), new URL(`dist/${file}`, import.meta.url));
    },
    esbuildOptions(options) {
      shared.esbuildOptions?.(options, { format: 'cjs' });
      options.sourcesContent = false;
    },
  },
  {
    ...shared,
    entry: Object.fromEntries(
      Object.keys(LAZY).map((library) => [fileOf(library), requireFromCore.resolve(library)]),
    ),
    // What CommonJS requires is CommonJS: pg extends a class that it requires.
    esbuildOptions(options) {
      shared.esbuildOptions?.(options, { format: 'cjs' });
      options.conditions = ['node'];
    },
    // The engine of jq reads it from `build` beside its own file.
    async onSuccess() {
      const engine = path.join(path.dirname(requireFromCore.resolve('jq-wasm')), 'build/jq.wasm');
      cpSync(engine, new URL('dist/build/jq.wasm', import.meta.url));
    },
  },
]);
