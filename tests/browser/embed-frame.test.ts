import { casinosDeactivate, casinosEdit, removedCard, settingsSet } from '@croupier/core';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startHostServer } from './embedding-pages/host-server.js';

const host = startHostServer();
/** The attributes of the first tag that matches a pattern. */
function attributesOf(html: string, tag: RegExp): Record<string, string> {
  const found = [...(tag.exec(html)?.[0] ?? '').matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, (value ?? '').replaceAll('&amp;', '&')]));
}

const ask = (path: string) => fetch(`${host.site}${path}`);

beforeAll(async () => {
  await host.perform(settingsSet, { changes: { siteBaseUrl: host.site, siteName: 'The Guide' } });
});

test('a review links to its oEmbed description, which follows oEmbed 1.0', async () => {
  const html = await (await ask('/casino/copper-heron')).text();
  const link = attributesOf(html, /<link[^>]+application\/json\+oembed[^>]*>/);
  expect(link.rel).toBe('alternate');
  const response = await fetch(`${link.href}&maxwidth=500&maxheight=300&dnt=1`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const said = (await response.json()) as Record<string, unknown>;
  expect(said).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Copper Heron',
    provider_name: 'The Guide',
    width: 500,
    height: 300,
    cache_age: 3_600,
  });
  const frame = attributesOf(said.html as string, /<iframe[^>]*>/);
  expect(frame).toMatchObject({
    src: `${host.site}/embed/casinos/copper-heron`,
    width: '500',
    height: '300',
  });
});

test.each([
  [400, ''],
  [404, `url=${encodeURIComponent('https://elsewhere.example/casino/copper-heron')}`],
  [404, 'url=SITE/about'],
  [404, 'url=SITE/casino/nobody'],
  [404, 'url=%00'],
  [410, 'url=SITE/casino/shut-down'],
  [501, 'url=SITE/casino/copper-heron&format=xml'],
])('oEmbed answers %i to ?%s', async (status, query) => {
  const response = await ask(`/oembed?${query.replace('SITE', encodeURIComponent(host.site))}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty('error');
});

test('a card in a frame reports its height, in a sandbox too, and in the format of WordPress', async () => {
  const html = `<!doctype html><script>
      window.frameMessages = [];
      addEventListener('message', ({ source, data }) => {
        for (const frame of document.querySelectorAll('iframe')) {
          if (frame.contentWindow !== source) continue;
          frameMessages.push({ ...data, sandbox: frame.sandbox.value });
          if (data.message === 'height') frame.style.height = data.value + 'px';
        }
      });
    </script>
    <iframe src="SITE/embed/casinos/copper-heron" style="width: 300px; height: 50px; border: 0"></iframe>
    <iframe sandbox="allow-scripts" src="SITE/embed/casinos/copper-heron#?secret=abc123" style="width: 600px; height: 50px; border: 0"></iframe>`;
  await host.look({ html }, async (page, { complaints }) => {
    const sizes = () =>
      Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) =>
            frame.evaluate(() => [innerHeight, Math.ceil(document.body.getBoundingClientRect().height)]),
          ),
      );
    const missing = async () => (await sizes()).map(([inner = 0, needed = 0]) => needed - inner);
    await expect.poll(missing).toEqual([0, 0]);
    const [narrow, wide] = (await sizes()) as [number[], number[]];
    expect(narrow[0]).toBeGreaterThan(wide[0] as number);
    // A frame higher than its card shows the page behind it.
    const ground = (page.frames()[1] as Frame).evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    expect(await ground).toBe('rgba(0, 0, 0, 0)');
    await (page.frames()[2] as Frame).click('[data-part="read"]');
    await page.waitForFunction(() =>
      (globalThis as unknown as { frameMessages: { message: string }[] }).frameMessages.some(
        ({ message }) => message === 'link',
      ),
    );
    expect(
      await page.evaluate(() => (globalThis as unknown as { frameMessages: unknown[] }).frameMessages),
    ).toContainEqual({
      type: 'croupier-link',
      message: 'link',
      value: `${host.site}/casino/copper-heron`,
      secret: 'abc123',
      sandbox: 'allow-scripts',
    });
    expect(complaints).toEqual([]);
  });
});

test('a frame passes ids on, and has no link for a casino that is gone', async () => {
  await host.perform(casinosEdit, {
    record: 'lantern-quay',
    changes: { visitUrl: 'https://go.example/?a={affiliateId}&s={subid}&c={clickId}' },
  });
  const html =
    '<!doctype html><iframe src="SITE/embed/casinos/lantern-quay?affiliate-id=guide%207&subid=top"></iframe>';
  const visit = async (page: Page) => {
    const link = (page.frames()[1] as Frame).locator('[data-croupier-visit]');
    await link.waitFor();
    await page.waitForLoadState();
    return (await link.getAttribute('href')) ?? '';
  };
  await host.look({ html }, async (page) => {
    await expect
      .poll(() => visit(page))
      .toMatch(/^https:\/\/go\.example\/\?a=guide%207&s=top&c=[0-9a-f]{32}$/);
  });
  await host.perform(casinosDeactivate, { records: ['lantern-quay'] });
  const gone = await ask('/embed/casinos/lantern-quay');
  expect([gone.status, await gone.text()]).toEqual([410, expect.not.stringContaining('go.example')]);
});

test('the newest script is cached briefly; a pinned build is cached forever and checked by its integrity', async () => {
  const { script, pinned } = (await (await ask('/embed/manifest.json')).json()) as {
    script: string;
    pinned: { path: string; integrity: string };
  };
  expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=300');
  const fixed = await ask(pinned.path);
  expect(fixed.headers.get('cache-control')).toContain('immutable');
  expect(fixed.headers.get('access-control-allow-origin')).toBe('*');
  const tag = (integrity: string) =>
    `<!doctype html><script src="SITE${pinned.path}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  const isDefined = (page: Page) =>
    page
      .waitForLoadState()
      .then(() => page.evaluate(() => customElements.get('croupier-toplist') !== undefined));
  await host.look({ html: tag(pinned.integrity) }, async (page) => expect(await isDefined(page)).toBe(true));
  await host.look({ html: tag(`sha384-${'A'.repeat(64)}`) }, async (page) =>
    expect(await isDefined(page)).toBe(false),
  );
});

test('any page may read the data, and none may write it', async () => {
  for (const path of ['/embed/casinos/copper-heron.json', '/embed/casinos.json']) {
    const response = await ask(path);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toContain('public, max-age=60');
    const tag = response.headers.get('etag') as string;
    expect((await fetch(`${host.site}${path}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
    for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE']) {
      const refused = await fetch(`${host.site}${path}`, { method });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    }
  }
  const index = await (await ask('/embed/casinos.json')).text();
  expect(index).not.toContain('Shut Down');
  const gone = await ask('/embed/casinos/shut-down.json');
  expect([gone.status, await gone.json()]).toEqual([410, removedCard]);
});
