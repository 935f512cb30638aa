import { expect, test } from 'vitest';
import { adminWithdrawalLabels } from '../../labels/admin/screens/casinos/offers.js';
import { doctorCheck } from '../../operations/doctor/doctor.js';
import { historyUndo } from '../../operations/store/undo.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { readCatalogue } from '../../store/read-catalogue.js';
import { openStore } from '../../store/store.js';
import type { Transaction } from '../../store/transaction.js';
import { getView } from '../../views/views.js';
import { casinosEdit } from '../casinos/casinos.js';
import { bonusesAdd, bonusesImport } from './bonuses.js';
import { bonusesRestore, bonusesWithdraw } from './bonuses-withdraw.js';

const TODAY = '2026-11-24';
const LINK = 'https://fox.example/welcome?a=1&b=2';
const POST = `<p>Fox has <a href="${LINK.replace('&', '&amp;')}">an offer</a>.</p>`;

/** A site with an offer that much of it shows. */
async function foxSite(
  more: (content: Transaction, fox: { casino: string; bonus: string }) => void = () => {},
) {
  const storage = memoryStorage();
  const store = openStore(storage, runtime);
  await store.change({ by: { name: 'hand' }, operation: 'x.y' }, (content) => {
    content.settings.set({ ...content.settings.get(), siteBaseUrl: 'https://guide.example' });
    const casino = { description: 'Calm.', rating: 8, visitUrl: 'https://fox.example/' };
    const { id } = content.casinos.insert({
      ...{ ...casino, slug: 'fox', name: 'Fox', bonus: '100% up to €200' },
      bonuses: { welcome: '100%  UP TO €200', freeSpins: '20 spins' },
    });
    content.casinos.insert({ ...casino, slug: 'owl', name: 'Owl', bonus: '100% up to €200' });
    const offer = { casino: 'Fox', casinoId: id, rating: 9 };
    const bonus = content.bonuses.insert({ ...offer, title: '100% up to €200', visitUrl: LINK }).id;
    content.bonuses.insert({ ...offer, title: '10% back', category: 'cashback' });
    content.toplists.insert({ slug: 'all', title: 'All of them', query: '' });
    const post = { excerpt: 'x', isPublished: true, publishedAt: '2026-01-05T00:00:00.000Z' };
    content.posts.insert({ ...post, slug: 'news', title: 'News', content: POST });
    content.redirects.insert({ source: '/go/fox', target: LINK });
    more(content, { casino: id, bonus });
  });
  const perform = createPerform(storage, runtime);
  const catalogue = () => readCatalogue(storage, TODAY);
  const withdraw = async (input: object = {}) =>
    (await perform(bonusesWithdraw, { records: ['100% up to €200'], ...input })).result;
  return { perform, catalogue, withdraw };
}

test('a withdrawn offer is on no page, in no feed and no embed; its receipt names what showed it', async () => {
  const { catalogue, withdraw } = await foxSite();
  const { receipt, records } = await withdraw({ reason: 'The casino took it back' });
  expect(records[0]).toMatchObject({ withdrawnReason: 'The casino took it back' });
  const [{ shownAt, left } = { shownAt: [], left: [] }] = receipt.offers;
  for (const path of [
    ...['/', '/bonuses', '/casino/fox', '/best-casinos', '/best-casinos/all', '/blog/news', '/feed.xml'],
    ...['/embed/casinos/fox.json', '/embed/casinos/fox', '/embed/casinos.json?slugs=fox', '/go/fox'],
  ])
    expect(shownAt, path).toContain(path);
  // Both searches by its title, and the search page by its casino; suggestions name casinos alone.
  expect(shownAt.filter((path) => path.startsWith('/search'))).toHaveLength(3);
  // The redirect is a rule of its own, which stays; the receipt says so.
  expect(left).toEqual([{ path: '/go/fox', by: ['link'] }]);
  expect(receipt.cacheSeconds).toBe(660);

  const after = await catalogue();
  expect(after.bonuses.map(({ title }) => title)).toEqual(['10% back']);
  const review = getView(after, 'review', { slug: 'fox' });
  expect(JSON.stringify(review)).not.toMatch(/up to €200|fox\.example\/welcome/i);
  expect(JSON.stringify(review)).toContain('20 spins');
  expect(JSON.stringify(getView(after, 'review', { slug: 'owl' }))).toContain('100% up to €200');
  expect(getView(after, 'post', { slug: 'news' })?.content).toBe('<p>Fox has an offer.</p>');
});

test('what the casino says of the offer in other words is left, and told', async () => {
  const { perform, withdraw } = await foxSite();
  await perform(casinosEdit, { record: 'fox', changes: { bonus: 'Now: 100% up to €200, twice' } });
  const { receipt } = await withdraw();
  expect(receipt.offers[0]?.left).toContainEqual({ path: '/casino/fox', by: ['words'] });
});

