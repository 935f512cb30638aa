import {
  bonusesEdit,
  bonusesList,
  bonusesRestore,
  bonusesWithdraw,
  casinosEdit,
  createPerform,
  postsAdd,
  runtime,
} from '@croupier/core';
import { expect, test } from 'vitest';
import { REAL_ORIGIN } from '../real-site/real-site.js';
import { build, filesIn, freshFolder, realStore } from './built-folder.js';
import { startTestServer } from './test-server.js';

const TITLE = '50 spins on Sundays, without a deposit';
const LINK = 'https://cobalt-estuary.example/sundays?tag=1&place=2';
const POST = `<p>On Sundays there is <a href="${LINK.replaceAll('&', '&amp;')}">an offer</a>.</p>`;

/** Where visitors, feeds, embeds and searches meet the offer. */
const PATHS = [
  '/',
  '/bonuses',
  '/casino/cobalt-estuary',
  '/best-casinos',
  '/blog/sundays',
  '/feed.xml',
  '/feed/reviews.xml',
  '/embed/casinos/cobalt-estuary',
  '/embed/casinos/cobalt-estuary.json',
  '/embed/casinos.json',
  '/embed/casinos.json?slugs=cobalt-estuary',
  `/oembed?url=${REAL_ORIGIN}/casino/cobalt-estuary`,
  `/search?q=${encodeURIComponent('Sundays')}`,
  `/search?q=${encodeURIComponent('Cobalt Estuary')}`,
  `/search/suggestions.json?q=${encodeURIComponent('50 spins on Sundays')}`,
];

/** The real site, with an offer that it shows wherever it can. */
async function offeredSite() {
  const storage = await realStore();
  const perform = createPerform(storage, runtime);
  const bonus = (await perform(bonusesList, { casino: 'Cobalt Estuary' })).result.records[0];
  const changes = { title: TITLE, visitUrl: LINK, rating: 10 };
  await perform(bonusesEdit, { record: bonus?.id as string, changes });
  await perform(casinosEdit, { record: 'cobalt-estuary', changes: { bonus: TITLE.toUpperCase() } });
  const post = { title: 'Sundays', excerpt: 'x', content: POST, isPublished: true };
  await perform(postsAdd, { record: { ...post, slug: 'sundays' } });
  return { storage, perform, id: bonus?.id as string };
}

/** Whether a text has the title or the link of the offer, however it is written. */
function tells(text: string): boolean {
  const plain = text.replace(/&(?:amp;|#x26;|#38;){1,2}/g, '&').toLowerCase();
  return plain.includes(TITLE.toLowerCase()) || plain.includes(LINK);
}

async function servedSite() {
  const { storage, perform, id } = await offeredSite();
  const { address } = await startTestServer(storage);
  const told = async () => {
    const found: string[] = [];
    for (const path of PATHS) {
      const response = await fetch(address + path);
      expect(response.status, path).toBe(200);
      if (tells(await response.text())) found.push(path);
    }
    return found;
  };
  return { perform, id, told, address };
}

test('a withdrawn bonus is gone at once from pages, embeds, oEmbed, searches and feeds of a served site, and comes back', async () => {
  const { perform, id, told, address } = await servedSite();
  const before = await told();
  for (const path of [
    '/bonuses',
    '/casino/cobalt-estuary',
    '/blog/sundays',
    '/feed.xml',
    '/embed/casinos.json',
  ])
    expect(before, path).toContain(path);
  expect(before.length).toBeGreaterThan(9);
  const { receipt } = (await perform(bonusesWithdraw, { records: [id], reason: 'Taken back' })).result;
  expect(await told()).toEqual([]);
  expect(receipt.offers[0]).toMatchObject({ left: [] });

  for (const path of ['/bonuses', '/casino/cobalt-estuary', '/blog/sundays', '/feed.xml'])
    expect(receipt.offers[0]?.shownAt, path).toContain(path);

  const cached = (await fetch(`${address}/embed/casinos/cobalt-estuary.json`)).headers.get('cache-control');
  const seconds = [...(cached ?? '').matchAll(/=(\d+)/g)].reduce(
    (sum, [, number]) => sum + Number(number),
    0,
  );
  expect(receipt.cacheSeconds).toBe(seconds);
  await perform(bonusesRestore, { records: [id] });
  expect(await told()).toEqual(before);
});

test('the next build of a site of files has nothing of a withdrawn bonus', async () => {
  const { storage, perform, id } = await offeredSite();
  const folder = await freshFolder();
  const filesTelling = async () => {
    await build(storage, folder, { today: new Date().toISOString().slice(0, 10) });
    const found: string[] = [];
    for (const [file, bytes] of await filesIn(folder)) if (tells(bytes.toString())) found.push(file);
    return found;
  };
  expect((await filesTelling()).length).toBeGreaterThan(5);
  await perform(bonusesWithdraw, { records: [id] });
  expect(await filesTelling()).toEqual([]);
});
