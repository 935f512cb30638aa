import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, fileHashes, runShell, sampleFolder } from '../cli/shell.js';
import { casinosCsv } from './fault-fixtures.js';

/** Runs shell lines in a mount namespace in which the user is root. */
function inMounts(folder: string, lines: string) {
  writeFileSync(path.join(folder, 'lines.sh'), lines);
  return runShell(folder, 'unshare -Urm bash -e lines.sh');
}

/** The reason to skip where mount namespaces are not allowed. */
const NEEDS_LINUX = [process.platform !== 'linux', 'It needs Linux: it mounts disks of its own.'] as const;

const STACK = /\n\s+at \S+ \(?.*:\d+:\d+/;

test('a full disk: exit 1, what to do, no left-overs, and the store as it was', async ({ skip }) => {
  skip(...NEEDS_LINUX);
  const folder = await sampleFolder();
  writeFileSync(path.join(folder, 'big.csv'), casinosCsv(20_000, 4));
  const { code, stderr } = await inMounts(
    folder,
    `mkdir disk && mount -t tmpfs -o size=4m none disk && cp -a croupier-data disk/
     hashes() { (cd disk/croupier-data && find . -type f | sort | xargs sha256sum); }
     hashes > before
     set +e; croupier casinos import big.csv --store disk/croupier-data; code=$?; set -e
     hashes > after; cmp before after
     croupier casinos list --store disk/croupier-data --format count > count
     exit $code`,
  );
  expect(stderr).toMatch(/disk is full/i);
  expect(stderr).not.toMatch(STACK);
  expect(code).toBe(1);
  expect(readFileSync(path.join(folder, 'count'), 'utf8').trim()).toBe('4');
});

test('a read-only folder: reading works, changing says why not and exits 1', async ({ skip }) => {
  skip(...NEEDS_LINUX);
  const folder = await sampleFolder();
  const before = fileHashes(folder);
  const { code, stdout, stderr } = await inMounts(
    folder,
    `mount --bind croupier-data croupier-data && mount -o remount,ro,bind croupier-data
     croupier casinos list --format count
     croupier casinos feature paper-kite`,
  );
  expect(stdout.trim()).toBe('4');
  expect(stderr).toMatch(/read-only/i);
  expect(stderr).not.toMatch(STACK);
  expect(code).toBe(1);
  const after = fileHashes(folder);
  delete after['lines.sh'];
  expect(after).toEqual(before);
});

test('a store that can only be read takes dry runs, and nothing in it is written', async ({ skip }) => {
  skip(...NEEDS_LINUX);
  const folder = await sampleFolder();
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(30, 4));
  await runShell(folder, 'croupier backup old.backup --quiet');
  const before = fileHashes(path.join(folder, 'croupier-data'));
  const { code, stdout, stderr } = await inMounts(
    folder,
    `mount --bind croupier-data croupier-data && mount -o remount,ro,bind croupier-data
     croupier casinos import in.csv --dry-run
     croupier casinos feature paper-kite --dry-run
     croupier restore old.backup --dry-run`,
  );
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('and 10 more rows; --json has all of them');
  expect(stderr).toContain('30 would be created');
  expect(fileHashes(path.join(folder, 'croupier-data'))).toEqual(before);
});

test('a folder that is gone: exit 1, and the command that makes one', async () => {
  const folder = await sampleFolder();
  rmSync(path.join(folder, 'croupier-data'), { recursive: true });
  for (const line of ['croupier casinos list', 'croupier casinos feature x --store ./croupier-data']) {
    const { code, stderr } = await runShell(folder, line);
    expect(stderr).toContain('croupier init');
    expect(code).toBe(1);
  }
});

test('a file at the path of the store is an error, and is not changed', async () => {
  const folder = emptyFolder();
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, 'mine');
  const { code, stderr } = await runShell(folder, `croupier casinos list --store ${file}`);
  expect(code).toBe(2);
  expect(stderr).toContain('notes.txt');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
