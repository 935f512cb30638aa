import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEAD_LINK, realFolder } from '../real-folder.js';
import { startServe } from '../served-folder.js';
import { serveStore } from '../served-store.js';
import { emptyFolder, runShell } from '../shell.js';

test('a server builds where it was started to, for whoever asks over the network', async () => {
  const folder = await realFolder();
  const out = path.join(folder, 'public-site');
  const target = { store: path.join(folder, 'croupier-data'), out, hosts: ['nginx' as const] };
  const served = await serveStore(target.store, 'boss', target);
  onTestFinished(() => served.stop());
  const run = (line: string) => runShell(emptyFolder(), line, { env: served.env });

  const faulty = await run('croupier build');
  expect([faulty.code, faulty.stderr]).toEqual([6, expect.stringContaining(DEAD_LINK)]);
  expect(existsSync(out)).toBe(false);

  await run('croupier posts delete dead-ends --yes --quiet');
  const built = await run('croupier build');
  expect(built.stderr).toMatch(/The folder of the server holds \d+ pages, \d+ files in all; \d+ written\./);
  expect(built.code).toBe(0);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('<h1');
  expect(existsSync(path.join(out, '.croupier-build/nginx.conf'))).toBe(true);
  expect((await run('croupier build')).stderr).toContain('Nothing changed.');
});

test('croupier serve takes the folder to build into as an option', async () => {
  const folder = await realFolder();
  await runShell(folder, 'croupier posts delete dead-ends --yes --quiet');
  const { stdout } = await runShell(folder, 'croupier tokens add test --user boss --json --jq .secret');
  const { address } = await startServe(folder, { more: ['--build-out', 'built', '--build-host', 'netlify'] });
  const env = { CROUPIER_SITE: address, CROUPIER_TOKEN: stdout.trim() };
  expect(await runShell(emptyFolder(), 'croupier build --quiet', { env })).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(existsSync(path.join(folder, 'built/_redirects'))).toBe(true);
  const lone = await runShell(folder, 'croupier serve --build-host netlify');
  expect([lone.code, lone.stderr]).toEqual([2, expect.stringContaining('--build-out')]);
});
