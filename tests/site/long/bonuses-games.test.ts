import {
  bonusesAdd,
  casinosAdd,
  gamesAdd,
  memoryStorage,
  openStore,
  type Perform,
  runtime,
} from '@croupier/core';
import { putSample } from '@croupier/core/sample';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestStore, startTestServer } from '../test-server.js';

async function sampleServed() {
  const storage = memoryStorage();
  const meta = { by: { name: 'owner' }, operation: 'sample.put' };
  await openStore(storage, runtime).change(meta, putSample);
  const { address } = await startTestServer(storage);
  return (path: string) => pageAt(address, path);
}

async function pageAt(address: string, path: string): Promise<string> {
  const response = await fetch(address + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

async function foxBonus(perform: Perform, more: object = {}) {
  await perform(casinosAdd, {
    record: { slug: 'red-fox', name: 'Red Fox', description: 'Calm.', rating: 8 },
  });
  const bonus = { casino: 'red-fox', title: 'Fox Welcome', visitUrl: 'https://fox.example/claim' };
  await perform(bonusesAdd, { record: { ...bonus, ...more } });
}

test('an offer has its link on its last day, and on the next one says that it has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-31T23:59:59.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { storage, perform } = await createTestStore();
  await foxBonus(perform, { validUntil: '2026-05-31' });
  const { address } = await startTestServer(storage);
  expect(await pageAt(address, '/bonuses')).toContain('https://fox.example/claim');
  vi.setSystemTime(new Date('2026-06-01T00:00:00.000Z'));
  const html = await pageAt(address, '/bonuses');
  expect(html).toContain('This offer has ended.');
  expect(html).not.toContain('https://fox.example/claim');
});

test('the link of an offer is sponsored, opens a new tab, and is counted by the name of the offer', async () => {
  const { storage, perform } = await createTestStore();
  await foxBonus(perform);
  const { address } = await startTestServer(storage);
  const html = await pageAt(address, '/bonuses');
  const claim = /<a [^>]*href="https:\/\/fox\.example\/claim"[^>]*>/.exec(html)?.[0];
  for (const word of ['sponsored nofollow noopener', '_blank', 'data-croupier-label="Fox Welcome"']) {
    expect(claim).toContain(word);
  }
});

test('a site without samples has none of them, and each page says that it has nothing', async () => {
  const { storage } = await createTestStore();
  const { address } = await startTestServer(storage);
  const says: Record<string, string> = {
    '/bonuses': 'No bonuses in this category yet.',
    '/games': 'No games yet.',
    '/complaints': 'No complaints yet',
    '/forum': 'No topics yet',
    '/tournaments': 'No tournaments found',
  };
  for (const [path, words] of Object.entries(says)) {
    const html = await pageAt(address, path);
    expect(html, path).toContain(words);
    expect(html, path).not.toContain('Sample content');
    expect(html, path).not.toContain('Copper Heron');
    expect(html, path).not.toContain('21,940');
  }
});

test('only the search and filters in the address change the page', async () => {
  const page = await sampleServed();
  expect(await page('/games?category=table&q=quillback&sort=name')).toMatch(
    /Single Zero[\s\S]*Slow River Blackjack/,
  );
  expect(await page('/complaints/status/pending')).not.toContain('oskar74');
  expect(await page('/complaints?q=oskar74')).toContain('with an apology');
  expect(await page('/forum?q=limit')).not.toContain('Does 25x on the bonus');
  expect(await page('/tournaments/status/completed')).not.toContain('Autumn Reels');
  expect(await page('/tournaments?q=nothing+at+all')).toContain('No tournaments found');
  expect(await page('/bonuses/type/cashback')).toContain('10% Cashback Every Monday');
  const plain = await page('/bonuses');
  expect(await page('/bonuses?utm_source=x')).toBe(plain);
});

test('a search term is text on the page, never markup', async () => {
  const page = await sampleServed();
  for (const path of ['/games', '/complaints', '/forum', '/tournaments']) {
    const html = await page(`${path}?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html, path).not.toContain('<script>alert');
    expect(html, path).toContain('&quot;&gt;&lt;script&gt;');
  }
});

test('the play button of a game is disabled without an address', async () => {
  const { storage, perform } = await createTestStore();
  await perform(gamesAdd, { record: { name: 'Open', playUrl: 'https://play.example/open' } });
  await perform(gamesAdd, { record: { name: 'Shut' } });
  const { address } = await startTestServer(storage);
  const html = await pageAt(address, '/games');
  expect(html).toContain('href="https://play.example/open"');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Play\. Shut:/);
});

test('a page shows a part of 10,000 bonuses, games and casinos', async () => {
  const storage = memoryStorage();
  await openStore(storage, runtime).change({ by: { name: 'owner' }, operation: 'test.fill' }, (content) => {
    for (let i = 0; i < 10_000; i++) {
      const { id } = content.casinos.insert({ slug: `c-${i}`, name: `Casino ${i}`, description: 'x' });
      content.bonuses.insert({ casinoId: id, casino: `Casino ${i}`, title: `Offer ${i}`, rating: i % 10 });
      content.games.insert({ name: `Game ${i}`, provider: `Studio ${i % 100}` });
    }
  });
  const { address } = await startTestServer(storage);
  const cards = async (path: string) => (await pageAt(address, path)).match(/<article/g)?.length;
  expect(await cards('/bonuses/page/417')).toBe(16);
  expect(await cards('/games?q=studio+7&sort=rtp&page=2')).toBe(24);
});
