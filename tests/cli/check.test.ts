import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from './shell.js';

test('a check says each fault with its page, once, and leaves the site alone', async () => {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/index.html'), '<title>Home</title><a href="/gone">Gone</a>');
  const { code, stdout, stderr } = await runShell(folder, 'croupier check site');
  expect(code).toBe(6);
  expect(stdout).toBe('');
  expect(stderr).toContain('\n  /: It links to /gone, which is not there (dead-link)\n');
  const { faults } = JSON.parse((await runShell(folder, 'croupier check site --json')).stdout);
  expect(faults).toContainEqual({
    page: '/',
    rule: 'dead-link',
    message: 'It links to /gone, which is not there',
  });
});

test('what search engines would rather have is told as a note, and is no fault', async () => {
  const folder = emptyFolder();
  const run = (command: string) => runShell(folder, command);
  await run('croupier init store --name Guide --base-url https://guide.example');
  const rows = ['One', 'Two'].map((name) => `${name},Review coming soon.,4,Spins,Slots,Visa`);
  writeFileSync(
    path.join(folder, 'casinos.csv'),
    ['name,description,rating,bonuses,games,paymentMethods', ...rows].join('\n'),
  );
  await run('croupier casinos import casinos.csv --store store --default isActive=true');
  const note = /\/casino\/(one|two): It has the description of \/casino\/(one|two)/;
  const build = await run('croupier build --store store --out site');
  expect([build.code, build.stderr]).toEqual([0, expect.stringMatching(note)]);
  const check = await run('croupier check site');
  expect([check.code, check.stderr]).toEqual([0, expect.stringMatching(note)]);
  const { faults, notes } = JSON.parse((await run('croupier check site --json')).stdout);
  expect(faults).toEqual([]);
  expect(notes).toEqual([expect.objectContaining({ rule: 'description-shared' })]);
});

test('a check of a folder without a page says that it is none of a site', async () => {
  const folder = emptyFolder();
  const { code, stderr } = await runShell(folder, 'croupier check .');
  expect(code).toBe(2);
  expect(stderr).toContain('There is no page in .\n');
});

test('a build of a store that is not there says so', async () => {
  const folder = emptyFolder();
  const build = 'croupier build --store nowhere --out site --base-url https://guide.example';
  const { code, stderr } = await runShell(folder, build);
  expect(code).toBe(1);
  expect(stderr).toMatch(/The folder .*nowhere is not there\ncroupier init/);
});
