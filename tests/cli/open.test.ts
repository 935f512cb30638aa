import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { croupierBin, isOverHttp, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('open prints the address of the page and of the form of a record, and says where none is known', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier casinos open copper-heron --print --base-url https://guide.example
    https://guide.example/casino/copper-heron
    $ croupier pages open about --print --base-url https://guide.example
    https://guide.example/about
    $ croupier casinos open copper-heron --admin --base-url https://guide.example --print --jq .address
    https://guide.example/admin/casinos/…/edit
    $ croupier casinos open nobody --print --base-url https://guide.example
    ? 5
    ! …
    ! …
    ! …
    ! …
    $ croupier casinos open copper-heron --print --base-url guide
    ? 2
    ! 'guide' is not the address of a site
    ! …
    $ croupier casinos deactivate copper-heron --quiet
    $ croupier casinos open copper-heron --print --base-url https://guide.example
    ! Visitors do not see it: it is inactive.
    https://guide.example/casino/copper-heron
    `,
  );
  if (isOverHttp) return;
  await runTranscript(
    folder,
    `
    $ croupier casinos open copper-heron --print
    ? 6
    ! …
    ! Give it with --base-url https://guide.example, or set it for good: croupier settings set --site-base-url URL
    $ croupier settings set --site-base-url https://of-settings.example --quiet
    $ croupier toplists open live --print
    https://of-settings.example/best-casinos/live
    `,
  );
});

test('open hands the address to the program that opens addresses', async () => {
  const folder = await sampleFolder();
  const programs = path.join(folder, 'bin');
  mkdirSync(programs);
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as 'darwin'] ?? 'xdg-open';
  writeFileSync(path.join(programs, opener), `#!/bin/sh\nprintf '%s' "$*" > ${folder}/opened\n`, {
    mode: 0o755,
  });
  const line = 'casinos open copper-heron --base-url https://guide.example';
  const done = await runShell(folder, `PATH="${programs}:$PATH" croupier ${line}`);
  expect(done).toEqual({
    code: 0,
    stdout: '',
    stderr: 'Opened https://guide.example/casino/copper-heron\n',
  });
  await expect
    .poll(() => readFileSync(path.join(folder, 'opened'), 'utf8'))
    .toBe('https://guide.example/casino/copper-heron');
});

test('open says the address where no program opens it', async () => {
  const folder = await sampleFolder();
  const programs = path.join(folder, 'node-alone');
  mkdirSync(programs);
  symlinkSync(process.execPath, path.join(programs, 'node'));
  const line = `casinos open copper-heron --base-url https://guide.example`;
  expect(await runShell(folder, `PATH=${programs} node ${croupierBin} ${line}`)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Open it yourself: https://guide.example/casino/copper-heron'),
  });
});
