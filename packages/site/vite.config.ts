import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { CLASS_NAME_PATTERN } from '../ui/build/class-name-pattern.js';
import { stripSonnerStyleVite } from '../ui/build/strip-sonner-style.js';
import { isPreloadedFont } from './src/preloaded-font.js';

const sources = ['@croupier/source', 'module', 'development|production'];

// `vite build` makes the demo, a site on its own; `vite build --ssr` makes the renderer that `croupier serve` loads, and
// `vite build --mode admin` the admin that it serves.
export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (mode === 'admin') return adminBuild;
  return mode === 'static' ? staticBuild : siteBuild(command, isSsrBuild === true);
});

const shared = {
  resolve: { conditions: [...sources, 'browser'] },
  css: {
    transformer: 'lightningcss',
    // The same names as in the library's own build, so that one style sheet fits both.
    lightningcss: { cssModules: { pattern: CLASS_NAME_PATTERN } },
  },
} as const satisfies UserConfig;

const browserTargets = {
  target: 'es2023',
  cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
} as const;

const LABELS = /\/core\/src\/labels\//;

/** The texts of the first screen. */
const FIRST_LABELS = { name: 'texts', test: LABELS, tags: ['$initial' as const], priority: 2 };

/** Other texts come with the screens that show them, although all come from one entry point. */
const LABELS_BY_SCREEN = {
  name: 'labels',
  test: LABELS,
  entriesAware: true,
  // A request takes longer than this many bytes that a screen may not need.
  entriesAwareMergeThreshold: 1_000,
  priority: 1,
};

/** What every list needs, in one file: a browser asks for six at a time. */
const LISTS = {
  name: 'list',
  test: /\/admin\/(list\/(ListScreen|ListGrid|SavedViews|(list-query|list-sorts|use-list-question|use-draft-marks|use-saved-views|use-density|row-flags|fields\/view-columns))|import\/FileButtons)\./,
  priority: -1,
  includeDependenciesRecursively: false,
};

