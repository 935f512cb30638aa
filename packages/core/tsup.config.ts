import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    api: 'src/api.ts',
    node: 'src/node.ts',
    postgres: 'src/postgres.ts',
    browser: 'src/browser.ts',
    embed: 'src/embed.ts',
    http: 'src/http.ts',
    messages: 'src/messages.ts',
    'page-texts': 'src/page-texts.ts',
    csv: 'src/csv/index.ts',
    forms: 'src/forms/index.ts',
    html: 'src/html/index.ts',
    sample: 'src/sample/index.ts',
    locales: 'src/labels/locales/index.ts',
    'own-data': 'src/views/own-data/index.ts',
    // Not an entry point: a file of its own, so that a card takes it without the words of all pages.
    'complete-labels': 'src/labels/replaceable/complete-labels.ts',
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  clean: true,
  external: [/^node:/, '#csv-parse', '#punycode'],
});
