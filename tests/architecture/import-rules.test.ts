import path from 'node:path';
import { expect, test } from 'vitest';
import { type Import, productionSources, type SourceFile, sources } from './source-files.js';

/** Layers that every other may use: they know nothing themselves. */
const ALLOWED_EVERYWHERE = [
  'problem',
  'problem-error',
  'warning',
  'diagnostics',
  'messages',
  'page-texts',
  'labels',
  'lazy',
  'same-items',
  'short-turns',
  'warn-in-development',
];

/** What the shape of the store is made of: plain functions over plain values, no adapter and no lock. */
const STORED_SHAPE = [
  'store/change',
  'store/content',
  'store/read-change',
  'store/record-diff',
  'store/traffic-log',
];

/**
 * The layers of the core and what each may import: a layer, one file of a layer, or with `type` in front the types
 * alone of either.
 */
const LAYERS: Record<string, string[]> = {
  problem: [],
  'problem-error': [],
  warning: [],
  diagnostics: [],
  labels: [],
  lazy: [],
  'same-items': [],
  'short-turns': [],
  'warn-in-development': [],
  'page-texts': [],
  // Components take the address of a picture apart, and import nothing else of the core.
  messages: ['values/pictures/picture-address'],
  values: [],
  model: ['values', 'type store'],
  rules: ['model', 'values'],
  forms: ['type model', 'type operations', 'model/entity', 'values'],
  html: ['rules', 'values'],
  urls: ['rules', 'model', 'values'],
  wordpress: ['html', 'csv', 'urls', 'model', 'values'],
  'site-folder': ['wordpress', 'csv', 'urls', 'model', 'values'],
  views: ['urls', 'rules', 'model', 'values'],
  csv: ['model', 'values'],
  store: ['model', 'values'],
  runtime: ['type store'],
  operations: [
    'html',
    'wordpress',
    'site-folder',
    'csv',
    'views',
    'urls',
    'rules',
    'model',
    'values',
    'sample',
    'type forms',
    ...STORED_SHAPE,
    'type store',
  ],
  sample: ['store', 'urls', 'rules', 'model', 'values'],
  'common-passwords': [],
  passwords: ['common-passwords', 'type operations'],
  perform: ['operations', 'store', 'model', 'runtime'],
  http: ['perform', 'operations', 'wordpress', 'urls', 'model', 'values', 'type store', 'type views'],
};

/** The entry points of the core: they only re-export, so they may import everything. */
const CORE_ENTRY_POINTS = new Set(['index', 'api', 'node', 'postgres', 'browser', 'embed']);

const PACKAGES: Record<string, string[]> = {
  core: [],
  ui: ['core'],
  site: ['core', 'ui'],
  cli: ['core', 'site'],
};

test('every import of the core follows the import rules', () => {
  const wrong = productionSources
    .filter((file) => file.package === 'core' && !CORE_ENTRY_POINTS.has(layerOf(file.inside)))
    .flatMap((file) => file.imports.map((one) => forbiddenImport(file, one)))
    .filter((line) => line !== undefined);
  expect(
    wrong,
    'Move the code to the layer that it belongs to, or pass what it needs as a parameter. A new layer is added to LAYERS, with what it may import.',
  ).toEqual([]);
});

test('packages import only the packages below them', () => {
  const wrong = productionSources.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.startsWith('@croupier/'))
      .filter(({ from }) => !PACKAGES[file.package]?.includes(from.split('/')[1] ?? ''))
      .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
  );
  expect(
    wrong,
    'core -> ui -> site -> cli, and core -> cli: the arrow points to the importer. Reverse the dependency.',
  ).toEqual([]);
});

