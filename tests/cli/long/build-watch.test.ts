import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest } from '../../../packages/cli/src/build/manifest.js';
import { croupierBin, emptyFolder, runShell } from '../shell.js';

const BASE_URL = ['--base-url', 'https://guide.example'];

/** `croupier build --watch` over the sample, with what it says; `damage` is done to the store before. */
async function startWatch(damage?: (folder: string) => Promise<unknown>, address = BASE_URL) {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --sample --name Watched --quiet');
  await damage?.(folder);
  const words = ['build', '--out', 'site', ...address, '--watch'];
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
  await expect.poll(() => watch.said).toContain('Ctrl-C stops it.');
  const page = (file: string) => readFileSync(path.join(folder, 'site', file), 'utf8');
  return { folder, child, watch, exited, page };
}

test('a watching build writes the edits of other processes, and Ctrl-C leaves a whole site', async () => {
  const { folder, child, exited, page } = await startWatch();
  await runShell(folder, 'croupier casinos edit copper-heron --description "Seen by the watch." --quiet');
  await expect.poll(() => page('casino/copper-heron/index.html')).toContain('Seen by the watch.');
  await runShell(folder, 'croupier settings set --site-name Interrupted --quiet');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
  const site = path.join(folder, 'site');
  const missing = [...(readManifest(site)?.files.keys() ?? [])].filter(
    (file) => !existsSync(path.join(site, file)),
  );
  expect(missing).toEqual([]);
  expect(existsSync(path.join(site, '.croupier-build/commit.json'))).toBe(false);
});

test('a watching build says what is wrong with a state, keeps the site, and goes on', async () => {
  const { folder, child, watch, exited, page } = await startWatch();
  const before = page('index.html');
  await linkToNothing(folder);
  await expect.poll(() => watch.said).toContain('/no-such-page');
  expect(page('index.html')).toBe(before);
  await runShell(folder, 'croupier undo --quiet && croupier settings set --site-name Mended --quiet');
  await expect.poll(() => page('index.html')).toContain('Mended');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
});

test('a watching build whose first site is refused says the faults, and builds once the store is mended', async () => {
  const { folder, child, watch, exited, page } = await startWatch(linkToNothing);
  expect(watch.said).toContain('/no-such-page');
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
  await runShell(folder, 'croupier undo --quiet');
  await expect.poll(() => existsSync(path.join(folder, 'site/index.html'))).toBe(true);
  expect(page('index.html')).toContain('Watched');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
});

test('a watching build waits for a damaged file of the store to be mended', async () => {
  const { folder, child, watch, exited, page } = await startWatch(async (store) => {
    const settings = path.join(store, 'croupier-data/settings.json');
    writeFileSync(`${settings}.whole`, readFileSync(settings));
    writeFileSync(settings, '{');
  });
  expect(watch.said).toContain('settings.json');
  const settings = path.join(folder, 'croupier-data/settings.json');
  renameSync(`${settings}.whole`, settings);
  await expect.poll(() => existsSync(path.join(folder, 'site/index.html'))).toBe(true);
  expect(page('index.html')).toContain('Watched');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
});

test('a watching build waits for the address of the site, and says what is wrong with it', async () => {
  const { folder, child, watch, exited, page } = await startWatch(undefined, []);
  expect(watch.said).toContain('A site of files needs its address');
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
  await runShell(folder, 'croupier settings set --site-base-url https://guide.example/below --quiet');
  await expect.poll(() => watch.said).toContain('The site stands at the root of its host');
  await runShell(folder, 'croupier settings set --site-base-url https://guide.example --quiet');
  await expect.poll(() => existsSync(path.join(folder, 'site/index.html'))).toBe(true);
  expect(page('index.html')).toContain('https://guide.example');
  child.kill('SIGINT');
  expect(await exited).toBe(130);
});

test('a watching build ends where no edit of the store can help', async () => {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --sample --name Watched --quiet && mkdir other && touch other/file');
  const build = 'croupier build --watch --base-url https://guide.example';
  const { code, stderr } = await runShell(folder, `${build} --out other`);
  expect(code).toBe(7);
  expect(stderr).toContain('other holds files that no build wrote');
  expect((await runShell(folder, `${build}/guide --out site`)).code).toBe(2);
  expect((await runShell(folder, `${build} --out site --store nowhere`)).code).toBe(1);
});

/** A post that links to nothing is a fault of the built site. */
async function linkToNothing(folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'review.html'), '<p><a href="/no-such-page">Read more</a></p>');
  await runShell(folder, 'croupier posts list --limit 1 --format ids > id');
  await runShell(folder, 'croupier posts edit "$(cat id)" --content-file review.html --quiet');
}
