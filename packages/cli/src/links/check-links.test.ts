import type { LinkResult, LinkToCheck } from '@croupier/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks } from './check-links.js';
import { type Answer, type LocalWeb, openLocalWeb, page, redirect } from './testing/local-web.js';

let web: LocalWeb;
beforeEach(async () => {
  web = await openLocalWeb();
});
afterEach(() => web.close());

async function check(links: readonly LinkToCheck[], timeout = 5_000): Promise<LinkResult[]> {
  const results: LinkResult[] = [];
  await checkLinks(links, {
    network: web.network,
    timeout,
    signal: new AbortController().signal,
    onResult: (result) => void results.push(result),
  });
  return results;
}

async function checkOne(url: string, kind: LinkToCheck['kind'] = 'visit', timeout?: number) {
  const [result] = await check([{ url, kind }], timeout);
  return result;
}

const routes =
  (answers: Readonly<Record<string, Answer>>): Answer =>
  (request, response, url) =>
    (answers[url.pathname] ?? page('', 404))(request, response, url);

test('a link that answers is fine, also behind the temporary redirects of an affiliate program', async () => {
  web.host('casino.example', page());
  web.host(
    'track.example',
    redirect(302, () => web.to('casino.example/en?btag=a_4711')),
  );
  expect(await checkOne(web.to('casino.example/'))).toMatchObject({ outcome: 'ok', status: 200 });
  expect(await checkOne(web.to('track.example/click?pid=9'))).toMatchObject({
    outcome: 'ok',
    finalUrl: web.to('casino.example/en?btag=a_4711'),
  });
});

test('a link that moved for good is told with its new address', async () => {
  web.host(
    'old.example',
    redirect(301, ({ pathname }) => web.to(`new.example${pathname}`)),
  );
  web.host('new.example', page());
  expect(await checkOne(web.to('old.example/offer'))).toEqual({
    url: web.to('old.example/offer'),
    outcome: 'moved',
    status: 200,
    finalUrl: web.to('new.example/offer'),
    newUrl: web.to('new.example/offer'),
  });
});

test('a move keeps the placeholders of a link', async () => {
  web.host(
    'casino.example',
    routes({ '/go': redirect(308, (url) => `/visit${url.search}`), '/visit': page() }),
  );
  const url = web.to('casino.example/go?a={affiliateId}&s={subid}&c={clickId}&p={placement}&m={market}');
  expect(await checkOne(url)).toMatchObject({
    outcome: 'moved',
    newUrl: web.to('casino.example/visit?a={affiliateId}&s={subid}&c={clickId}&p={placement}&m={market}'),
    finalUrl: web.to('casino.example/visit?a=&s=&c=&p=&m='),
  });
});

test('a page that became the home page has no new address, and terms that did are gone', async () => {
  web.host('casino.example', routes({ '/offer': redirect(301, () => '/'), '/': page() }));
  const url = web.to('casino.example/offer');
  expect(await checkOne(url)).toEqual({
    ...{ url, outcome: 'moved', reason: 'home-page', status: 200 },
    finalUrl: web.to('casino.example/'),
  });
  expect(await checkOne(url, 'terms')).toMatchObject({ outcome: 'gone', reason: 'home-page' });
});

test('the permanent redirect with which an affiliate program sends a click on is no move', async () => {
  web.host(
    'track.example',
    redirect(301, () => web.to('casino.example/welcome')),
  );
  web.host(
    'ids.example',
    redirect(301, () => web.to('casino.example/c?click=8f3a9c')),
  );
  web.host('casino.example', page());
  expect(await checkOne(web.to('track.example/visit'))).toMatchObject({ outcome: 'ok' });
  expect(await checkOne(web.to('ids.example/c'))).toMatchObject({ outcome: 'ok' });
});

test('the address that a permanent redirect leads to is the new one, whatever comes after it', async () => {
  web.host(
    'track.example',
    routes({
      '/old': redirect(301, ({ search }) => `/new${search}`),
      '/new': redirect(302, () => web.to('casino.example/?btag=77123')),
    }),
  );
  web.host('casino.example', page());
  expect(await checkOne(web.to('track.example/old?pid=9'))).toMatchObject({
    outcome: 'moved',
    newUrl: web.to('track.example/new?pid=9'),
  });
});

test.each([
  ['on a redirect of its own host', 'casino.example/x?btag=4711&lang=en', ['btag', 'lang']],
  ['on the way to another domain', 'track.example/c?pid=4711', ['pid']],
])('parameters that are dropped %s are lost', async (_, address, lost) => {
  web.host('casino.example', routes({ '/x': redirect(302, () => '/en'), '/en': page(), '/': page() }));
  web.host(
    'track.example',
    redirect(302, () => web.to('casino.example/?lang=fi&utm_source=campaign'), { 'set-cookie': 'c=1' }),
  );
  expect(await checkOne(web.to(address))).toMatchObject({ outcome: 'lost-parameters', lost });
});

