import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MANIFEST_FILE, readManifest } from '../../../packages/cli/src/build/manifest.js';
import { emptyFolder, runShell } from '../../cli/shell.js';
import { runCroupier } from '../fault-fixtures.js';

const KILLS = 40;
const LINKED_KILLS = 80;
const OPTIONS = ['--base-url', 'https://guide.example', '--no-check', '--quiet'];

/** A store of the sample, and what builds its site under a name. */
async function builder(...options: string[]) {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init --sample --name First --quiet');
  const site = path.join(folder, 'site');
  const begin = () => runCroupier(folder, 'build', '--out', 'site', ...OPTIONS, ...options);
  return {
    folder,
    site,
    begin,
    rename: (name: string) => runShell(folder, `croupier settings set --site-name "${name}" --quiet`),
  };
}

/** The names that the pages of a site have, and the files that are not as its manifest says. */
function stateOf(site: string): { names: string[]; broken: string[] } {
  const { files } = readManifest(site) ?? { files: new Map<string, { hash: string }>() };
  const names = new Set<string>();
  const broken = [...files].flatMap(([file, { hash: expected }]) => {
    const place = path.join(site, file);
    if (!existsSync(place)) return [file];
    const bytes = readFileSync(place);
    const name = /<meta property="og:site_name" content="(Site \w+|First)"/.exec(String(bytes))?.[1];
    if (file.endsWith('.html') && name !== undefined) names.add(name);
    return hash('sha256', bytes, 'base64url') === expected ? [] : [file];
  });
  return { names: [...names], broken: files.size === 0 ? ['no manifest'] : broken };
}

/** Waits until something is there, or a build has ended. */
async function until(isThere: () => boolean, ended: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && !isThere()) await turn();
}

test(`behind a symbolic link, ${LINKED_KILLS} kills of a build leave the old site or the new one at every moment`, async () => {
  const { site, begin, rename } = await builder('--symlink');
  const began = performance.now();
  expect(await begin().ended).toBe('done');
  let longest = performance.now() - began;
  expect(stateOf(site)).toEqual({ names: ['First'], broken: [] });
  let [old, killed] = ['First', 0];
  for (let n = 0; n < LINKED_KILLS || killed === 0; n++) {
    const name = `Site ${n}`;
    await rename(name);
    const before = realpathSync(site);
    const { child, ended } = begin();
    const beside = path.dirname(site);
    const isReplacing = () =>
      realpathSync(site) !== before ||
      readdirSync(beside).some(
        (one) =>
          one.startsWith('site.release-') &&
          !before.endsWith(one) &&
          existsSync(path.join(beside, one, MANIFEST_FILE)),
      );
    // At a random moment, and as the new site replaces the old one.
    if (n % 2 === 0) await sleep((0.3 + Math.random() * 0.7) * longest);
    else await until(isReplacing, ended);
    child.kill('SIGKILL');
    // Where none is killed, the machine was busier while the time was measured.
    if ((await ended) !== 'done') killed++;
    else longest *= 0.8;
    const { names, broken } = stateOf(site);
    expect(broken).toEqual([]);
    expect([[old], [name]]).toContainEqual(names);
    old = names[0] ?? '';
  }
  await rename('Site whole');
  expect(await begin().ended).toBe('done');
  expect(stateOf(site)).toEqual({ names: ['Site whole'], broken: [] });
  expect(readdirSync(path.dirname(site)).filter((one) => one.startsWith('site')).length).toBeLessThanOrEqual(
    3,
  );
});

test('a release that a killed build removed half is still known as one, and the next build removes the rest', async () => {
  const { folder, site, begin, rename } = await builder('--symlink');
  for (const name of ['Site 1', 'Site 2']) {
    await rename(name);
    expect(await begin().ended).toBe('done');
  }
  await rename('Site 3');
  const oldest = `${site}.release-1`;
  const mark = path.join(oldest, '.croupier-build');
  const killed = await runShell(
    folder,
    `strace -f -qq -o /dev/null -P ${mark} -e inject=rmdir:signal=KILL -- croupier build --out site --symlink ${OPTIONS.join(' ')}`,
  );
  expect(killed.code).not.toBe(0);
  expect(readdirSync(oldest)).toEqual(['.croupier-build']);
  expect(await begin().ended).toBe('done');
  expect(existsSync(oldest)).toBe(false);
});

test(`in a folder, the next build completes what ${KILLS} kills left while files moved`, async () => {
  const { site, begin, rename } = await builder();
  expect(await begin().ended).toBe('done');
  let halves = 0;
  for (let n = 0; n < KILLS || halves === 0; n++) {
    await rename(`Site ${n}`);
    const { child, ended } = begin();
    const record = path.join(site, '.croupier-build/commit.json');
    await until(() => existsSync(record), ended);
    child.kill('SIGKILL');
    await ended;
    if (existsSync(record)) halves++;
    expect(await begin().ended).toBe('done');
    expect(stateOf(site)).toEqual({ names: [`Site ${n}`], broken: [] });
  }
});
