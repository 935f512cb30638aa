import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveStore } from '../served-store.js';
import { emptyFolder, isOverHttp, runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

test('a served site without a token says how to get one and where to put it', async () => {
  const store = await sampleFolder();
  const served = await serveStore(path.join(store, 'croupier-data'), 'admin');
  onTestFinished(() => served.stop());
  const { CROUPIER_SITE } = served.env;
  const done = await runShell(emptyFolder(), `croupier casinos list --site ${CROUPIER_SITE}`);
  expect(done.code).toBe(4);
  expect(done.stderr).toMatch(/croupier tokens add NAME.*CROUPIER_TOKEN.*croupier sites add NAME/);
});

test.each(['build --out site', 'serve', 'check site', 'init fresh --name Fresh'])(
  'croupier %s says that CROUPIER_SITE is none of the files that it works on',
  async (line) => {
    const env = { CROUPIER_SITE: 'https://guide.example' };
    const { code, stderr } = await runShell(await sampleFolder(), `croupier ${line}`, { env });
    expect(stderr).toBe(
      'This works on the files of a store, and CROUPIER_SITE names a served site\nName the store with --store DIR, or run it without CROUPIER_SITE.\n',
    );
    expect(code).toBe(2);
  },
);

test('a build of a named store goes on beside CROUPIER_SITE', async () => {
  const env = { CROUPIER_SITE: 'https://guide.example' };
  const line =
    'croupier build --out site --base-url https://guide.example --store croupier-data --no-check --quiet';
  expect(await runShell(await sampleFolder(), line, { env })).toMatchObject({ code: 0, stderr: '' });
});

test('a site is named with the token of CROUPIER_TOKEN, unless a file has another', async () => {
  const folder = emptyFolder();
  const token = `croupier_${'x'.repeat(43)}`;
  const other = `croupier_${'y'.repeat(43)}`;
  mkdirSync(path.join(folder, 'config'));
  writeFileSync(path.join(folder, 'token.txt'), other);
  const env = { CROUPIER_TOKEN: token, XDG_CONFIG_HOME: path.join(folder, 'config') };
  for (const line of ['one https://one.example', 'two https://two.example --token-file token.txt'])
    expect((await runShell(folder, `croupier sites add ${line} --quiet`, { env })).code).toBe(0);
  const kept = JSON.parse(readFileSync(path.join(folder, 'config/croupier/sites.json'), 'utf8'));
  expect(kept).toEqual({
    one: { url: 'https://one.example', token },
    two: { url: 'https://two.example', token: other },
  });
  const wrong = { ...env, CROUPIER_TOKEN: 'secret' };
  expect(
    (await runShell(folder, 'croupier sites add three https://three.example', { env: wrong })).code,
  ).toBe(2);
});

test('a backup keeps a file that is there, unless --force replaces it', async () => {
  const folder = await sampleFolder();
  const file = path.join(folder, 'notes.txt');
  writeFileSync(file, 'mine');
  await runTranscript(
    folder,
    `
    $ croupier backup notes.txt
    ? 7
    ! notes.txt is there already
    ! Name another file, or replace it with --force.
    `,
  );
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect((await runShell(folder, 'croupier backup notes.txt --force --quiet')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"format":"croupier-backup"/);
});

test.each([
  ['casinos add --name Kite --slug paper-kite --description x', { path: 'slug', value: 'paper-kite' }],
  [
    'casinos edit paper-kite --rating 3 --expect 2020-01-01T00:00:00.000Z',
    { title: 'Casino', name: 'paper-kite' },
  ],
  ['backup notes.txt', { file: 'notes.txt' }],
  ['profiles save partners --collection games', { collection: 'casinos' }],
  ['undo 1', {}],
])('a conflict in JSON has its details: %s', async (line, details) => {
  const folder = await sampleFolder();
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  const before =
    'croupier casinos edit paper-kite --rating 4 --quiet; croupier undo --quiet; croupier profiles save partners --collection casinos --quiet';
  await runShell(folder, before);
  const { code, stderr } = await runShell(folder, `croupier ${line} --json`);
  expect(code, stderr).toBe(7);
  const { error } = JSON.parse(stderr.trim().split('\n').at(-1) ?? '');
  expect(error.code).toBe('conflict');
  expect(error.details).toMatchObject([{ message: expect.any(String), ...details }]);
});

test('the history as CSV has a text in every cell, and a change that takes others back names them', async () => {
  const folder = await sampleFolder();
  const by = isOverHttp ? 'admin' : 'owner';
  await runShell(folder, 'croupier casinos edit paper-kite --rating 4 --quiet; croupier undo --quiet');
  const all = await runShell(folder, 'croupier history --format csv');
  expect(all.stdout).not.toMatch(/[{}[\]]/);
  const { stdout } = await runShell(
    folder,
    'croupier history --format csv --fields number,id,at,by,operation,inserted,updated,removed,subject,undoes',
  );
  expect(stdout).not.toMatch(/[{}[\]]/);
  const [header = '', undo = ''] = stdout.split('\n').map((line) => line.split(','));
  expect(undo[header.indexOf('by')]).toBe(by);
  expect(undo[header.indexOf('undoes')]).toMatch(/^[0-9a-f-]{36}$/);
  const fields = await runShell(folder, 'croupier history --format csv --fields number,by --limit 1');
  expect(fields.stdout.replace(/\d+/, 'N')).toBe(`number,by\nN,${by}\n`);
});

test('a redirect to nothing says what the doctor says', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier redirects add --source /old --target /nowhere
    ! Redirect /old → /nowhere: nothing is there
    ! Added /old.
    $ croupier redirects add --source /about --target /blog
    ! Redirect /about → /blog hides a page that is there: /about
    ! Added /about.
    $ croupier doctor --only dead-redirect-target,page-behind-redirect
    ? 6
    warning: Redirect /about → /blog hides a page that is there: /about
    |   Give the redirect another source, disable it, or take the page off the site.
    error: Redirect /old → /nowhere: nothing is there
    |   Publish a page there, point the redirect elsewhere, or disable it.
    ! 1 error, 1 warning found.
    `,
  );
});
