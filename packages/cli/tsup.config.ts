import { createRequire } from 'node:module';
import { defineConfig, type Options } from 'tsup';

/**
 * What most commands never call, and what would be half of their start: the parsers of HTML and CSS, and the letters of
 * all scripts. Each is a file of its own, read when one of its functions is first called.
 */
const LAZY: Record<string, readonly string[]> = {
  'hast-util-from-html': ['fromHtml'],
  'hast-util-to-html': ['toHtml'],
  'css-tree/tokenizer': ['tokenize'],
  'css-tree/parser': ['default'],
  '@sindresorhus/transliterate': ['default'],
};

// They are the libraries of core, so they are looked for from there.
const core = createRequire(new URL('../core/package.json', import.meta.url));

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const lazily: Plugin = {
  name: 'lazily',
  setup(build) {
    const filter = new RegExp(`^(${Object.keys(LAZY).join('|')})$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'lazily' }));
    build.onLoad({ filter: /.*/, namespace: 'lazily' }, ({ path }) => ({
      contents: (LAZY[path] ?? [])
        .map((name) => {
          const found = `require('./${fileOf(path)}.cjs')`;
          // A CommonJS module may be its own default.
          if (name === 'default')
            return `export default (...given) => (${found}.default ?? ${found})(...given);`;
          return `export const ${name} = (...given) => ${found}.${name}(...given);`;
        })
        .join('\n'),
      loader: 'js',
    }));
    build.onResolve({ filter: /^\.\/lazy-.*\.cjs$/ }, ({ path }) => ({ path, external: true }));
  },
};

function fileOf(library: string): string {
  return `lazy-${library.replace(/.*\//, '')}`;
}

const shared: Options = {
  target: 'node20',
  platform: 'node',
  minify: true,
  dts: false,
  // The lock is native, and the built site is found at run time.
  noExternal: [/^(?!fs-native-extensions$|@croupier\/site)/],
  esbuildOptions(options) {
    options.conditions = ['@croupier/source', 'module', 'node', 'import'];
  },
};

export default defineConfig([
  {
    ...shared,
    entry: { main: 'src/main.ts' },
    format: ['esm'],
    splitting: true,
    esbuildPlugins: [lazily],
    // Bundled CommonJS packages, and what is read lazily, are asked for with `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  },
  {
    ...shared,
    entry: Object.fromEntries(Object.keys(LAZY).map((library) => [fileOf(library), core.resolve(library)])),
    format: ['cjs'],
    outExtension: () => ({ js: '.cjs' }),
  },
]);
