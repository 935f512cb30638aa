import { once } from 'node:events';
import { expect, test } from 'vitest';
import { servedFolder, startServe } from '../cli/served-folder.js';
import { fileHashes, runShell, sampleFolder } from '../cli/shell.js';

/** Runs a command on a disk that fails certain calls; needs strace. One thread, since strace counts calls by thread. */
function withDiskError(folder: string, faults: string, line: string) {
  return runShell(folder, `strace -f -qq -o /dev/null ${faults} -- ${line}`, {
    env: { UV_THREADPOOL_SIZE: '1' },
  });
}

const reads: [file: string, line: string][] = [
  ['croupier.json', 'croupier casinos list'],
  ['private/index.json', 'croupier casinos list'],
  ['casinos.json', 'croupier casinos list'],
  ['settings.json', 'croupier settings list'],
  ['private/history.ndjson', 'croupier history'],
  ['casinos.json', 'croupier casinos feature paper-kite'],
];

test.each(reads)(
  'a disk that cannot read %s is told of by `%s`, which changes nothing',
  async (file, line) => {
    const folder = await sampleFolder();
    const before = fileHashes(folder);
    const calls = 'read,pread64';
    const faults = `-P croupier-data/${file} -e trace=${calls} -e inject=${calls}:error=EIO`;
    const { code, stderr } = await withDiskError(folder, faults, line);
    expect(stderr).toContain(file);
    expect(stderr).toMatch(/could not be used.*i\/o error/is);
    expect(stderr).toContain('Check the disk');
    expect(stderr).not.toMatch(/mistake in croupier|not JSON|\n\s+at /);
    expect(code).toBe(1);
    expect(fileHashes(folder)).toEqual(before);
  },
);

test('a disk that cannot confirm a write is not asked again, and the store is as it was or the change is there', async () => {
  const outcomes = new Set<string>();
  for (let nth = 1; nth <= 12; nth++) {
    const folder = await sampleFolder();
    const before = fileHashes(folder);
    const faults = `-e trace=fsync,fdatasync -e inject=fsync,fdatasync:error=EIO:when=${nth}`;
    const { code, stderr } = await withDiskError(folder, faults, 'croupier casinos rename paper-kite kite');
    const found = await runShell(folder, 'croupier casinos show kite --json');
    if (code === 0) {
      expect(found.code).toBe(0);
      outcomes.add('nothing failed');
      break;
    }
    expect(code).toBe(1);
    expect(stderr).not.toMatch(/mistake in croupier|\n\s+at /);
    if (/would not confirm it/.test(stderr)) {
      expect(found.code).toBe(0);
      outcomes.add('written, not confirmed');
    } else {
      expect(stderr).toContain('The store is as it was');
      expect(fileHashes(folder)).toEqual(before);
      outcomes.add('as it was');
    }
  }
  expect([...outcomes]).toEqual(expect.arrayContaining(['as it was', 'nothing failed']));
});

test('a disk that cannot confirm an edit on a served site is told of, and the edit is not there', async () => {
  const { folder, env, server } = await servedFolder();
  const add = 'croupier casinos add --name "Red Fox" --description Calm. --rating 5 --quiet';
  expect(await runShell(folder, add, { env })).toMatchObject({ code: 0 });
  server.kill();
  await once(server, 'exit');
  const before = await runShell(folder, 'croupier casinos show red-fox --json');
  const wrapper = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'trace=fdatasync'];
  const failing = await startServe(folder, {
    wrapper: [...wrapper, '-e', 'inject=fdatasync:error=EIO', '--'],
  });
  const there = { env: { ...env, CROUPIER_SITE: failing.address } };
  const { code, stderr } = await runShell(folder, 'croupier casinos edit red-fox --rating 9', there);
  expect(code).toBe(1);
  expect(stderr).toContain('The store is as it was');
  expect(stderr).not.toMatch(/mistake in croupier|\n\s+at /);
  for (const options of [there, {}])
    expect((await runShell(folder, 'croupier casinos show red-fox --json', options)).stdout).toBe(
      before.stdout,
    );
});
