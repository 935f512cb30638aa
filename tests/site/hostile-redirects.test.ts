import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildHostFile, type RedirectRule } from '@croupier/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileRule } from '../../packages/core/src/urls/redirects/testing/hostile-rule.js';
import { build, change, freshFolder, newStore } from './built-folder.js';
import { hasServer, startWebServer } from './web-servers.js';

const FILES = { nginx: '.croupier-build/nginx.conf', apache: '.htaccess' } as const;
type Server = keyof typeof FILES;

const plain = { match: 'exact', permanent: true, preserveQuery: false, appendRemainder: true } as const;
const rule = (source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => {
  return { id: source, source, target, ...plain, ...more };
};

/** Redirects with what means something to a server, and where they lead. */
const LEADS: readonly (readonly [url: string, to: string, RedirectRule])[] = [
  ['/a%22%3B%20return%20200%20x', '/b', rule('/a"; return 200 x', '/b')],
  ['/back%5Cslash', '/b', rule('/back%5Cslash', '/b')],
  ['/curly%7Bx%7D', '/b', rule('/curly{x}', '/b')],
  ['/hash%23x', '/b', rule('/hash%23x', '/b')],
  ['/two%20words', '/b', rule('/two words', '/b')],
  ['/caf%C3%A9', '/b', rule('/café', '/b')],
  ['/dollar$x', '/b$document_root', rule('/dollar$x', '/b$document_root')],
  ['/percent%25x', '/b%25', rule('/percent%25x', '/b%25')],
  ['/old/deep/page', '/new/deep/page', rule('/old', '/new', { match: 'prefix' })],
  [
    '/x1',
    'https://partner.example/%24http_cookie/1',
    rule('^/x(\\d)$', 'https://partner.example/$http_cookie/$1', { match: 'regex' }),
  ],
  ['/q"x', '/b', rule('^/q"x$', '/b', { match: 'regex' })],
];

/** Runs tests for each server; they are skipped, and say so, where this machine has none. */
function describeServers(tests: (server: Server) => void): void {
  for (const server of ['nginx', 'apache'] as const)
    describe.skipIf(!hasServer[server])(server, () => tests(server));
}

async function folderWith(server: Server, rules: readonly RedirectRule[]): Promise<string> {
  const folder = await freshFolder();
  const file = path.join(folder, FILES[server]);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), 'home');
  await writeFile(path.join(folder, '404.html'), 'gone');
  await writeFile(file, buildHostFile(server, rules).text);
  return folder;
}

const normal = (location: string | null, address: string) =>
  decodeURI((location ?? '').replace(address, '').replaceAll('$', '%24').replaceAll('%24', '%2524'));

describeServers((server) => {
  test(`${server} leads hostile redirects where they say, and does nothing else`, async () => {
    const address = await startWebServer[server](
      await folderWith(
        server,
        LEADS.map(([, , one]) => one),
      ),
    );
    for (const [url, to] of LEADS) {
      const answer = await fetch(address + url, { redirect: 'manual' });
      expect(answer.status, url).toBe(301);
      expect(normal(answer.headers.get('location'), address), url).toBe(normal(to, address));
    }
  });

  test(`${server} starts with redirects of any text, and takes none of it for configuration`, async () => {
    const rules = fc.sample(hostileRule, { numRuns: 2_000, seed: 20_261_125 });
    const { written } = buildHostFile(server, rules);
    expect(written).toBeGreaterThan(200);
    const address = await startWebServer[server](await folderWith(server, rules));
    for (const url of ['/index.html', '/no-such-page-at-all', '/nl', '/old', '/a', '/%0aHeader']) {
      const answer = await fetch(address + url, { redirect: 'manual' });
      expect([200, 301, 302, 400, 404], url).toContain(answer.status);
      expect(answer.headers.get('x-injected'), url).toBeNull();
    }
  });

  test(`a store of an earlier version writes no line of its own into the file of ${server}`, async () => {
    const storage = await newStore();
    await change(storage, (content) => {
      for (const source of [
        '/nl%0aHeader%20set%20X-Injected%20evil%0a%23',
        '/nl%0a%20%20add_header%20X-Injected%20evil;',
      ])
        content.redirects.insert({ source, target: '/best-casinos' });
      content.redirects.insert({ source: '/old-list', target: '/best-casinos' });
    });
    const folder = await freshFolder();
    const { remarks } = await build(storage, folder, { hosts: [server] });
    expect(
      remarks.filter((remark) => remark.includes('/nl%0a') && remark.includes('control characters')),
    ).toHaveLength(2);
    const address = await startWebServer[server](folder);
    const home = await fetch(`${address}/best-casinos`);
    expect([home.status, home.headers.get('x-injected')]).toEqual([200, null]);
    expect((await fetch(`${address}/old-list`, { redirect: 'manual' })).status).toBe(301);
  });
});

/** Compression and caching, as visitors of a built site get them. */
describeServers((server) => {
  test(`${server} compresses pages and lets browsers keep pictures`, async () => {
    const storage = await newStore();
    const folder = await freshFolder();
    await build(storage, folder, { hosts: [server] });
    for (const file of ['share/home-0123.png', 'sample/fox.webp', 'media/fox.png', 'icons/fox.png']) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), 'a picture');
    }
    const texts = [
      'feed/long.xml',
      'served/data/long.json',
      'assets/long.css',
      'assets/long.js',
      'icons/long.svg',
    ];
    for (const file of texts) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), 'a long text '.repeat(1_000));
    }
    const address = await startWebServer[server](folder);
    const ask = (url: string) => fetch(address + url, { headers: { 'accept-encoding': 'gzip' } });
    for (const url of ['/best-casinos', ...texts.map((file) => `/${file}`)]) {
      const answer = await ask(url);
      expect([answer.status, answer.headers.get('content-encoding')], url).toEqual([200, 'gzip']);
      expect(answer.headers.get('vary')?.toLowerCase(), url).toContain('accept-encoding');
    }
    const keptFor = async (url: string) => (await ask(url)).headers.get('cache-control');
    expect(await keptFor('/share/home-0123.png')).toBe('public, max-age=31536000, immutable');
    expect(await keptFor('/media/fox.png')).toBe('public, max-age=31536000, immutable');
    expect(await keptFor('/sample/fox.webp')).toBe('public, max-age=3600');
    expect(await keptFor('/icons/fox.png')).toBe('public, max-age=3600');
  });
});
