import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest } from '../../packages/cli/src/build/manifest.js';
import { croupierBin, emptyFolder, runShell } from './shell.js';

/** `croupier build --watch` over the sample, with what it says. */
async function startWatch() {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --sample --name Watched --quiet');
  const words = ['build', '--out', 'site', '--base-url', 'https://guide.example', '--watch'];
  const child = spawn(process.execPath, [croupierBin, ...words], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const watch = { said: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    watch.said += text;
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  await expect.poll(() => watch.said, { timeout: 60_000 }).toContain('Ctrl-C stops it.');
  const page = (file: string) => readFileSync(path.join(folder, 'site', file), 'utf8');
  return { folder, child, watch, exited, page };
}

test('a watching build writes the edits of other processes, and Ctrl-C leaves a whole site', async () => {
  const { folder, child, exited, page } = await startWatch();
  await runShell(folder, 'croupier casinos edit copper-heron --description "Seen by the watch." --quiet');
  await expect
    .poll(() => page('casino/copper-heron/index.html'), { timeout: 60_000 })
    .toContain('Seen by the watch.');
  await runShell(folder, 'croupier settings set --site-name Interrupted --quiet');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
  const site = path.join(folder, 'site');
  const missing = [...(readManifest(site)?.files.keys() ?? [])].filter(
    (file) => !existsSync(path.join(site, file)),
  );
  expect(missing).toEqual([]);
  expect(existsSync(path.join(site, '.croupier-build/commit.json'))).toBe(false);
}, 180_000);

test('a watching build says what is wrong with a state, keeps the site, and goes on', async () => {
  const { folder, child, watch, exited, page } = await startWatch();
  const before = page('index.html');
  // A review that links to nothing is a fault of the built site.
  writeFileSync(path.join(folder, 'review.html'), '<p><a href="/no-such-page">Read more</a></p>');
  await runShell(folder, 'croupier posts list --limit 1 --format ids > id');
  await runShell(folder, 'croupier posts edit "$(cat id)" --content-file review.html --quiet');
  await expect.poll(() => watch.said, { timeout: 60_000 }).toContain('/no-such-page');
  expect(page('index.html')).toBe(before);
  await runShell(folder, 'croupier undo --quiet && croupier settings set --site-name Mended --quiet');
  await expect.poll(() => page('index.html'), { timeout: 60_000 }).toContain('Mended');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
}, 180_000);
