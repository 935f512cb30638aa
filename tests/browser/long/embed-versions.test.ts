import { pathToFileURL } from 'node:url';
import { casinosBlacklist, casinosDeactivate, casinosRename, type EmbeddedCard } from '@croupier/core';
import type { renderCard } from '@croupier/ui/embed';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { painted, SCRIPT, startHostServer } from '../embedding-pages/host-server.js';
import { type OlderSite, startOlderSite } from './older-site.js';

const host = startHostServer();
let older: OlderSite;

beforeAll(async () => {
  older = await startOlderSite();
});

afterAll(() => older?.stop());

interface Pasted {
  tag: string;
  /** As the arguments of `croupier embed`. */
  args: string[];
  input: Parameters<typeof host.snippet>[0];
  casinos: string[];
}

const PASTED: Pasted[] = [
  {
    tag: 'croupier-casino-card',
    args: ['copper-heron'],
    input: { casinos: ['copper-heron'] },
    casinos: ['Copper Heron'],
  },
  {
    tag: 'croupier-toplist',
    args: ['--toplist', 'sort=-rating', '--limit', '2'],
    input: { toplist: 'sort=-rating', limit: 2 },
    casinos: ['Copper Heron', 'Lantern Quay'],
  },
  {
    tag: 'croupier-compare',
    args: ['copper-heron', 'lantern-quay'],
    input: { casinos: ['copper-heron', 'lantern-quay'] },
    casinos: ['Copper Heron', 'Lantern Quay'],
  },
];

const WORDS = {
  en: [
    '9.2 out of 10',
    '100% up to €200',
    'Visit Casino',
    'Read Review',
    'Ad',
    '18+. Gambling can be addictive.',
  ],
  de: [
    '9,2 von 10',
    '100% up to €200',
    'Zum Casino',
    'Testbericht lesen',
    'Anzeige',
    '18+. Glücksspiel kann',
  ],
};
const LANGUAGES = ['en', 'de'] as const;

/** Looks at a page of another site with a snippet, and this script in place of its own. */
async function onPage(
  snippet: string,
  script: string,
  work: (page: Page, complaints: string[]) => Promise<void>,
): Promise<void> {
  const html = snippet.replace(/<script async src="[^"]*">/, '<script async src="/copy.js">');
  await host.look(
    { html: `<!doctype html><html lang="en"><title>A host</title><h1>Theirs</h1>${html}` },
    (page, { complaints }) => work(page, complaints),
    {
      before: (page) =>
        page.route('**/copy.js', (route) => route.fulfill({ path: script, contentType: 'text/javascript' })),
    },
  );
}

/** Expects that the embed of a snippet shows its casinos, with links that are marked as ads, and complains of nothing. */
async function expectShown({ tag, casinos }: Pasted, snippet: string, script: string): Promise<void> {
  for (const language of LANGUAGES) {
    const inLanguage = snippet.replace(/<croupier-\w[\w-]*/, (start) => `${start} lang="${language}"`);
    await onPage(inLanguage, script, async (page, complaints) => {
      const text = await painted(page, tag);
      for (const words of [...casinos, ...WORDS[language]]) expect(text).toContain(words);
      expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
      const visits = page.locator(`${tag} [part="visit"]`);
      expect(await visits.evaluateAll((all) => all.map((link) => link.getAttribute('rel')))).toEqual(
        casinos.map(() => 'sponsored nofollow noopener'),
      );
      expect(complaints).toEqual([]);
    });
  }
}

describe.each(PASTED)('$tag', (pasted) => {
  const fromOlder = () => older.snippet(host.site, ...pasted.args);

  test('pasted from an older site, it shows what the newer one answers', async () => {
    await expectShown(pasted, await fromOlder(), SCRIPT);
  });

  test('an older script shows what a newer site answers', async () => {
    await expectShown(pasted, await fromOlder(), older.script);
  });

  test('a newer script shows what an older site answers', async () => {
    const snippet = (await host.snippet(pasted.input)).replaceAll(host.site, older.address);
    await expectShown(pasted, snippet, SCRIPT);
  });
});

test('a frame that was pasted from an older site shows the card of the newer one, and tells its height', async () => {
  const frame = await older.snippet(host.site, 'copper-heron', '--as', 'iframe');
  const listener = '<script>addEventListener("message", ({ data }) => { window.told = data; });</script>';
  await onPage(listener + frame, older.script, async (page, complaints) => {
    await page.frameLocator('iframe').getByRole('heading', { name: 'Copper Heron' }).waitFor();
    await page.waitForFunction('window.told?.type === "croupier-height" && window.told.value > 100');
    expect(complaints).toEqual([]);
  });
});

test('each renderCard makes a card of what a site of the other version answers', async () => {
  const ours = new URL('../../../packages/ui/dist/embed-door.js', import.meta.url).href;
  for (const [door, base] of [
    [pathToFileURL(older.file('ui/dist/embed-door.js')).href, host.site],
    [ours, older.address],
  ] as const) {
    const render = ((await import(/* @vite-ignore */ door)) as { renderCard: typeof renderCard }).renderCard;
    const card = await (await fetch(`${base}/embed/casinos/copper-heron.json`)).json();
    const html = render(card as EmbeddedCard, { base });
    for (const words of ['Copper Heron', '100% up to €200', 'Visit Casino']) expect(html).toContain(words);
  }
});

test('a newer script that asks an older site for a market leaves the link that was pasted', async () => {
  const snippet = `<croupier-casino-card slug="copper-heron" base="${older.address}" market="GB"><a href="#ours">Our review</a></croupier-casino-card><script async src="x"></script>`;
  await onPage(snippet, SCRIPT, async (page, complaints) => {
    await expect.poll(() => complaints.join('\n')).toContain("nothing to show for 'copper-heron'");
    expect(await page.getByRole('link', { name: 'Our review' }).isVisible()).toBe(true);
    expect(await page.locator('[part="visit"]').count()).toBe(0);
  });
});

test('an older script follows a rename, and has no link to a casino that was blacklisted or taken away', async () => {
  await host.perform(casinosRename, { record: 'copper-heron', slug: 'heron', name: 'Heron' });
  await host.perform(casinosBlacklist, { records: ['lantern-quay'], reason: 'Does not pay' });
  await host.perform(casinosDeactivate, { records: ['paper-kite'] });
  const shown: string[] = [];
  for (const slug of ['copper-heron', 'lantern-quay', 'paper-kite']) {
    const snippet = `<croupier-casino-card slug="${slug}" base="SITE"></croupier-casino-card><script async src="x"></script>`;
    await onPage(snippet, older.script, async (page) => {
      const text = await painted(page);
      shown.push(`${text} (${await page.locator('[part="visit"]').count()} links)`);
    });
  }
  expect(shown).toEqual([
    expect.stringMatching(/^HeHeron.* \(1 links\)$/s),
    expect.stringMatching(/Does not pay.* \(0 links\)$/s),
    'This casino is no longer listed. (0 links)',
  ]);
});
