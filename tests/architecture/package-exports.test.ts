import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readSourceText } from './repository-files.js';
import { productionSources, sources } from './source-files.js';

const PACKAGES = ['core', 'ui', 'site', 'cli'] as const;

/** The places of the core that run on Node alone; all else runs in a browser too. */
const NODE_PLACES = [/^store\/(files|postgres)\//, /^passwords\.ts$/, /^(node|postgres)\.ts$/];

test('in the core and the components only the files for Node import Node', () => {
  const wrong = productionSources
    .filter((file) => file.package === 'ui' || file.package === 'core')
    .filter((file) => file.package === 'ui' || !NODE_PLACES.some((place) => place.test(file.inside)))
    .flatMap((file) =>
      file.imports
        .filter(({ from }) => from.startsWith('node:') || from === 'fs-native-extensions')
        .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
    );
  expect(
    wrong,
    'Put it into packages/core/src/store/files/ or postgres/, or have it passed in: the core runs in browsers.',
  ).toEqual([]);
});

test('no browser entry point of the core imports Node', () => {
  const reached = reachableFiles('packages/core/src/index.ts');
  const nodeFiles = reached.filter((file) =>
    NODE_PLACES.some((place) => place.test(file.replace('packages/core/src/', ''))),
  );
  expect(nodeFiles, 'Export it from packages/core/src/node.ts instead of index.ts.').toEqual([]);
});

test('the client of a served site loads no operation, no model and no schema', () => {
  const reached = reachableFiles('packages/core/src/http.ts').map((file) =>
    file.replace('packages/core/src/', ''),
  );
  expect(reached.length).toBeGreaterThan(3);
  expect(
    reached.filter((file) => /^(collections|operations|model|perform|store)/.test(file)),
    'A browser downloads it: pass in what it needs.',
  ).toEqual([]);
});

test('packages import each other only through entry points', () => {
  const entryPoints = new Set(
    PACKAGES.flatMap((name) =>
      Object.keys(exportsOf(name)).map((entryPoint) => path.posix.join(`@croupier/${name}`, entryPoint)),
    ),
  );
  const wrong = sources.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.startsWith('@croupier/') && !entryPoints.has(from.replace(/\?.*$/, '')))
      .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
  );
  expect(wrong, 'Import an entry point of the other package, or add one to its exports.').toEqual([]);
});

test('no relative import leaves its package', () => {
  const wrong = sources.flatMap((file) =>
    file.imports
      .filter(({ from }) => from.startsWith('.') && from !== '../package.json')
      .filter(({ from }) => path.posix.join(path.posix.dirname(file.inside), from).startsWith('..'))
      .filter(({ from }) => !(file.isTest && /^(\.\.\/)+tests\//.test(from)))
      .map(({ from, line }) => `${file.path}:${line} imports ${from}`),
  );
  expect(wrong, 'Import the other package by its name.').toEqual([]);
});

test.each(PACKAGES)('every entry point of %s names a source file', (name) => {
  const missing = Object.entries(exportsOf(name)).flatMap(([entryPoint, to]) => {
    const source = typeof to === 'string' ? to : to['@croupier/source'];
    return source === undefined || existsSync(path.join(ROOT, 'packages', name, source))
      ? []
      : [`${entryPoint}: ${source}`];
  });
  expect(missing).toEqual([]);
});

test('imports of zod are namespace imports, so that bundlers drop its languages', () => {
  const wrong = productionSources
    .filter((file) => /import (type )?\{[^}]*\} from 'zod'|import z from 'zod'/.test(file.text))
    .map((file) => file.path);
  expect(wrong, "Write import * as z from 'zod': the same bundle is a third of the size.").toEqual([]);
});

type PackageExports = Record<string, string | Record<string, string>>;

function exportsOf(name: string): PackageExports {
  return (
    (JSON.parse(readSourceText(`packages/${name}/package.json`)) as { exports?: PackageExports }).exports ??
    {}
  );
}

/** Every file that is loaded when one file is. */
function reachableFiles(start: string): string[] {
  const seen = new Set<string>();
  const queue = [start];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const file = sources.find((one) => one.path === at);
    if (file === undefined || seen.has(at)) continue;
    seen.add(at);
    for (const { from, typeOnly } of file.imports) {
      if (typeOnly || !from.startsWith('.')) continue;
      const base = path.posix.join(path.posix.dirname(at), from).replace(/\.js$/, '');
      queue.push(`${base}.ts`, `${base}.tsx`);
    }
  }
  return [...seen];
}
