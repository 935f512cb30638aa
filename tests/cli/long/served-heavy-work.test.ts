import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { casinosCsv, readStoreState, runCroupier } from '../../faults/fault-fixtures.js';
import { servedFolder } from '../served-folder.js';
import { runShell } from '../shell.js';

test('pages come while a large import runs on the server, and show its casinos once it is done', async () => {
  const { folder, address, env } = await servedFolder();
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(10_000, 4));
  await fetch(`${address}/best-casinos`);

  let isImporting = true;
  const importing = runShell(folder, 'croupier casinos import in.csv --quiet', { env }).finally(() => {
    isImporting = false;
  });
  let pagesMeanwhile = 0;
  while (isImporting) {
    const { status } = await fetch(`${address}/best-casinos`);
    expect(status).toBe(200);
    if (isImporting) pagesMeanwhile++;
  }
  expect(await importing).toMatchObject({ code: 0 });
  expect(pagesMeanwhile).toBeGreaterThan(20);
  await expect
    .poll(async () => (await fetch(`${address}/best-casinos`)).text())
    .toContain('/casino/casino-1"');
});

test.runIf(process.platform === 'linux')(
  'where processors are short, pages come before the heavy work of the server',
  async () => {
    const { folder, server, env } = await servedFolder();
    expect((await runShell(folder, 'croupier casinos export', { env })).code).toBe(0);
    const threads = readdirSync(`/proc/${server.pid}/task`).map((id) => ({
      isPages: id === String(server.pid),
      niceness: nicenessOf(`/proc/${server.pid}/task/${id}/stat`),
    }));
    const [pages] = threads.filter(({ isPages }) => isPages);
    expect(threads.filter(({ niceness }) => niceness > (pages?.niceness ?? 0))).toHaveLength(1);
  },
);

function nicenessOf(stat: string): number {
  // The name of the thread, in brackets, may contain spaces.
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[16]);
}

test('what the server does beside its pages ends as it does where the store is: problems, files, progress and undo', async () => {
  const { folder, env } = await servedFolder();
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(300, 4));
  writeFileSync(path.join(folder, 'bad.csv'), casinosCsv(3, 9));
  const run = (line: string) => runShell(folder, line, { env });

  const bad = await run('croupier casinos import bad.csv');
  expect(bad.code).toBe(6);
  expect(bad.stderr).toContain('Row 2: Rating must be');
  expect((await run('croupier casinos import in.csv')).stderr).toContain('300 created');
  const again = await run('croupier casinos import in.csv');
  expect(again.code).toBe(7);
  const exported = await run('croupier casinos export');
  expect(exported.stdout.split('\n')).toHaveLength(302);
  expect((await run('croupier backup all.backup --quiet')).code).toBe(0);
  expect((await run('croupier undo --yes')).code).toBe(0);
  expect((await run('croupier casinos export | wc -l')).stdout.trim()).toBe('1');
  expect((await run('croupier restore all.backup --yes --quiet')).code).toBe(0);
  expect((await run('croupier casinos export | wc -l')).stdout.trim()).toBe('301');
  expect((await run('croupier settings set --site-base-url https://guide.example')).code).toBe(0);
  expect((await run('croupier doctor')).code).toBe(0);
});

test('an import whose rows stand in the request itself is made too', async () => {
  const { address, env } = await servedFolder();
  const answer = await fetch(`${address}/api/redirects.import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.CROUPIER_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: { source: 'source,target\n/old-blog,/blog\n' } }),
  });
  expect(await answer.json()).toMatchObject({ result: { created: 1 } });
});

test('an import over HTTP that is killed with its server is made whole or not at all', async () => {
  const { folder, server, env } = await servedFolder();
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(3_000, 4));
  const importing = runShell(folder, 'croupier casinos import in.csv', { env });
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1_500));
  server.kill('SIGKILL');
  await once(server, 'exit');
  await importing;

  const { casinos } = await readStoreState(path.join(folder, 'croupier-data'));
  expect([0, 3_000]).toContain(casinos.size);
  expect(await runCroupier(folder, 'casinos', 'import', 'in.csv', '--on-conflict', 'skip').ended).toBe(
    'done',
  );
});

test('a server that is stopped stops the heavy work too', async () => {
  const { folder, server, env } = await servedFolder();
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(10_000, 4));
  const importing = runShell(folder, 'croupier casinos import in.csv', { env });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await exit).toEqual([143, null]);
  await importing;
  const { casinos } = await readStoreState(path.join(folder, 'croupier-data'));
  expect([0, 10_000]).toContain(casinos.size);
});
