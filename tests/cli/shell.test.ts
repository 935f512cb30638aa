import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from './shell.js';

test('what whoever runs the tests has in ~/.bashrc says nothing in them', async () => {
  const folder = emptyFolder();
  writeFileSync(path.join(folder, '.bashrc'), 'echo here I am >&2\n');
  const done = await runShell(folder, 'true', { env: { HOME: folder, SHLVL: '0' } });
  expect(done).toEqual({ code: 0, stdout: '', stderr: '' });
});