const adminBuild: UserConfig = {
  ...shared,
  // The admin's page takes no style element.
  plugins: [react(), stripSonnerStyleVite(), layerOrder(), fonts()],
  build: {
    ...browserTargets,
    outDir: 'dist/admin',
    assetsDir: 'admin/assets',
    copyPublicDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'admin.html',
      output: {
        // The first screen lists the files of all: one of texts would be named after each screen that shows them.
        chunkFileNames: ({ name }) => `admin/assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [FIRST_LABELS, LABELS_BY_SCREEN, { name: 'frame', test: isOfEveryScreen }, LISTS],
        },
      },
    },
  },
};

/** The script by which a site of files answers queries: one module, which pages load when they need it. */
const staticBuild: UserConfig = {
  ...shared,
  plugins: [react(), lightLibraries()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...browserTargets,
    outDir: 'dist/static',
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/static-pages.tsx',
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'pages-[hash].js', codeSplitting: false },
    },
  },
};

/** Libraries that lists, search and comparison need nothing of: they follow no redirects, and show no HTML of editors. */
const NOT_NEEDED: Record<string, string> = {
  re2js: 'export const RE2JS = undefined;',
  'hast-util-from-html': 'export const fromHtml = () => ({ type: "root", children: [] });',
  'hast-util-to-html': 'export const toHtml = () => "";',
};

/** Leaves out of a script what its pages do not need, and what React has beside its renderer to a string. */
function lightLibraries(): Plugin {
  const reactDom = createRequire(import.meta.url).resolve('react-dom/package.json');
  return {
    name: 'croupier-light-libraries',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'react-dom/server')
        return path.join(reactDom, '../cjs/react-dom-server-legacy.browser.production.js');
      return id in NOT_NEEDED ? `\0${id}` : undefined;
    },
    load: (id) => NOT_NEEDED[id.slice(1)],
  };
}

const EVERY_SCREEN = [
  /\/(@base-ui\/react|@floating-ui)\//,
  /\/ui\/src\/(admin\/)?parts\//,
  /\/ui\/src\/admin\/forms\/(Form|form-state|form-context|control-value)\./,
  /\/core\/src\/(forms\/record-changes|values\/(plain-object|versions\/field-paths))/,
  /\/site\/src\/admin\/shell\//,
  // Small, and in most screens.
  /\/site\/src\/admin\/(Loaded|RelativeTime|relative-time|ScreenHead|beginning-of|local-values|WhenOpened)\./,
  /\/site\/src\/admin\/(screens\/list\.module|backend\/use-refusal|records\/(QuestionDialog|RowActions)|list\/(NothingFound|ListChoice))\./,
];

/** Parts that some screens use, and the first does not. */
const SOME_SCREENS = [
  /ImportGrid|CommandPalette|RecordDiff|FacetFilters|FilterBar|\/Pager\/|BenefitStrip|NoticeButton|ChoiceLinks|Breadcrumb/,
  /\/parts\/(RadioGroup|ReorderArea|MoveButtons|Portrait|Stars|FactList|TagList|ProgressBar|Drawer)\//,
  /local-time|base-ui\/.*\/(combobox|autocomplete|number-field|switch)/,
];

/** Whether a module of the admin is loaded with the first screen: what all screens use, rather than one of them. */
function isOfEveryScreen(id: string): boolean {
  return !SOME_SCREENS.some((part) => part.test(id)) && EVERY_SCREEN.some((part) => part.test(id));
}

const siteBuild = (command: 'build' | 'serve', isSsrBuild: boolean): UserConfig => ({
  plugins: [react(), ...(isSsrBuild ? [] : [scripts(), fonts()])],
  ...shared,
  ssr: {
    // The built renderer stands alone; `npm run dev` leaves libraries to Node.
    ...(command === 'build' ? { noExternal: true } : {}),
    resolve: { conditions: [...sources, 'node'] },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    ...browserTargets,
    ...(isSsrBuild ? { target: 'node20' } : {}),
    minify: !isSsrBuild,
    // The demo is the whole product in one tab: core, store and screens.
    chunkSizeWarningLimit: 1_000,
    // Served pages take the style sheet of the public part: one file, whatever else the admin shares with it.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'site', test: isPublicPart }] } } },
        }),
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
});

/** Whether a module belongs to the public pages, rather than to the admin alone. */
function isPublicPart(id: string): boolean {
  return /\/packages\/(ui|site)\/src\//.test(id) && !/\/src\/admin\//.test(id);
}

const LAYERS = '@layer croupier.tokens, croupier.base, croupier.components;';

/** Begins each style sheet with the order of the layers, which must not follow from the order of its rules. */
function layerOrder(): Plugin {
  return {
    name: 'croupier-layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source;
      }
    },
  };
}

/** Has the page ask for the typeface of its titles before the style sheet names it. */
function fonts(): Plugin {
  return {
    name: 'croupier-fonts',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const files = Object.keys(bundle).filter(isPreloadedFont);
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head-prepend',
      }));
    },
  };
}

function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

/** Puts the library's scripts into the site: the embed, and those of served pages under the hashes of their contents. */
function scripts(): Plugin {
  return {
    name: 'croupier-scripts',
    apply: 'build',
    async generateBundle() {
      const embed = await readFile(new URL('../ui/dist/embed.js', import.meta.url));
      this.emitFile({ type: 'asset', fileName: 'embed/croupier.js', source: embed });
      const frame = await readFile(new URL('../ui/dist/embed-frame.js', import.meta.url));
      this.emitFile({ type: 'asset', fileName: 'embed/frame.js', source: frame });
      const served = await readFile(new URL('../ui/dist/served.js', import.meta.url));
      this.emitFile({ type: 'asset', fileName: `served/${contentHash(served)}.js`, source: served });
      const consent = await readFile(new URL('../ui/dist/consent.js', import.meta.url));
      const name = `served/consent-${contentHash(consent)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source: consent });
    },
  };
}