test('a dry run has the receipt and changes nothing; a second withdrawal keeps the moment of the first', async () => {
  const { perform, catalogue, withdraw } = await foxSite();
  const records = ['100% up to €200'];
  const tried = await perform(bonusesWithdraw, { records }, { dryRun: true });
  expect(tried.result.receipt.offers[0]?.shownAt).toContain('/casino/fox');
  expect((await catalogue()).bonuses).toHaveLength(2);
  const [first] = (await withdraw({ reason: 'A' })).records;
  const again = await withdraw();
  expect(again.records[0]).toEqual(first);
  expect(again.receipt.offers[0]?.shownAt).toEqual(['/go/fox']);
});

test('an offer comes back whole, by restore and by undo', async () => {
  const { perform, catalogue, withdraw } = await foxSite();
  const before = (await catalogue()).bonuses;
  await withdraw({ reason: 'A' });
  const back = await perform(bonusesRestore, { records: ['100% up to €200'] });
  expect(back.result.records[0]).not.toHaveProperty('withdrawnAt');
  expect(back.result.records[0]).not.toHaveProperty('withdrawnReason');
  const plain = (list: typeof before) => list.map(({ updatedAt, ...rest }) => rest);
  expect(plain((await catalogue()).bonuses)).toEqual(plain(before));
  await withdraw();
  await perform(historyUndo, {});
  expect((await catalogue()).bonuses).toHaveLength(2);
  expect((await catalogue()).casinoBySlug.get('fox')?.bonus).toBe('100% up to €200');
});

test('what another offer of the casino says in the same words stays', async () => {
  const { perform, catalogue, withdraw } = await foxSite();
  const { records } = await withdraw();
  expect((await catalogue()).casinoBySlug.get('fox')?.bonus).toBeUndefined();
  const title = records[0]?.title.toUpperCase() ?? '';
  await perform(bonusesAdd, { record: { casino: 'fox', title } });
  expect((await catalogue()).casinoBySlug.get('fox')?.bonus).toBe('100% up to €200');
});

test('an import that knows a withdrawn bonus leaves it withdrawn', async () => {
  const { perform, catalogue, withdraw } = await foxSite();
  await withdraw();
  const source = 'casino,title,wagering\nfox,100% up to €200,40x bonus\n';
  const { result } = await perform(bonusesImport, { source, onConflict: 'update' });
  expect(result).toMatchObject({ updated: 1, created: 0 });
  expect((await catalogue()).bonuses.map(({ title }) => title)).toEqual(['10% back']);
});

test('the doctor names links and redirects to a withdrawn offer, and asks for no check of it', async () => {
  const { perform, withdraw } = await foxSite();
  await withdraw();
  const { findings } = (await perform(doctorCheck, {})).result;
  const told = findings.map(({ code, message }) => `${code} ${message}`);
  expect(told.filter((one) => one.includes('an offer there that was withdrawn'))).toHaveLength(2);
  expect(told.filter((one) => /stale-offer|expired-bonus/.test(one))).toEqual([]);
});

test('a receipt names the page of each list on which the casino stands, and the countries whose lists show the offer', async () => {
  const { withdraw } = await foxSite((content, { casino, bonus }) => {
    for (let i = 0; i < 30; i++)
      content.casinos.insert({ slug: `hare-${i}`, name: `Hare ${i}`, description: 'Quick.', rating: 9 });
    const listing = { casino: 'Fox', casinoId: casino };
    const offer = { offer: '100% up to €200', offerId: bonus };
    content.listings.insert({ ...listing, ...offer, slug: 'fox-in-de', market: 'DE' });
    content.listings.insert({ ...listing, ...offer, slug: 'fox-in-ca-on', market: 'CA-ON' });
  });
  const [{ shownAt, left } = { shownAt: [], left: [] }] = (await withdraw()).receipt.offers;
  for (const path of [
    ...['/best-casinos/page/2', '/reviews/page/2', '/best-casinos/all/page/2'],
    '/casinos-by-country/country/de/page/2',
  ])
    expect(shownAt, path).toContain(path);
  expect(left).toEqual([{ path: '/go/fox', by: ['link'] }]);
});

test('a receipt says of how many bonuses it did not look up the pages', async () => {
  const { withdraw } = await foxSite((content, { casino }) => {
    for (let i = 0; i < 22; i++)
      content.bonuses.insert({ casino: 'Fox', casinoId: casino, title: `Offer ${i}` });
  });
  const { receipt } = await withdraw({ records: Array.from({ length: 22 }, (_, i) => `Offer ${i}`) });
  expect(receipt.offers).toHaveLength(20);
  expect(receipt.leftOut).toBe(2);
  expect(adminWithdrawalLabels.done('22 bonuses', receipt)).toMatch(
    /^22 bonuses: off the site, gone from \d+ pages that were looked up; the pages of 2 more bonuses were not looked up$/,
  );
});