test('components import only types and messages from the core', () => {
  const wrong = productionSources
    .filter((file) => file.package === 'ui')
    .flatMap((file) =>
      file.imports
        .filter(({ from, typeOnly }) => from.startsWith('@croupier/core') && !typeOnly)
        .filter(({ from }) => from !== '@croupier/core/messages')
        // Only pages use page texts.
        .filter(({ from }) => from !== '@croupier/core/page-texts' || !file.inside.startsWith('pages/'))
        // Forms check what is typed, and describe fields; neither needs a schema.
        .filter(({ from }) => from !== '@croupier/core/forms' || !file.inside.startsWith('admin/'))
        // The editor shows what the sanitizer lets through, and cleans what is pasted.
        .filter(({ from }) => from !== '@croupier/core/html' || !file.inside.startsWith('admin/'))
        // What stands on pages of others filters and attributes there, where no server is asked.
        .filter(({ from }) => from !== '@croupier/core/embed' || !file.inside.startsWith('embed/'))
        // What apps of others call, to get a view from objects of their own.
        .filter(({ from }) => from !== '@croupier/core/own-data' || file.inside !== 'own-data.ts')
        // A door for each language, so that an app carries only its own.
        .filter(({ from }) => from !== '@croupier/core/locales' || !file.inside.startsWith('locales/'))
        .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
    );
  expect(
    wrong,
    'A component receives a finished view: import its type, and compute the value in packages/core/src/views/.',
  ).toEqual([]);
});

test('no file imports its own package by name, nor the index of its own folder', () => {
  const wrong = productionSources.flatMap((file) =>
    file.imports
      .filter(
        ({ from }) => from.startsWith(`@croupier/${file.package}`) || /^\.{1,2}(\/index\.js)?$/.test(from),
      )
      .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
  );
  expect(wrong, 'Inside a package import the file itself.').toEqual([]);
});

test('published code imports no test code', () => {
  const forTests = new Set(
    sources.filter((file) => file.isTest).map((file) => file.path.replace(/\.tsx?$/, '')),
  );
  const wrong = productionSources.flatMap((file) =>
    file.imports
      .map(({ from, line }) => ({ line, to: path.posix.join(path.posix.dirname(file.path), from) }))
      .filter(({ to }) => forTests.has(to.replace(/\.js$/, '')))
      .map(({ to, line }) => `${file.path}:${line} imports ${to}`),
  );
  expect(wrong, 'Give what both need a file of its own.').toEqual([]);
});

test('no import is circular, not even of types alone', () => {
  expect(importCycles(), 'Move what both need into a third file, or pass it as a parameter.').toEqual([]);
});

/** Of a collection's folder, the file that is named by the singular declares its fields, as `model/` does; the others use them. */
function layerOf(inside: string): string {
  const [, plural = '', file = ''] = /^collections\/(?:([\w-]+)\/)?([\w-]+)/.exec(inside) ?? [];
  if (file !== '') return file !== plural && plural.startsWith(file) ? 'model' : 'operations';
  return inside.split('/')[0]?.replace(/\.tsx?$/, '') ?? '';
}

function forbiddenImport(file: SourceFile, { from, typeOnly, line }: Import): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const own = layerOf(file.inside);
  const other = path.posix.join(path.posix.dirname(file.inside), from).replace(/\.js$/, '');
  const layer = layerOf(other);
  const may = LAYERS[own];
  if (may === undefined) return `${file.path}: the layer ${own} is not in LAYERS`;
  if (own === layer || [...ALLOWED_EVERYWHERE, ...may].some((name) => name === layer || name === other))
    return undefined;
  const types = may.includes(`type ${layer}`) || may.includes(`type ${other}`);
  if (types && typeOnly) return undefined;
  return `${file.path}:${line} imports ${from}: ${own} may know ${types ? 'only types of' : 'nothing of'} ${layer}`;
}

/** Cycles of static imports, of types too, as paths. */
function importCycles(): string[] {
  const links = new Map<string, string[]>();
  for (const file of productionSources) {
    const to = file.imports
      .filter(({ from, late }) => from.startsWith('.') && !late)
      .map(({ from }) => path.posix.join(path.posix.dirname(file.path), from).replace(/\.jsx?$/, ''));
    links.set(file.path.replace(/\.tsx?$/, ''), to);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (at: string, trail: string[]) => {
    const start = trail.indexOf(at);
    if (start >= 0) found.push([...trail.slice(start), at].join(' -> '));
    if (start >= 0 || done.has(at)) return;
    for (const next of links.get(at) ?? []) follow(next, [...trail, at]);
    done.add(at);
  };
  for (const at of links.keys()) follow(at, []);
  return found;
}
