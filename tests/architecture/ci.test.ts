import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readSourceText } from './repository-files.js';

const scripts = (JSON.parse(readSourceText('package.json')) as { scripts: Record<string, string> }).scripts;

test('CI runs the command that README.md names', () => {
  accessSync(path.join(ROOT, '.ci/run'), constants.X_OK);
  expect(readSourceText('.ci/run')).toMatch(/\bnpm test\b/);
  expect(readSourceText('README.md')).toMatch(/^npm test$/m);
});

test.each(['start', 'dev', 'test', 'test:quick', 'check', 'build'])(
  'npm run %s needs nothing installed',
  (word) => {
    const file = /^node (\S+)$/.exec(scripts[word] ?? '')?.[1] ?? '';
    expect(
      externalPrograms(file, new Set()),
      'Before the install only Node and the scripts are there.',
    ).toEqual([]);
  },
);

/** Imports of packages that a script or what it imports would need before the install. */
function externalPrograms(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const froms = [...readSourceText(file).matchAll(/^import .*?from '([^']+)';$/gm)].map(
    ([, from = '']) => from,
  );
  return froms.flatMap((from) => {
    if (from.startsWith('node:')) return [];
    return from.startsWith('.')
      ? externalPrograms(path.posix.join(path.posix.dirname(file), from), seen)
      : [`${file}: ${from}`];
  });
}
