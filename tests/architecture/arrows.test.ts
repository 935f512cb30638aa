import path from 'node:path';
import { expect, test } from 'vitest';
import { type Import, type SourceFile, shipped, sources } from './source.js';

/** Words that every room may use: they know nothing themselves. */
const EVERYWHERE = ['problem', 'messages', 'labels', 'notices', 'once'];

/** What the shape of the store is made of: plain functions over plain values, no home and no lock. */
const STORED_SHAPE = ['store/change', 'store/content', 'store/differences', 'store/logs'];

/**
 * The rooms of the core and what each may look into: a room, one file of a room, or with `type` in front the types
 * alone of either.
 */
const ROOMS: Record<string, string[]> = {
  problem: [],
  labels: [],
  notices: [],
  once: [],
  messages: [],
  values: [],
  model: ['values', 'type store'],
  rules: ['model', 'values'],
  urls: ['rules', 'model', 'values'],
  views: ['urls', 'rules', 'model', 'values'],
  csv: ['model', 'values'],
  store: ['model', 'values'],
  clockwork: ['type store'],
  operations: ['csv', 'views', 'urls', 'rules', 'model', 'values', 'sample', ...STORED_SHAPE, 'type store'],
  sample: ['store', 'urls', 'rules', 'model', 'values'],
  'common-passwords': [],
  passwords: ['common-passwords', 'type operations'],
  perform: ['operations', 'store', 'model', 'clockwork'],
  http: ['perform', 'operations', 'urls', 'model', 'type store', 'type views'],
};

/** The doors of the core: they name what is public and hold no code, so they may look everywhere. */
const CORE_DOORS = new Set(['index', 'node', 'browser', 'embed', 'server']);

const PACKAGES: Record<string, string[]> = {
  core: [],
  ui: ['core'],
  site: ['core', 'ui'],
  cli: ['core', 'site'],
};

test('in the core every import follows the arrows', () => {
  const wrong = shipped
    .filter((file) => file.package === 'core' && !CORE_DOORS.has(roomOf(file.inside)))
    .flatMap((file) => file.imports.map((one) => againstArrows(file, one)))
    .filter((line) => line !== undefined);
  expect(
    wrong,
    'Move the code to the room that it belongs to, or pass what it needs as a parameter. A new room is added to ROOMS, with what it may look into.',
  ).toEqual([]);
});

test('packages import only the packages below them', () => {
  const wrong = shipped.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.startsWith('@croupier/'))
      .filter(({ from }) => !PACKAGES[file.package]?.includes(from.split('/')[1] ?? ''))
      .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
  );
  expect(wrong, 'core <- ui <- site <- cli, and cli <- core. Turn the dependency round.').toEqual([]);
});

test('the components know of the core only its types and its messages', () => {
  const wrong = shipped
    .filter((file) => file.package === 'ui')
    .flatMap((file) =>
      file.imports
        .filter(({ from, typeOnly }) => from.startsWith('@croupier/core') && !typeOnly)
        .filter(({ from }) => from !== '@croupier/core/messages')
        // What stands on pages of others filters and attributes there, where no server is asked.
        .filter(({ from }) => from !== '@croupier/core/embed' || !file.inside.startsWith('embed/'))
        .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
    );
  expect(
    wrong,
    'A component receives a finished view: import its type, and compute the value in packages/core/src/views/.',
  ).toEqual([]);
});

test('no file imports its own package by name, nor the index of its own folder', () => {
  const wrong = shipped.flatMap((file) =>
    file.imports
      .filter(
        ({ from }) => from.startsWith(`@croupier/${file.package}`) || /^\.{1,2}(\/index\.js)?$/.test(from),
      )
      .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
  );
  expect(wrong, 'Inside a package import the file itself.').toEqual([]);
});

test('nothing that is shipped imports what is there for tests', () => {
  const forTests = new Set(
    sources.filter((file) => file.isTest).map((file) => file.path.replace(/\.tsx?$/, '')),
  );
  const wrong = shipped.flatMap((file) =>
    file.imports
      .map(({ from, line }) => ({ line, to: path.posix.join(path.posix.dirname(file.path), from) }))
      .filter(({ to }) => forTests.has(to.replace(/\.js$/, '')))
      .map(({ to, line }) => `${file.path}:${line} imports ${to}`),
  );
  expect(wrong, 'Give what both need a file of its own.').toEqual([]);
});

test('no two files import each other in a circle', () => {
  expect(circles(), 'Move what both need into a third file, or pass it as a parameter.').toEqual([]);
});

function roomOf(inside: string): string {
  return inside.split('/')[0]?.replace(/\.tsx?$/, '') ?? '';
}

function againstArrows(file: SourceFile, { from, typeOnly, line }: Import): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const own = roomOf(file.inside);
  const other = path.posix.join(path.posix.dirname(file.inside), from).replace(/\.js$/, '');
  const room = roomOf(other);
  const may = ROOMS[own];
  if (may === undefined) return `${file.path}: the room ${own} is not in ROOMS`;
  if (own === room || [...EVERYWHERE, ...may].some((name) => name === room || name === other))
    return undefined;
  const types = may.includes(`type ${room}`) || may.includes(`type ${other}`);
  if (types && typeOnly) return undefined;
  return `${file.path}:${line} imports ${from}: ${own} may know ${types ? 'only types of' : 'nothing of'} ${room}`;
}

/** Circles of imports that are loaded at once, as paths. */
function circles(): string[] {
  const links = new Map<string, string[]>();
  for (const file of shipped) {
    const to = file.imports
      .filter(({ from, typeOnly, late }) => from.startsWith('.') && !typeOnly && !late)
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
