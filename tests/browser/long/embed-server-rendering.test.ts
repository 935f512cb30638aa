import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cardLocales, settingsSet } from '@croupier/core';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted, startHostServer } from '../embedding-pages/host-server.js';

const host = startHostServer();
const run = promisify(execFile);
const UI = fileURLToPath(new URL('../../../packages/ui/', import.meta.url));

/** Renders a casino's data in plain Node. */
async function rendered(options: object = {}): Promise<string> {
  const data = await (await fetch(`${host.site}/embed/casinos/copper-heron.json`)).text();
  const program = `import { renderCard } from '@croupier/ui/embed';
    process.stdout.write(renderCard(${data}, ${JSON.stringify({ base: host.site, ...options })}));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: UI });
  return stdout;
}

test('a server-rendered card is visible before any script, and under a policy with a nonce', async () => {
  const html = `<!doctype html>${await rendered({ affiliateId: 'guide', nonce: 'abc' })}`;
  const headers = { 'content-security-policy': "default-src 'none'; style-src 'nonce-abc'" };
  await host.look({ html, headers }, async (page, { requests }) => {
    const text = await painted(page);
    for (const words of ['Copper Heron', '9.2', 'Visit Casino', 'Ad', '18+.']) expect(text).toContain(words);
    const visit = page.locator('[part="visit"]');
    expect(await visit.getAttribute('href')).toBe('https://copper-heron.example/?affiliate_id=guide');
    expect(await visit.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(21, 128, 61)');
    const [, ...besidesThePage] = requests;
    expect(besidesThePage).toEqual([expect.stringMatching(/\/sample\/copper-heron[\w-]*\.webp$/)]);
  });
});

test.each([
  ['English', {}],
  ['Arabic', { labels: cardLocales.ar }],
])(
  'the script keeps the server-rendered elements, attributes and boxes of a card in %s',
  async (_, options) => {
    const card = await rendered(options);
    const boxes = (root: ShadowRoot) =>
      [...root.querySelectorAll('.frame *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const attributes = [...element.attributes]
          .filter(({ name }) => name !== 'class')
          .map(({ name, value }) => `${name}=${value}`);
        return [element.localName, ...attributes.sort(), ...[x, y, width, height].map(Math.round)].join(' ');
      });
    let before: string[] = [];
    await host.look({ html: `<!doctype html>${card}` }, async (page) => {
      await painted(page);
      before = await page.evaluate(`(${boxes})(document.querySelector('croupier-casino-card').shadowRoot)`);
    });
    expect(before.length).toBeGreaterThan(15);
    await host.look(
      { html: `<!doctype html>${card}<script async src="SITE/embed/croupier.js"></script>` },
      async (page) => {
        await page.waitForFunction(
          () => document.querySelector('croupier-casino-card')?.shadowRoot?.adoptedStyleSheets.length === 1,
        );
        const after = await page.evaluate(
          `(${boxes})(document.querySelector('croupier-casino-card').shadowRoot)`,
        );
        expect(after).toEqual(before);
      },
    );
  },
);

test('a server-rendered card stays when the site is unreachable; an unknown casino leaves the link', async () => {
  const card = `<!doctype html>${await rendered()}<script async src="SITE/embed/croupier.js"></script>`;
  const settled = async (status: number) => {
    let isCard = false;
    const before = (page: Page) =>
      page.route('**/*.json', (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
    await host.look(
      { html: card },
      async (page, { complaints }) => {
        await expect
          .poll(() => complaints.filter((text) => text.includes('nothing to show')))
          .toHaveLength(1);
        isCard = await page.getByText('Visit Casino').isVisible();
      },
      { before },
    );
    return isCard;
  };
  expect(await settled(0)).toBe(true);
  expect(await settled(404)).toBe(false);
});

test('React 19 renders all three elements, sets and changes their attributes, and receives their events', async () => {
  const { outputFiles } = await build({
    stdin: { contents: APP, loader: 'tsx', resolveDir: UI },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const html = `<!doctype html><div id="app"></div><script>${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`;
  await host.look({ html }, async (page, { complaints }) => {
    for (const tag of ['croupier-casino-card', 'croupier-toplist', 'croupier-compare'])
      await painted(page, tag);
    await page.getByText('loaded copper-heron').waitFor();
    await page.locator('croupier-casino-card [part="visit"]').click();
    await page.getByText('left for https://copper-heron.example/?affiliate_id=react').waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await page.getByRole('button', { name: 'Another' }).click();
    await page.locator('croupier-casino-card').getByRole('heading', { name: 'Lantern Quay' }).waitFor();
    await page.getByRole('button', { name: 'None' }).click();
    await expect.poll(() => page.locator('croupier-casino-card').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

const APP = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [slug, setSlug] = useState('copper-heron');
  const [said, setSaid] = useState('');
  return (
    <>
      {slug === '' ? null : (
        <croupier-casino-card
          slug={slug}
          affiliate-id="react"
          oncroupier-load={(event) => setSaid('loaded ' + event.detail.slug)}
          oncroupier-visit={(event) => {
            event.preventDefault();
            setSaid('left for ' + event.detail.href);
          }}
        >
          <a href="SITE/casino/copper-heron">Our review</a>
        </croupier-casino-card>
      )}
      <croupier-toplist query="sort=-rating" limit={2}><a href="SITE/best-casinos">Best</a></croupier-toplist>
      <croupier-compare slugs="copper-heron,lantern-quay"><a href="SITE/compare">Compare</a></croupier-compare>
      <p>{said}</p>
      <button onClick={() => setSlug('lantern-quay')}>Another</button>
      <button onClick={() => setSlug('')}>None</button>
      <script async src="SITE/embed/croupier.js" />
    </>
  );
}

createRoot(document.getElementById('app')).render(<App />);
`;

test('a card that was rendered without words of another language stays English, also from a German site', async () => {
  await host.perform(settingsSet, { changes: { language: 'de' } });
  await expect
    .poll(async () => (await fetch(`${host.site}/embed/casinos/copper-heron.json`)).json())
    .toMatchObject({ language: 'de' });
  const html = `<!doctype html>${await rendered()}<script async src="SITE/embed/croupier.js"></script>`;
  await host.look({ html }, async (page) => {
    await page.waitForFunction(
      () => document.querySelector('croupier-casino-card')?.shadowRoot?.adoptedStyleSheets.length === 1,
    );
    expect(await painted(page)).toContain(cardLocales.en.visit);
  });
});
