import { bonusesAdd, casinosBlacklist, casinosDeactivate, casinosDelete, embedShow } from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startHostServer } from './hosts/host-server.js';
import { blankPage, reactPage } from './hosts/snippet-pages.js';

const host = startHostServer();
const NAME = 'Paper Kite';
const KINDS = ['element', 'iframe', 'html', 'react'] as const;
let pages: Record<(typeof KINDS)[number], string>;

beforeAll(async () => {
  const { result } = await host.perform(embedShow, {
    casinos: ['paper-kite'],
    as: [...KINDS],
    baseUrl: host.site,
  });
  const { element, iframe, html, react } = result.snippets as Record<string, string>;
  pages = {
    element: blankPage(element),
    iframe: blankPage(iframe),
    html: blankPage(html),
    react: await reactPage(react),
  };
});

/** Looks at what each kind shows that was pasted before anything changed. */
async function onEach(how: (page: Page, kind: (typeof KINDS)[number]) => Promise<void>): Promise<void> {
  for (const kind of KINDS) {
    await host.look({ html: pages[kind] }, async (page) => {
      await how(page, kind);
      expect(await sponsoredLinks(page), `${kind} has no way out to the casino`).toBe(0);
    });
  }
}

/** Waits for words in the page, in its elements or in its frames. */
async function saysSoon(page: Page, words: string): Promise<void> {
  await expect.poll(() => textOf(page)).toContain(words);
}

async function textOf(page: Page): Promise<string> {
  const texts = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const inside = document.querySelector('croupier-casino-card')?.shadowRoot?.textContent ?? '';
        return `${document.body?.innerText ?? ''}\n${inside}`;
      }),
    ),
  );
  return texts.join('\n');
}

async function sponsoredLinks(page: Page): Promise<number> {
  const counts = page.frames().map((frame) => frame.locator('[rel~="sponsored"]').count());
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('an offer that has ended reaches elements, frames and React; plain HTML never had it', async () => {
  await host.perform(bonusesAdd, { record: { casino: NAME, title: 'Old', validUntil: '2020-01-31' } });
  await onEach((page, kind) => saysSoon(page, kind === 'html' ? NAME : 'This offer has ended.'));
});

test('a blacklisting reaches elements, frames and React; plain HTML leads to the review, which says so', async () => {
  await host.perform(casinosBlacklist, { records: ['paper-kite'], reason: 'Kept a deposit' });
  await onEach(async (page, kind) => {
    if (kind === 'html') await page.getByRole('link', { name: 'Read the review' }).click();
    await saysSoon(page, 'Kept a deposit');
  });
});

test('a casino that is taken off the site leaves a notice in elements, frames and React', async () => {
  await host.perform(casinosDeactivate, { records: ['paper-kite'] });
  await onEach((page, kind) => saysSoon(page, kind === 'html' ? NAME : 'This casino is no longer listed.'));
});

test('of a deleted casino stays what was pasted, and a frame says that there is none', async () => {
  await host.perform(casinosDelete, { records: ['paper-kite'] });
  await onEach((page, kind) => saysSoon(page, kind === 'iframe' ? 'Casino Not Found' : NAME));
});
