import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.js';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.js';
import { startServe } from '../cli/served-folder.js';
import { emptyFolder, root, runShell } from '../cli/shell.js';
import { hasServer } from '../site/web-servers.js';

const GUIDE = readFileSync(path.join(root, 'docs/guides/database.md'), 'utf8');
const hasDump = spawnSync('pg_dump', ['--version']).status === 0;

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
});
afterAll(() => cluster?.stop());

/** The first block of the guide in a language, without what it is indented by. */
function block(language: string): string {
  const [, text = ''] = new RegExp(`\`\`\`${language}\n([^\`]+)\`\`\``).exec(GUIDE) ?? [];
  return text.replaceAll(/^ {2}(?=pg_dump|psql)/gm, '');
}

async function sampleDatabase() {
  const folder = emptyFolder();
  const env = { CROUPIER_STORE: await cluster.newDatabase() };
  const init = 'croupier init "$CROUPIER_STORE" --name Guide --sample --quiet';
  expect(await runShell(folder, init, { env })).toMatchObject({ code: 0 });
  return { folder, env };
}

test.skipIf(!hasServer.nginx)(
  'the nginx of the guide answers from two servers, and goes on when one of them is killed',
  async () => {
    const { folder, env } = await sampleDatabase();
    const serve = () => startServe(folder, { env, more: ['--trust-proxy', '127.0.0.1'] });
    const [one, other] = await Promise.all([serve(), serve()]);
    const port = await freePort();
    const site = block('nginx')
      .replace('10.0.0.2:8080', new URL(one.address).host)
      .replace('10.0.0.3:8080', new URL(other.address).host)
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${site}}`;
    writeFileSync(path.join(folder, 'nginx.conf'), config);
    const words = ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'user root;'];
    const nginx = spawn('nginx', words, { stdio: 'ignore' });
    onTestFinished(() => void nginx.kill('SIGKILL'));
    const status = () =>
      fetch(`http://127.0.0.1:${port}/casino/copper-heron`).then(({ status }) => status, String);
    await expect.poll(status).toBe(200);
    one.server.kill('SIGKILL');
    await once(one.server, 'exit');
    for (let n = 0; n < 20; n++) expect(await status()).toBe(200);
  },
);

test.skipIf(!hasDump)(
  "the engine's own backup of the guide holds the whole site, which another database then serves",
  async () => {
    const { folder, env } = await sampleDatabase();
    const restored = await cluster.newDatabase();
    const run = async (line: string, more: Record<string, string> = {}) => {
      const done = await runShell(folder, line, { env: { ...env, ...more } });
      expect(done, line).toMatchObject({ code: 0 });
      return done.stdout;
    };
    const dump = block('sh');
    expect(dump).toContain('pg_dump');
    await run(`set -e\n${dump}`, { RESTORED: restored });
    const there = { CROUPIER_STORE: restored };
    for (const line of ['croupier casinos list --json', 'croupier history list --json'])
      expect(await run(line, there)).toBe(await run(line));
    await run(
      'croupier casinos edit copper-heron --rating 6.5 --quiet && croupier undo --yes --quiet',
      there,
    );
  },
);
