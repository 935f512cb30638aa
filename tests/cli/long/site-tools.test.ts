import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEAD_LINK, realFolder } from '../real-folder.js';
import { serveStore } from '../served-store.js';
import { emptyFolder, runShell } from '../shell.js';

test('a check without a place looks at the site of the store, here and on a served site', async () => {
  const folder = await realFolder();
  const here = await runShell(folder, 'croupier check');
  expect(here.code).toBe(6);
  expect(here.stderr).toContain(DEAD_LINK);
  const served = await serveStore(path.join(folder, 'croupier-data'), 'boss');
  onTestFinished(() => served.stop());
  const there = await runShell(emptyFolder(), 'croupier check', { env: served.env });
  expect(there).toEqual(here);
});

test('a server that was started without a folder builds nowhere, and one with a folder of somebody else names no path', async () => {
  const folder = await realFolder();
  const store = path.join(folder, 'croupier-data');
  const plain = await serveStore(store, 'boss');
  onTestFinished(() => plain.stop());
  const refused = await runShell(emptyFolder(), 'croupier build', { env: plain.env });
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('croupier serve --build-out DIR');

  const out = path.join(folder, 'other');
  mkdirSync(out);
  writeFileSync(path.join(out, 'mine.txt'), 'mine');
  const other = await serveStore(store, 'boss', { store, out, hosts: [] });
  onTestFinished(() => other.stop());
  const { code, stderr } = await runShell(emptyFolder(), 'croupier build', { env: other.env });
  expect(code).toBe(7);
  expect(stderr).toContain('other holds files that no build wrote');
  expect(stderr).not.toContain(folder);
  expect(readFileSync(path.join(out, 'mine.txt'), 'utf8')).toBe('mine');
});