test('a placeholder that is dropped is lost; beside it, what was kept is not named', async () => {
  web.host('casino.example', routes({ '/x': redirect(301, () => '/en?aff=12'), '/en': page() }));
  expect(await checkOne(web.to('casino.example/x?aff=12&sub={subid}'))).toMatchObject({
    outcome: 'lost-parameters',
    lost: ['sub'],
  });
});

test.each([
  ['its name', () => '/en?btag=5'],
  ['its value', () => '/en?ref=a_47110_b'],
  ['its value in a fragment', () => '/en#/join?btag=47110'],
])('a parameter that goes on by %s is kept', async (_, to) => {
  web.host('casino.example', routes({ '/x': redirect(302, to), '/en': page() }));
  expect(await checkOne(web.to('casino.example/x?btag=47110'))).toMatchObject({ outcome: 'ok' });
});

test('a parameter that its own domain keeps in a cookie is kept', async () => {
  web.host(
    'casino.example',
    routes({ '/x': redirect(302, () => '/en', { 'set-cookie': 'b=1' }), '/en': page() }),
  );
  expect(await checkOne(web.to('casino.example/x?btag=47110'))).toMatchObject({ outcome: 'ok' });
});

test.each([
  ['404', 404, {}, 'gone', 'status'],
  ['410', 410, {}, 'gone', 'status'],
  ['401', 401, {}, 'blocked', 'status'],
  ['403', 403, {}, 'blocked', 'status'],
  ['451', 451, {}, 'blocked', 'status'],
  ['429', 429, {}, 'blocked', 'too-many-requests'],
  ['a challenge', 403, { 'cf-mitigated': 'challenge' }, 'blocked', 'bot-wall'],
  ['another challenge', 202, { 'x-amzn-waf-action': 'challenge' }, 'blocked', 'bot-wall'],
  ['500', 500, {}, 'failed', 'status'],
  ['a redirect to nowhere', 302, {}, 'failed', 'status'],
])('%s is told for what it is', async (_, status, headers, outcome, reason) => {
  web.host('casino.example', page('', status, headers));
  expect(await checkOne(web.to('casino.example/'))).toMatchObject({ outcome, reason, status });
});

test.each([
  ['0;url=/next', 'ok'],
  ['0; URL="/next"', 'ok'],
  ["3,url='/next'", 'ok'],
  ['0;url=https://nowhere.example/', 'gone'],
  ['0;url=http://127.0.0.2/', 'failed'],
])('a page that sends visitors on by %s is followed', async (content, outcome) => {
  const html = `<meta http-equiv="Refresh" content="${content.replaceAll('"', '&quot;')}">`;
  web.host('casino.example', routes({ '/': page(html), '/next': page() }));
  expect(await checkOne(web.to('casino.example/?btag=4711'))).toMatchObject({ outcome });
  expect(web.requests.at(-1)).toBe(`casino.example${outcome === 'ok' ? '/next' : '/?btag=4711'}`);
});

test.each(['300;url=/next', '30', '0;url=/', '0;url=javascript:alert(1)'])(
  'a page that refreshes itself by %s is the end',
  async (content) => {
    web.host('casino.example', routes({ '/': page(`<meta http-equiv="refresh" content="${content}">`) }));
    expect(await checkOne(web.to('casino.example/'))).toMatchObject({ outcome: 'ok' });
    expect(web.requests).toEqual(['casino.example/']);
  },
);

test('a page that drops the parameters on its way to another domain loses them', async () => {
  web.host('track.example', page(`<meta http-equiv="refresh" content="0;url=${web.to('casino.example/')}">`));
  web.host('casino.example', page());
  expect(await checkOne(web.to('track.example/c?pid=4711'))).toMatchObject({
    outcome: 'lost-parameters',
    lost: ['pid'],
  });
});

test('a host without an address is gone', async () => {
  expect(await checkOne('https://nowhere.example/')).toMatchObject({
    outcome: 'gone',
    reason: 'unknown-host',
  });
});

test.each([
  ['the key of its advertisements', '<html data-adblockkey="MFww"><body>Relevant searches</body></html>'],
  ['the frame of a parking service', '<iframe src="//www.sedoparking.com/frmpark/x"></iframe>'],
  [
    'the script of a registrar',
    '<script src="https://img1.wsimg.com/parking-lander/static/js/main.js"></script>',
  ],
])('a parked domain is known by %s', async (_, html) => {
  web.host('casino.example', page(html));
  expect(await checkOne(web.to('casino.example/'))).toMatchObject({ outcome: 'parked' });
});

test('a domain that is for sale is parked, and a page that writes of parking is not', async () => {
  web.host(
    'casino.example',
    redirect(301, () => web.to('www.hugedomains.com/domain_profile.cfm')),
  );
  web.host('www.hugedomains.com', page());
  web.host('post.example', page('<p>sedoparking.com and data-adblockkey</p><script src="/a.js"></script>'));
  expect(await checkOne(web.to('casino.example/'))).toMatchObject({ outcome: 'parked' });
  expect(await checkOne(web.to('post.example/'))).toMatchObject({ outcome: 'ok' });
});

