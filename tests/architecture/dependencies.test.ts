import { expect, test } from 'vitest';
import { readSourceText } from './repository-files.js';

const PAGE = 'docs/decisions/7-dependencies.md';
const FOLDERS = [
  '',
  'packages/core/',
  'packages/ui/',
  'packages/site/',
  'packages/cli/',
  'tests/package/lowest/',
];
const MANIFESTS = FOLDERS.map((folder) => ({
  path: `${folder}package.json`,
  content: JSON.parse(readSourceText(`${folder}package.json`)) as Record<
    string,
    Record<string, string> | undefined
  >,
}));

const used = new Map<string, string>();
for (const { path, content } of MANIFESTS) {
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
    for (const name of Object.keys(content[kind] ?? {})) used.set(name, path);
  }
}
const rows = [...readSourceText(PAGE).matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)];
const reasons = new Map(rows.map(([, name = '', reason = '']) => [name, reason]));

test('docs/decisions/7-dependencies.md lists every dependency and no other', () => {
  const ours = /^@croupier\//;
  const unexplained = [...used].filter(([name]) => !ours.test(name) && !reasons.has(name));
  expect(unexplained, `Say in one line of ${PAGE} what we would have to write without it.`).toEqual([]);
  const unused = [...reasons.keys()].filter((name) => !used.has(name));
  expect(unused, `Nothing depends on these any more: strike them from ${PAGE}.`).toEqual([]);
  const empty = [...reasons].filter(([, reason]) => reason.trim().length < 10).map(([name]) => name);
  expect(empty).toEqual([]);
});

test('versions are exact', () => {
  const loose = MANIFESTS.flatMap(({ path, content }) =>
    ['dependencies', 'devDependencies'].flatMap((kind) =>
      Object.entries(content[kind] ?? {})
        .filter(([, version]) => !/^(npm:[^ ]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
        .map(([name, version]) => `${path}: ${name}@${version}`),
    ),
  );
  expect(loose, 'Install with --save-exact.').toEqual([]);
});
