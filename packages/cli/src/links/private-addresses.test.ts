import type { LinkResult } from '@croupier/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks } from './check-links.js';
import { type LocalWeb, openLocalWeb, page, redirect } from './testing/local-web.js';

/** Names as anybody can register them, and where they lead. */
const LEADS = {
  'loopback.example': ['127.0.0.2'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'both.example': ['127.0.0.1', '127.0.0.2'],
  'home.example': ['192.168.1.1'],
  'cloud.example': ['169.254.169.254'],
  'unique.example': ['fd00::1'],
  'link.example': ['fe80::1%lo'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'teredo.example': ['2001:0:7f00:1::'],
  'sixtofour.example': ['2002:7f00:1::'],
};

let web: LocalWeb;
beforeEach(async () => {
  web = await openLocalWeb(LEADS);
});
afterEach(() => web.close());

async function follow(url: string, network = web.network): Promise<LinkResult | undefined> {
  const results: LinkResult[] = [];
  await checkLinks([{ url, kind: 'visit' }], {
    network,
    timeout: 3_000,
    signal: new AbortController().signal,
    onResult: (result) => void results.push(result),
  });
  return results[0];
}

const REFUSED = { outcome: 'failed', reason: 'private-address' };

test.each(Object.keys(LEADS))(
  '%s, which leads to this machine or a private network, is not asked',
  async (name) => {
    web.host(name, page());
    expect(await follow(web.to(`${name}/`))).toMatchObject(REFUSED);
    expect(await follow(web.to(`${name}/`, 'https'))).toMatchObject(REFUSED);
    expect(web.requests).toEqual([]);
  },
);

const ADDRESSES = [
  '127.0.0.2',
  '127.2',
  '0x7f000002',
  '2130706434',
  '0177.0.0.2',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[fe80::1]',
  '[fd00::1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
];

test.each(ADDRESSES)('the address %s is not asked, by a link or by a redirect', async (host) => {
  expect(await follow(web.to(`${host}/`))).toMatchObject(REFUSED);
  web.host(
    'casino.example',
    redirect(302, () => web.to(`${host}/secret`)),
  );
  expect(await follow(web.to('casino.example/'))).toMatchObject(REFUSED);
  expect(web.requests).toEqual(['casino.example/']);
});

test.each(['loopback.example', 'six.example', 'cloud.example'])('no redirect leads to %s', async (name) => {
  web.host(name, page());
  web.host(
    'casino.example',
    redirect(301, () => web.to(`${name}/`)),
  );
  web.host(
    'track.example',
    redirect(302, () => web.to('casino.example/')),
  );
  expect(await follow(web.to('track.example/'))).toMatchObject(REFUSED);
  expect(web.requests).toEqual(['track.example/', 'casino.example/']);
});

test('a name that leads elsewhere when it is asked again is judged at each request', async () => {
  let times = 0;
  const network: LocalWeb['network'] = {
    ...web.network,
    resolve: (_hostname, _options, callback) =>
      callback(null, [{ address: ++times > 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }]),
  };
  web.host(
    'rebinding.example',
    redirect(302, () => '/again'),
  );
  expect(await follow(web.to('rebinding.example/'), network)).toMatchObject(REFUSED);
  // One look-up for each request: what was judged is what was connected to.
  expect([times, web.requests]).toEqual([2, ['rebinding.example/']]);
});

test('neither robots.txt nor anything else is asked of a private address for a page of terms', async () => {
  web.host('loopback.example', page());
  const results: LinkResult[] = [];
  await checkLinks([{ url: web.to('loopback.example/terms'), kind: 'terms' }], {
    timeout: 5_000,
    network: web.network,
    signal: new AbortController().signal,
    onResult: (result) => void results.push(result),
  });
  expect(results).toMatchObject([REFUSED]);
  expect(web.requests).toEqual([]);
});

test.each([
  'file:///etc/passwd',
  'ftp://casino.example/',
  'gopher://casino.example/',
  'http://user:password@casino.example/',
  'http://casino.example:22/',
  'http://casino.example:25/',
  'javascript:alert(1)',
])('%s is not asked, by a link or by a redirect', async (url) => {
  expect(await follow(url)).toMatchObject({ outcome: 'failed', reason: 'invalid-address' });
  web.host(
    'casino.example',
    redirect(302, () => url),
  );
  expect(await follow(web.to('casino.example/'))).toMatchObject({
    outcome: 'failed',
    reason: 'invalid-address',
  });
});

test.each(['localhost', '127.0.0.1', '[::1]'])(
  '%s is not asked on the public network, as this machine looks it up',
  async (host) => {
    const results: LinkResult[] = [];
    await checkLinks([{ url: web.to(`${host}/`), kind: 'visit' }], {
      timeout: 5_000,
      signal: new AbortController().signal,
      onResult: (result) => void results.push(result),
    });
    expect(results).toMatchObject([REFUSED]);
    expect(web.requests).toEqual([]);
  },
);
