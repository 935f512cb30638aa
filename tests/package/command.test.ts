import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './install-packed.js';

test('the package of the command has the engine of jq beside its code', async () => {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--dry-run', '--json', '-w', '@croupier/cli'],
    {
      cwd: ROOT,
    },
  );
  const files: string[] = JSON.parse(stdout)[0].files.map(({ path }: { path: string }) => path);
  expect(files).toEqual(
    expect.arrayContaining(['dist/main.cjs', 'dist/run.cjs', 'dist/lazy-jq-wasm.cjs', 'dist/build/jq.wasm']),
  );
});
