import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InstalledApp, installPackedPackages, PUBLISHED, ROOT } from './install-packed.js';

let app: InstalledApp;

beforeAll(async () => {
  app = await installPackedPackages();
});

afterAll(() => app?.remove());

describe.each(PUBLISHED)('@croupier/%s, packed', (name) => {
  test('says of itself what bundlers and Node need', async () => {
    const file = await readFile(app.tarballs[name]);
    const tarball = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  test('has types behind every door, however they are looked for', async () => {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(app.tarballs[name])));
    if (checked.types === false) throw new Error('It has no types at all');
    // Before Node knew of exports it knew of no doors, and what asks by require() gets modules since Node 20.19.
    const problems = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
        problem.kind !== 'CJSResolvesToESM' &&
        !('entrypoint' in problem && /\.js(on)?$/.test(problem.entrypoint)),
    );
    expect(problems).toEqual([]);
  });

  test('holds its code, its words and its licence, and none of our tests, stories or sources', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tzf', app.tarballs[name]]);
    const files = stdout.trim().split('\n');
    expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE']));
    expect(files.filter((file) => !/^package\/(dist\/|package\.json|README\.md|LICENSE)/.test(file))).toEqual(
      [],
    );
    expect(files.filter((file) => /\.(test|stories)\.|\.built$/.test(file))).toEqual([]);
  });

  test('is the same wherever it is built: it names no folder of that machine', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-xzOf', app.tarballs[name]], {
      maxBuffer: 100_000_000,
    });
    expect(stdout).toContain('croupier');
    expect(stdout).not.toContain(ROOT);
  });
});
