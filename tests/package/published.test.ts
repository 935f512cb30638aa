import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build, type Loader } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../long-run.js';
import { type InstalledApp, installPackedPackages, PUBLISHED, packPackage, ROOT } from './install-packed.js';

let app: InstalledApp;

beforeAll(async () => {
  app = await installPackedPackages();
});

afterAll(() => app?.remove());

describe.each(PUBLISHED)('@croupier/%s, packed', (name) => {
  test('passes publint', async () => {
    expect(await publintMessages(app.tarballs[name])).toEqual([]);
  });

  test('contains its code, README, license and changelog, and no tests, stories or sources', async () => {
    const files = await filesOf(app.tarballs[name]);
    expect(files).toEqual(
      expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/CHANGELOG.md']),
    );
    expect(
      files.filter((file) => !/^package\/(dist\/|package\.json|README\.md|LICENSE|CHANGELOG\.md)/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\.(test|stories)\.|\.built$/.test(file))).toEqual([]);
  });

  test('contains no path of the machine that built it', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-xzOf', app.tarballs[name]], {
      maxBuffer: 100_000_000,
    });
    expect(stdout).toContain('croupier');
    expect(stdout).not.toContain(ROOT);
  });
});

test.each(isLongRun ? PUBLISHED : [])(
  '@croupier/%s, packed, has types for every entry point and every module resolution',
  async (name) => {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(app.tarballs[name])));
    if (checked.types === false) throw new Error('It has no types at all');
    // Node 10 ignores exports, and require() loads ES modules since Node 20.19.
    const problems = checked.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  },
);

test('a CommonJS script requires the core and the components, as their types say', async () => {
  await app.write(
    'render.cjs',
    `const { CasinoCard, casinoCardProps } = require('@croupier/ui');
     const { csvLine } = require('@croupier/core');
     const { createElement } = require('react');
     const { renderToString } = require('react-dom/server');
     console.log(csvLine(['a', 'b']), renderToString(createElement(CasinoCard, casinoCardProps({ name: 'Acme' }))));`,
  );
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['render.cjs'], { cwd: app.folder });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^a,b\s+<article class="cr-CasinoCard/);
});

test('esbuild bundles the styles with the loader for the typeface that the README names', async () => {
  const readme = await readFile(path.join(app.folder, 'node_modules/@croupier/ui/README.md'), 'utf8');
  const [, ending = '', loader] = /`--loader:(\.\w+)=(\w+)`/.exec(readme) ?? [];
  await app.write('styled.js', "import '@croupier/ui/styles.css';");
  const { outputFiles, warnings } = await build({
    entryPoints: ['styled.js'],
    absWorkingDir: app.folder,
    bundle: true,
    write: false,
    outdir: 'out',
    loader: { [ending]: loader as Loader },
  });
  expect(warnings).toEqual([]);
  expect(outputFiles.map((file) => path.extname(file.path)).sort()).toEqual([
    '.css',
    '.js',
    '.woff2',
    '.woff2',
  ]);
});

describe.each(['cli', 'site'])('@croupier/%s, packed', (name) => {
  let tarball: string;

  beforeAll(async () => {
    tarball = await packPackage(name, app.folder);
  });

  test('passes publint', async () => {
    expect(await publintMessages(tarball)).toEqual([]);
  });

  test('has its README, license and changelog', async () => {
    expect(await filesOf(tarball)).toEqual(
      expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/CHANGELOG.md']),
    );
  });
});

describe.each([...PUBLISHED, 'cli', 'site'])('what npm shows of @croupier/%s', (name) => {
  const read = (file: string) => readFile(path.join(ROOT, 'packages', name, file), 'utf8');

  test('begins with its name, says how to install it or what to install instead, and ends with its license', async () => {
    const readme = await read('README.md');
    expect(readme).toMatch(new RegExp(`^# @croupier/${name}\n`));
    expect(readme).toMatch(/npm install .*@croupier\/|install that/);
    expect(readme).toMatch(/\n## License\n\nMIT\./);
    expect(await read('LICENSE')).toBe(await readFile(path.join(ROOT, 'LICENSE'), 'utf8'));
  });

  test('links to what npm shows alone: the page itself, and whole addresses', async () => {
    const links = Array.from((await read('README.md')).matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to);
    const packages = [...PUBLISHED, 'cli', 'site'].map(
      (one) => `https://www.npmjs.com/package/@croupier/${one}`,
    );
    expect(links.filter((to) => !to.startsWith('#') && !packages.includes(to))).toEqual([]);
  });
});

test('the command says that it has nothing to import, and has no types', async () => {
  const manifest = JSON.parse(await readFile(path.join(ROOT, 'packages/cli/package.json'), 'utf8'));
  expect(Object.keys(manifest)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/types|main|exports/)]),
  );
  const readme = await readFile(path.join(ROOT, 'packages/cli/README.md'), 'utf8');
  expect(readme).toContain('exports nothing and has no types');
});

test('an app with cards installs the core and nothing else of its own', async () => {
  const text = await readFile(path.join(ROOT, 'packages/ui/package.json'), 'utf8');
  const { dependencies, peerDependenciesMeta } = JSON.parse(text);
  expect(Object.keys(dependencies)).toEqual(['@croupier/core']);
  expect(peerDependenciesMeta).toEqual({ '@base-ui/react': { optional: true } });
});

async function publintMessages(tarballPath: string): Promise<string[]> {
  const file = await readFile(tarballPath);
  const tarball = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg ?? {}) ?? message.code);
}

async function filesOf(tarball: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('tar', ['-tzf', tarball]);
  return stdout.trim().split('\n');
}
