import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bin, root, sampleFolder, sh } from './terminal.js';
import { play } from './transcript.js';

/** What a run of the tool read of its own files, in full. */
function read(args: readonly string[]): string {
  const { stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_DEBUG: 'esm' },
  });
  const dist = path.join(root, 'packages/cli/dist');
  const loaded = new Set(
    [...stderr.matchAll(/packages\/cli\/dist\/([\w.-]+\.(?:js|cjs))/g)].map((match) => match[1]),
  );
  return [...loaded].map((name) => readFileSync(path.join(dist, name as string), 'utf8')).join('\n');
}

test('the version and the help of the program load neither commander, zod, csv nor prompts', async () => {
  for (const args of [['--version'], ['--help']]) {
    const text = read(args);
    expect(text.length).toBeGreaterThan(100);
    expect(text.length, 'characters of script').toBeLessThan(12_000);
    for (const library of ['CommanderError', 'ZodError', 'ExitPromptError', 'CSV_'])
      expect(text).not.toContain(library);
  }
  expect(read(['casinos', 'lst'])).toContain('CommanderError');
  const { version } = JSON.parse(readFileSync(path.join(root, 'packages/cli/package.json'), 'utf8'));
  expect(await sh(root, 'croupier --version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('the tool is few files', () => {
  expect(readdirSync(path.join(root, 'packages/cli/dist')).length).toBeLessThan(60);
});

test('every operation is listed with its roles, and names a command that there is', async () => {
  const folder = await sampleFolder();
  const operations = JSON.parse((await sh(folder, 'croupier operations --json')).stdout);
  const feature = operations.find(({ name }: { name: string }) => name === 'casinos.feature');
  expect(feature).toMatchObject({
    kind: 'change',
    roles: ['admin', 'moderator', 'editor'],
    command: 'casinos feature',
  });
  expect(feature.input).toMatchObject({ type: 'object' });
});

test('a schema is JSON Schema, and without a name the names are listed', async () => {
  await play(
    await sampleFolder(),
    `
    $ croupier schema caisno
    ? 5
    ! There is no entity 'caisno'
    ! Did you mean 'casino'?
    $ croupier schema casino | head -2
    {
    |   "$schema": "https://json-schema.org/draft/2020-12/schema",
    $ croupier schema | head -1
    casino
    $ croupier help exit-codes | tail -1
    | 130  interrupted  Ctrl-C
    $ croupier help exit-code
    ? 2
    ! The topic must be one of …
    ! Did you mean 'exit-codes'?
    `,
  );
});

test('the doctor finds nothing in a sound store, and says what is wrong in another', async () => {
  const folder = await sampleFolder();
  await play(
    folder,
    `
    $ croupier doctor
    ! Nothing is wrong.
    $ croupier doctor --json
    {
    |   "findings": []
    }
    `,
  );
  await sh(folder, `sed -i '/Lantern Quay/d' croupier-data/casinos.json`);
  const found = await sh(folder, 'croupier doctor --json');
  expect(found.code, found.stderr).toBe(6);
  const { findings } = JSON.parse(found.stdout);
  expect(findings[0]).toMatchObject({ check: 'dangling-reference', mend: expect.any(String) });
  const mended = await sh(folder, 'croupier doctor --fix');
  expect([0, 8]).toContain(mended.code);
  expect(mended.stdout).toMatch(/^mended: Bonus /);
});

test('the site is served until Ctrl-C', async () => {
  const folder = await sampleFolder();
  const done = await sh(folder, 'exec croupier serve --port 0', { signalAfter: 6_000 });
  expect(done).toMatchObject({ code: 130, stdout: '' });
  expect(done.stderr).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\/\n$/);
});
