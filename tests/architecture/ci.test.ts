import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, read } from './source.js';

const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

test('the machine that tests us runs the very command that README.md names', () => {
  accessSync(path.join(ROOT, '.ci/run'), constants.X_OK);
  expect(read('.ci/run')).toMatch(/\bnpm test\b/);
  expect(read('README.md')).toMatch(/^npm test$/m);
});

test.each(['start', 'dev', 'test', 'test:quick', 'check', 'build'])(
  'npm run %s needs nothing installed',
  (word) => {
    const file = /^node (\S+)$/.exec(scripts[word] ?? '')?.[1] ?? '';
    expect(foreign(file, new Set()), 'Before the install only Node and the scripts are there.').toEqual([]);
  },
);

/** Imports of packages that a script or what it imports would need before the install. */
function foreign(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const froms = [...read(file).matchAll(/^import .*?from '([^']+)';$/gm)].map(([, from = '']) => from);
  return froms.flatMap((from) => {
    if (from.startsWith('node:')) return [];
    return from.startsWith('.')
      ? foreign(path.posix.join(path.posix.dirname(file), from), seen)
      : [`${file}: ${from}`];
  });
}
