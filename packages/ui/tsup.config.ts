import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'tsup';
import { componentEntries, dropComponentEntries, localeEntries } from './build/component-entries.js';
import { keepComponentStyles } from './build/component-styles.js';
import { componentsJson } from './build/components-json.js';
import { cssModules } from './build/css-modules.js';
import { deliverStyles } from './build/deliver-styles.js';
import { designTokenFiles } from './build/design-tokens.js';
import { EMBED_BUNDLE_OPTIONS, EMBED_ENTRY } from './build/embed-bundle.js';
import { embedCss } from './build/embed-css.js';
import { pureIcons } from './build/pure-icons.js';
import { stripSonnerStyle } from './build/strip-sonner-style.js';
import { keepUseClient } from './build/use-client.js';

export default defineConfig([
  {
    name: 'library',
    entry: {
      index: 'src/index.ts',
      admin: 'src/admin/index.ts',
      pages: 'src/pages/index.ts',
      list: 'src/list/index.ts',
      enhance: 'src/enhance/index.ts',
      ...localeEntries(),
      tokens: 'src/tokens.css',
      fonts: 'src/fonts.css',
      ...componentEntries(),
    },
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    sourcemap: true,
    loader: { '.woff2': 'file' },
    external: ['react', 'react-dom', 'react/jsx-runtime', /^@croupier\/core/],
    esbuildPlugins: [
      cssModules(),
      stripSonnerStyle(),
      pureIcons(),
      keepUseClient(),
      keepComponentStyles(),
      dropComponentEntries(),
    ],
    onSuccess: async () => {
      // TypeScript asks for types of a stylesheet's address too.
      await writeFile('dist/css.d.ts', 'export {};\n');
      await mkdir('dist/tokens', { recursive: true });
      for (const [name, tokens] of Object.entries(designTokenFiles(await readFile('src/tokens.css', 'utf8'))))
        await writeFile(`dist/tokens/${name}`, `${JSON.stringify(tokens, null, 2)}\n`);
      await copyFile('src/fonts/besley-LICENSE.txt', 'dist/besley-LICENSE.txt');
      const sonner = createRequire(import.meta.url).resolve('sonner/dist/styles.css');
      await copyFile(path.join(sonner, '../../LICENSE.md'), 'dist/sonner-LICENSE.md');
      const lucide = createRequire(import.meta.url).resolve('lucide-react/package.json');
      await copyFile(path.join(lucide, '../LICENSE'), 'dist/lucide-LICENSE.txt');
      const proseMirror = createRequire(import.meta.url).resolve('prosemirror-view');
      await copyFile(path.join(proseMirror, '../../LICENSE'), 'dist/prosemirror-LICENSE.txt');
      // What it holds is in the sheet of all components, and in that of the list.
      await rm('dist/list.css');
      await deliverStyles('dist');
      // It says what the delivered sheets weigh.
      await writeFile('dist/components.json', componentsJson());
    },
  },
  {
    name: 'served',
    entry: {
      served: 'src/enhance/served-page-entry.ts',
      consent: 'src/enhance/consent/consent-entry.ts',
    },
    format: ['iife'],
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    outExtension: () => ({ js: '.js' }),
  },
  {
    name: 'embed-door',
    entry: { 'embed-door': 'src/embed/index.ts' },
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    external: ['react', 'react/jsx-runtime', 'react-dom/server'],
    noExternal: [/^@croupier\/core/],
    esbuildPlugins: [embedCss({ shortNames: false })],
    esbuildOptions(options) {
      options.conditions = ['@croupier/source', 'module'];
      options.alias = { '@croupier/core/messages': '@croupier/core/embed' };
    },
    onSuccess: () => copyFile('src/embed/custom-elements.json', 'dist/custom-elements.json'),
  },
  {
    name: 'embed-frame',
    entry: { 'embed-frame': 'src/embed/iframe-script.ts' },
    format: ['iife'],
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    outExtension: () => ({ js: '.js' }),
    esbuildOptions(options) {
      options.conditions = ['@croupier/source', 'module'];
    },
  },
  {
    name: 'embed',
    entry: { embed: EMBED_ENTRY },
    format: ['iife'],
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    define: { 'process.env.NODE_ENV': '"production"' },
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [embedCss()],
    esbuildOptions(options) {
      Object.assign(options, EMBED_BUNDLE_OPTIONS);
    },
  },
]);
