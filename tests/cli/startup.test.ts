import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.js';
import { croupierBin, emptyFolder, root, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

const dist = path.join(root, 'packages/cli/dist');

/** Copies the command with only some of its built files. Returns its path. */
function copyWith(files: readonly string[]): string {
  const folder = emptyFolder();
  cpSync(path.join(root, 'packages/cli/bin'), path.join(folder, 'bin'), { recursive: true });
  for (const file of files) cpSync(path.join(dist, file), path.join(folder, 'dist', file));
  return path.join(folder, 'bin/croupier.js');
}

function run(command: string, args: readonly string[], flags: readonly string[] = []) {
  return spawnSync(process.execPath, [...flags, command, ...args], { encoding: 'utf8' });
}

test('--version and --help load one small file', async () => {
  const alone = copyWith(['main.cjs']);
  expect(readFileSync(path.join(dist, 'main.cjs'), 'utf8').length).toBeLessThan(12_000);
  const { version } = JSON.parse(readFileSync(path.join(root, 'packages/cli/package.json'), 'utf8'));
  expect(run(alone, ['--version'])).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  expect(run(alone, ['--help'])).toMatchObject({
    status: 0,
    stdout: run(croupierBin, ['--help']).stdout,
    stderr: '',
  });
  expect(run(alone, ['casinos', 'lst']).status).not.toBe(2);
  expect(await runShell(root, 'croupier --version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('V8 accepts the code cache of the build', () => {
  const file = path.join(dist, 'run.cjs');
  const cachedData = readFileSync(`${file}.code`);
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file, cachedData });
  expect(script.cachedDataRejected).toBe(false);
});

test('the command works the same without its code cache, and with one of another engine', () => {
  const expected = { status: 2, stdout: '', stderr: run(croupierBin, ['casinos', 'lst']).stderr };
  expect(expected.stderr).toContain("'lst'");
  expect(run(copyWith(['main.cjs', 'run.cjs']), ['casinos', 'lst'])).toMatchObject(expected);
  // A code cache is valid for one set of V8 flags; other flags make it invalid, like another engine.
  expect(run(croupierBin, ['casinos', 'lst'], ['--no-opt'])).toMatchObject(expected);
});

test('the command consists of few files', () => {
  expect(readdirSync(dist).length).toBeLessThan(20);
});

/** Prints which functions of zod that make schemas are called while the entry points of core are loaded. */
const FIND_SCHEMAS_MADE = `
  import { Session } from 'node:inspector';
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true });
  for (const door of ['', '/node', '/http', '/postgres']) await import('@croupier/core' + door);
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    const schemas = result.find(({ url }) => url.endsWith('/zod/v4/classic/schemas.js'));
    const called = schemas.functions.filter(({ ranges }) => ranges[0].count > 0);
    console.log(JSON.stringify(called.map(({ functionName }) => functionName).filter(Boolean)));
  });
`;

test('to load the operations makes no schema, since a command needs few of them', () => {
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', FIND_SCHEMAS_MADE], {
    cwd: path.join(root, 'packages/cli'),
    encoding: 'utf8',
  });
  expect(done).toMatchObject({ status: 0, stdout: '[]\n', stderr: '' });
});

test('an operation is listed with its kind, its roles, its command and its input', async () => {
  const folder = await sampleFolder();
  const operations = JSON.parse((await runShell(folder, 'croupier operations --json')).stdout);
  const feature = operations.find(({ name }: { name: string }) => name === 'casinos.feature');
  expect(feature).toMatchObject({
    kind: 'change',
    roles: ['admin', 'moderator', 'editor'],
    command: 'casinos feature',
  });
  expect(feature.input).toMatchObject({ type: 'object' });
});

test('a schema is JSON Schema, and without a name the names are listed', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier schema caisno
    ? 5
    ! There is no entity or operation 'caisno'
    ! Did you mean 'casino'?
    $ croupier schema casinos.imprt
    ? 5
    ! There is no entity or operation 'casinos.imprt'
    ! Did you mean 'casinos.import'?
    $ croupier schema casinos.import | grep -c '"skipInvalid"'
    1
    $ for name in menu-item forum-topic bonuses menus users.edit; do croupier schema $name | grep -c '^  "properties"'; done
    1
    1
    1
    1
    1
    $ croupier schema casino | head -2
    {
    |   "$schema": "https://json-schema.org/draft/2020-12/schema",
    $ croupier schema | head -1
    casino
    $ croupier help exit-codes | tail -1
    | 130  interrupted  Ctrl-C
    $ croupier help exit-code
    ? 2
    ! The topic must be one of …
    ! Did you mean 'exit-codes'?
    `,
  );
});

test('doctor finds nothing in a sound store, and lists the problems of a damaged one', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier doctor
    ! Last backup: none on record.
    ! Nothing is wrong.
    $ croupier doctor --json
    {
    |   "findings": []
    }
    `,
  );
  await runShell(folder, `sed -i '/Lantern Quay/d' croupier-data/casinos.json`);
  const found = await runShell(folder, 'croupier doctor --json');
  expect(found.code, found.stderr).toBe(6);
  const { findings } = JSON.parse(found.stdout);
  expect(findings[0]).toMatchObject({ check: 'dangling-reference', mend: expect.any(String) });
  const mended = await runShell(folder, 'croupier doctor --fix');
  expect([0, 8]).toContain(mended.code);
  expect(mended.stdout).toMatch(/^mended: Bonus /);
});

test('the site is served until Ctrl-C, and its start says how to make the first administrator', async () => {
  const folder = await sampleFolder();
  const done = await runShell(folder, 'exec croupier serve --port 0', {
    interruptOnce: /croupier users add .*\n/,
  });
  expect(done).toMatchObject({ code: 130, stdout: '' });
  const [site, signIn, end] = done.stderr.split('\n');
  expect(site).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(signIn).toMatch(/^Nobody can sign in as an administrator yet: croupier users add /);
  expect(end).toBe('');
});

test('a quiet server says nothing, and gives its address as JSON to a script that asks for it', async () => {
  const folder = await sampleFolder();
  const quiet = await interruptedServer(folder, '--quiet');
  expect(quiet).toMatchObject({ code: 130, stdout: '', stderr: '' });
  const asked = await interruptedServer(folder, '--quiet --json');
  expect(JSON.parse(asked.stdout)).toEqual({ address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  expect(asked.stderr).toBe('');
});

/** What a server says that is interrupted once it answers. */
async function interruptedServer(folder: string, options: string) {
  const port = await freePort();
  const done = runShell(folder, `echo $$ > pid; exec croupier serve --port ${port} ${options}`);
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status, String)).toBe(200);
  process.kill(Number(readFileSync(path.join(folder, 'pid'), 'utf8')), 'SIGINT');
  return done;
}
