import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_HOSTS } from '../../../packages/cli/src/build/hosts/host-names.js';
import { build, change, filesIn, freshFolder, newStore, sampleStore } from '../built-folder.js';
import { startTestServer } from '../test-server.js';
import { hasServer, startWebServer } from '../web-servers.js';

const REDIRECT = { source: '/old-list', target: '/best-casinos', permanent: true };
const RETIRED = { isActive: false, retiredAt: '2026-06-01T00:00:00.000Z' };

/** The files of each host. */
const FILES: Record<string, string[]> = {
  netlify: ['_redirects', '_headers'],
  cloudflare: ['_redirects', '_headers'],
  vercel: ['vercel.json'],
  nginx: ['.croupier-build/nginx.conf'],
  apache: ['.htaccess'],
  s3: ['.croupier-build/s3-website.json'],
};

/** The sample site, with a redirect and a casino that is no longer listed. */
async function movedSite() {
  const storage = await sampleStore((content) => {
    content.redirects.insert(REDIRECT);
  });
  await change(storage, (content) => {
    const { id } = [...content.casinos.all()].find(({ slug }) => slug === 'copper-heron') as { id: string };
    content.casinos.update(id, RETIRED);
  });
  return storage;
}

async function compareWithServer(name: 'nginx' | 'apache'): Promise<void> {
  const storage = await movedSite();
  const folder = await freshFolder();
  await build(storage, folder, { today: new Date().toISOString().slice(0, 10), hosts: [name] });
  const [host, { address: server }] = [await startWebServer[name](folder), await startTestServer(storage)];
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
    // Apache writes its own name before a path.
    const location = headers.get('location')?.replace(address, '');
    return { url, status, location, ...(status === 200 ? { policy } : {}) };
  };
  for (const url of requests) {
    const [file, served] = [await ask(host, url), await ask(server, url)];
    if (url === '/embed/casinos.json') expect(file.status).toBe(served.status);
    else expect(file).toEqual(served);
  }
  const manifest = await fetch(`${host}/.croupier-build/manifest.json`);
  expect(manifest.status).toBe(404);
  expect((await fetch(`${host}/assets/site-0123abcd.css`)).headers.get('cache-control')).toContain(
    'immutable',
  );
}

test.skipIf(!hasServer.nginx)('nginx with the file of a build answers what the server answers', () =>
  compareWithServer('nginx'),
);

test.skipIf(!hasServer.apache)('Apache with the file of a build answers what the server answers', () =>
  compareWithServer('apache'),
);

test('each host gets its files, and what it cannot do is said', async () => {
  const storage = await newStore((content) => {
    const heron = { slug: 'copper-heron', name: 'Copper Heron', description: 'Was there.' };
    content.casinos.insert({ ...heron, ...RETIRED });
    content.redirects.insert(REDIRECT);
  });
  expect(Object.keys(FILES)).toEqual(BUILD_HOSTS);
  for (const host of BUILD_HOSTS) {
    const folder = await freshFolder();
    const { remarks } = await build(storage, folder, { hosts: [host] });
    const files = FILES[host] ?? [];
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(texts.join('\n'), host).toContain('old-list');
    if (host !== 's3') expect(texts.join('\n'), host).toContain('frame-ancestors');
    const answersGone = host === 'nginx' || host === 'apache';
    if (answersGone) expect(texts.join('\n'), host).toContain('copper-heron');
    else expect(remarks.join('\n'), host).toContain('404, not 410');
    if (files.some((file) => file.endsWith('.json'))) JSON.parse(texts[0] ?? '');
  }
});

test('visit links that were shared stay alive on hosts that take redirects, while pages lead straight to casinos', async () => {
  const storage = await newStore((content) => {
    const heron = { slug: 'copper-heron', name: 'Copper Heron', description: 'Calm.' };
    content.casinos.insert({ ...heron, visitUrl: 'https://copper-heron.example/' });
    content.settings.set({ ...content.settings.get(), visitLinks: 'go' });
  });
  for (const host of BUILD_HOSTS) {
    const folder = await freshFolder();
    const { remarks } = await build(storage, folder, { hosts: [host] });
    const texts = (FILES[host] ?? []).map((file) => readFile(path.join(folder, file), 'utf8'));
    const text = (await Promise.all(texts)).join('\n');
    if (host === 's3') expect(remarks.join('\n')).toContain('visit links are not answered');
    else expect(text, host).toMatch(/go\/copper\\?-heron\b.*https:\/\/copper-heron\.example/s);
    const page = await readFile(path.join(folder, 'best-casinos/index.html'), 'utf8');
    expect(page).toContain('href="https://copper-heron.example/"');
    expect(page).not.toContain('href="/go/');
  }
});

test('a build without a host takes the files of the last one away', async () => {
  const storage = await newStore((content) => {
    content.redirects.insert(REDIRECT);
  });
  const folder = await freshFolder();
  await build(storage, folder, { hosts: ['apache'] });
  expect((await build(storage, folder)).removed).toBe(1);
  expect([...(await filesIn(folder)).keys()]).not.toContain('.htaccess');
});

test('a site with an analytics id has the policy of the server in the files of hosts, for pages alone; one without has no wider one', async () => {
  for (const analyticsId of [undefined, 'guide.example']) {
    const storage = await newStore((content) => {
      content.casinos.insert({ slug: 'brass-magpie', name: 'Brass Magpie', description: 'Calm.' });
      content.settings.set({ ...content.settings.get(), analyticsId });
    });
    const { address } = await startTestServer(storage);
    const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
    expect(policy.includes('https://plausible.io')).toBe(analyticsId !== undefined);
    const frame = await fetch(`${address}/embed/casinos/brass-magpie`);
    expect(frame.headers.get('content-security-policy')).not.toContain('plausible');
    const folder = await freshFolder();
    await build(storage, folder, { hosts: ['netlify', 'vercel', 'nginx', 'apache'] });
    for (const file of ['_headers', 'vercel.json', '.croupier-build/nginx.conf', '.htaccess']) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect(text.includes(policy), file).toBe(true);
      expect(text.includes('plausible.io'), file).toBe(analyticsId !== undefined);
    }
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    expect(html.includes('/served/consent-0123abcd.js')).toBe(analyticsId !== undefined);
  }
});
