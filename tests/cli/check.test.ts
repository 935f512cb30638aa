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