test('robots.txt is asked once for pages of terms, and not for clicks', async () => {
  web.host(
    'casino.example',
    routes({
      '/robots.txt': (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'text/plain' })
          .end('User-agent: croupier\nDisallow: /terms'),
      '/terms': page(),
      '/other': page(),
    }),
  );
  const terms = web.to('casino.example/terms');
  expect(
    await check([
      { url: terms, kind: 'terms' },
      { url: web.to('casino.example/other'), kind: 'terms' },
      { url: terms, kind: 'visit' },
    ]),
  ).toMatchObject([{ outcome: 'blocked', reason: 'robots' }, { outcome: 'ok' }, { outcome: 'ok' }]);
  expect(web.requests).toEqual(['/robots.txt', '/other', '/terms'].map((path) => `casino.example${path}`));
});

test('a host gets one request at a time, also from links of other hosts, while others are asked', async () => {
  let open = 0;
  let most = 0;
  let hosts = 0;
  let mostHosts = 0;
  const slow =
    (counted: boolean): Answer =>
    (_request, response) => {
      if (counted) most = Math.max(most, ++open);
      mostHosts = Math.max(mostHosts, ++hosts);
      setTimeout(() => {
        if (counted) open--;
        hosts--;
        response.writeHead(200).end();
      }, 30);
    };
  web.host('casino.example', slow(true));
  for (const name of ['one.example', 'two.example'])
    web.host(
      name,
      redirect(302, () => web.to('casino.example/')),
    );
  web.host('other.example', slow(false));
  const links = ['casino.example/1', 'casino.example/2', 'one.example/', 'two.example/', 'other.example/'];
  const results = await check(links.map((address) => ({ url: web.to(address), kind: 'visit' as const })));
  expect(results.map(({ outcome }) => outcome)).toEqual(Array(5).fill('ok'));
  expect([most, mostHosts]).toEqual([1, 2]);
});

test('a host that asks for fewer requests gets none more', async () => {
  web.host('casino.example', page('', 429));
  const links = ['casino.example/1', 'casino.example/2'].map((address) => ({
    url: web.to(address),
    kind: 'visit' as const,
  }));
  expect((await check(links)).map(({ outcome, reason }) => [outcome, reason])).toEqual(
    Array(2).fill(['blocked', 'too-many-requests']),
  );
  expect(web.requests).toHaveLength(1);
});

test.each([
  ['never answers', () => undefined],
  [
    'sends its page letter by letter',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
] as [string, Answer][])('a server that %s is left after the timeout', async (_, answer) => {
  web.host('casino.example', answer);
  expect(await checkOne(web.to('casino.example/'), 'visit', 200)).toMatchObject({
    outcome: 'failed',
    reason: 'timeout',
  });
});

test('the timeout is that of the whole way', async () => {
  web.host('casino.example', (_request, response, url) =>
    setTimeout(
      () => response.writeHead(302, { location: `/${Number(url.pathname.slice(1)) + 1}` }).end(),
      80,
    ),
  );
  expect(await checkOne(web.to('casino.example/1'), 'visit', 300)).toMatchObject({ reason: 'timeout' });
  expect(web.requests.length).toBeLessThan(6);
});

test('a circle of redirects ends', async () => {
  web.host(
    'casino.example',
    redirect(302, () => '/'),
  );
  expect(await checkOne(web.to('casino.example/'))).toMatchObject({
    outcome: 'failed',
    reason: 'too-many-redirects',
  });
  expect(web.requests).toHaveLength(11);
});

test('an endless page is read to a limit', async () => {
  let sent = 0;
  web.host('casino.example', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const piece = Buffer.alloc(64 * 1_024, 'a');
    const more = () => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
    };
    response.on('drain', more);
    more();
  });
  expect(await checkOne(web.to('casino.example/'))).toMatchObject({ outcome: 'ok' });
  // What the system keeps on its way is sent too.
  expect(sent).toBeLessThan(20 * 1_024 * 1_024);
});

test('a server that switches protocols, closes the connection or sends nonsense fails', async () => {
  for (const answer of [
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    '',
    'SSH-2.0-x\r\n',
  ]) {
    web.host('casino.example', (request) => void request.socket.end(answer));
    expect(await checkOne(web.to('casino.example/'))).toMatchObject({
      outcome: 'failed',
      reason: 'unreachable',
    });
  }
});

test('what is not encrypted as it says is failed', async () => {
  web.host('casino.example', page());
  expect(await checkOne(web.to('casino.example/', 'https'))).toMatchObject({ outcome: 'failed' });
});

test('what is stopped is stopped at once', async () => {
  web.host('casino.example', () => undefined);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  const links = [{ url: web.to('casino.example/'), kind: 'visit' as const }];
  const work = checkLinks(links, {
    ...{ network: web.network, timeout: 5_000 },
    ...{ signal: stop.signal, onResult: () => undefined },
  });
  await expect(work).rejects.toThrow();
});
