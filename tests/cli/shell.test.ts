import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from './shell.js';

test('the ~/.bashrc of the person who runs the tests has no effect', async () => {
  const folder = emptyFolder();
  writeFileSync(path.join(folder, '.bashrc'), 'echo here I am >&2\n');
  const done = await runShell(folder, 'true', { env: { HOME: folder, SHLVL: '0' } });
  expect(done).toEqual({ code: 0, stdout: '', stderr: '' });
});
