import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { copyOfSource } from '../../browser/source-copy.js';

const source = copyOfSource();
afterAll(() => source.remove());

const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: source.folder });

test('npx croupier builds a checkout that is not built, says so on stderr, and then does what it was asked', async () => {
  const first = await run('packages/cli/bin/croupier.js', 'operations', '--json');
  expect(first.stderr).toContain('Building @croupier/cli');
  expect(() => JSON.parse(first.stdout)).not.toThrow();
  expect((await run('packages/cli/bin/croupier.js', '--version')).stderr).toBe('');
});

test('npm run bench names its parts in a checkout that is not built', async () => {
  await expect(run('bench/run.js', 'nothing')).rejects.toThrow(
    /There is no nothing; there are import, edit,/,
  );
});
