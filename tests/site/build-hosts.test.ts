import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD_HOSTS } from '../../packages/cli/src/build/hosts/host-names.js';
import { build, change, filesIn, freshFolder, sampleStore } from './built-folder.js';
import { startTestServer } from './test-server.js';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The sample site, with a redirect and a casino that is no longer listed. */
async function movedSite() {
  const storage = await sampleStore((content) => {
    content.redirects.insert({ source: '/old-list', target: '/best-casinos', permanent: true });
  });
  await change(storage, (content) => {
    const { id } = [...content.casinos.all()].find(({ slug }) => slug === 'copper-heron') as { id: string };
    content.casinos.update(id, { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' });
  });
  return storage;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** nginx over a built folder with the file that the build wrote for it, stopped when the test is over. */
async function startNginx(folder: string): Promise<string> {
  const port = await freePort();
  const home = path.dirname(folder);
  const config = path.join(home, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; pid ${home}/nginx.pid; error_log stderr; worker_processes 1; events {}
http {
  access_log off; include /etc/nginx/mime.types;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}; absolute_redirect off; include ${folder}/.croupier-build/nginx.conf; }
}`,
  );
  const nginx = spawn('nginx', ['-c', config, '-e', 'stderr', '-g', 'user root;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (piece) => {
    said += piece;
  });
  onTestFinished(() => void nginx.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (nginx.exitCode !== null) throw new Error(said);
    const answer = await fetch(address).catch(() => undefined);
    if (answer !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(said);
}

test.skipIf(!hasNginx)('nginx with the file of a build answers what the server answers', async () => {
  const storage = await movedSite();
  const folder = await freshFolder();
  await build(storage, folder, { today: new Date().toISOString().slice(0, 10), hosts: ['nginx'] });
  const [nginx, { address: server }] = [await startNginx(folder), await startTestServer(storage)];
  const requests = [
    ...['/', '/best-casinos', '/best-casinos/', '/best-casinos?page=2', '/games?category=table', '/old-list'],
    ...['/casino/copper-heron', '/casino/brass-magpie', '/no-such-page', '/embed/casinos/brass-magpie'],
    ...[
      '/embed/casinos.json',
      '/assets/site-0123abcd.css',

      '/blog/category/security?utm_source=x',
    ],
  ];
  const ask = async (address: string, url: string) => {
    const { status, headers } = await fetch(address + url, { redirect: 'manual' });
    const policy = headers.get('content-security-policy');
    return { url, status, location: headers.get('location'), ...(status === 200 ? { policy } : {}) };
  };
  for (const url of requests) {
    const [file, served] = [await ask(nginx, url), await ask(server, url)];
    if (url === '/embed/casinos.json') expect(file.status).toBe(served.status);
    else expect(file).toEqual(served);
  }
  const manifest = await fetch(`${nginx}/.croupier-build/manifest.json`);
  expect(manifest.status).toBe(404);
  expect((await fetch(`${nginx}/assets/site-0123abcd.css`)).headers.get('cache-control')).toContain(
    'immutable',
  );
});

test('each host gets its files, and what it cannot do is said', async () => {
  const storage = await movedSite();
  const names: Record<string, string[]> = {
    netlify: ['_redirects', '_headers'],
    cloudflare: ['_redirects', '_headers'],
    vercel: ['vercel.json'],
    nginx: ['.croupier-build/nginx.conf'],
    apache: ['.htaccess'],
    s3: ['.croupier-build/s3-website.json'],
  };
  expect(Object.keys(names)).toEqual(BUILD_HOSTS);
  for (const host of BUILD_HOSTS) {
    const folder = await freshFolder();
    const { remarks } = await build(storage, folder, { hosts: [host] });
    const files = names[host] ?? [];
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(texts.join('\n'), host).toContain('old-list');
    if (host !== 's3') expect(texts.join('\n'), host).toContain('frame-ancestors');
    const answersGone = host === 'nginx' || host === 'apache';
    if (answersGone) expect(texts.join('\n'), host).toContain('copper-heron');
    else expect(remarks.join('\n'), host).toContain('404, not 410');
    if (files.some((file) => file.endsWith('.json'))) JSON.parse(texts[0] ?? '');
  }
}, 240_000);

test('a build without a host takes the files of the last one away', async () => {
  const storage = await movedSite();
  const folder = await freshFolder();
  await build(storage, folder, { hosts: ['apache'] });
  expect((await build(storage, folder)).removed).toBe(1);
  expect([...(await filesIn(folder)).keys()]).not.toContain('.htaccess');
});
