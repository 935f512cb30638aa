import {
  bonusesAdd,
  casinosBlacklist,
  casinosDeactivate,
  casinosDelete,
  casinosEdit,
  casinosRename,
  embedShow,
  settingsSet,
} from '@croupier/core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startHostServer } from '../embedding-pages/host-server.js';
import { blankPage, reactPage } from '../embedding-pages/snippet-pages.js';

const host = startHostServer();
const NAME = 'Red Kite';
/** Its name when the snippets were pasted. */
const PASTED_NAME = 'Paper Kite';
const KINDS = ['element', 'iframe', 'html', 'react'] as const;
type Kind = (typeof KINDS)[number] | 'block of HTML in WordPress' | 'address in WordPress';
const FRAMES: ReadonlySet<Kind> = new Set<Kind>(['iframe', 'address in WordPress']);
let pages: Record<Kind, string>;

beforeAll(async () => {
  await host.perform(settingsSet, { changes: { siteBaseUrl: host.site } });
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
    'block of HTML in WordPress': blankPage(asParagraphs(element)),
    'address in WordPress': blankPage(await framedByWordPress(`${host.site}/casino/paper-kite`)),
  };
});

/** A Custom HTML block, or a shortcode that returns it, after WordPress made paragraphs of its lines. */
function asParagraphs(snippet = ''): string {
  return `<div class="wp-block-group"><p>${snippet.replaceAll('\n', '<br />\n')}</p></div>`;
}

/** What WordPress keeps of an oEmbed answer for the address of a page: its frame, which may run scripts and nothing else. */
async function framedByWordPress(address: string): Promise<string> {
  const answer = await fetch(`${host.site}/oembed?url=${encodeURIComponent(address)}`);
  const { html } = (await answer.json()) as { html: string };
  const frame = /<iframe[^>]*><\/iframe>/.exec(html)?.[0] ?? '';
  return frame
    .replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted" data-secret="abc123"')
    .replace(/src="([^"]*)"/, 'src="$1#?secret=abc123"');
}

/** Looks at what each kind shows that was pasted before anything changed. */
async function onEach(
  how: (page: Page, kind: Kind) => Promise<void>,
  { leadsOut = false }: { leadsOut?: boolean } = {},
): Promise<void> {
  for (const [kind, html] of Object.entries(pages) as [Kind, string][]) {
    await host.look({ html }, async (page) => {
      await how(page, kind);
      if (!leadsOut) expect(await sponsoredLinks(page), `${kind} has no way out to the casino`).toBe(0);
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

test('a rename reaches elements, frames, React and WordPress; plain HTML leads to the review', async () => {
  await host.perform(casinosRename, { record: 'paper-kite', slug: 'red-kite', name: NAME });
  await onEach(
    async (page, kind) => {
      if (kind === 'html') await page.getByRole('link', { name: 'Read the review' }).click();
      await saysSoon(page, NAME);
    },
    { leadsOut: true },
  );
});

test('that the terms of an offer are not known any more reaches elements, frames and React; plain HTML names no offer', async () => {
  await host.perform(casinosEdit, { record: 'red-kite', changes: { termsUrl: null, bonus: '20 spins' } });
  await onEach(
    (page, kind) => saysSoon(page, kind === 'html' ? PASTED_NAME : 'The terms of this offer are not known.'),
    { leadsOut: true },
  );
});

test('an offer that has ended reaches elements, frames and React; plain HTML never had it', async () => {
  await host.perform(bonusesAdd, { record: { casino: NAME, title: 'Old', validUntil: '2020-01-31' } });
  await onEach(async (page, kind) => {
    await saysSoon(page, kind === 'html' ? PASTED_NAME : 'This offer has ended.');
    expect(await textOf(page)).not.toContain('The terms of this offer');
  });
});

test('a blacklisting reaches elements, frames and React; plain HTML leads to the review, which says so', async () => {
  await host.perform(casinosBlacklist, { records: ['red-kite'], reason: 'Kept a deposit' });
  await onEach(async (page, kind) => {
    if (kind === 'html') await page.getByRole('link', { name: 'Read the review' }).click();
    await saysSoon(page, 'Kept a deposit');
  });
});

test('a casino that is taken off the site leaves a notice in elements, frames and React', async () => {
  await host.perform(casinosDeactivate, { records: ['red-kite'] });
  await onEach((page, kind) =>
    saysSoon(page, kind === 'html' ? PASTED_NAME : 'This casino is no longer listed.'),
  );
});

test('of a deleted casino stays what was pasted, and a frame says that there is none', async () => {
  await host.perform(casinosDelete, { records: ['red-kite'] });
  await onEach((page, kind) => saysSoon(page, FRAMES.has(kind) ? 'Casino Not Found' : PASTED_NAME));
});
