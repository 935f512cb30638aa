import { expect, test } from 'vitest';
import type { LinkResult } from '../../diagnostics/link-result.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { SiteTools } from '../define/site-tools.js';
import { operations as op } from '../registry.js';
import { actingAs } from '../testing/memory-store.js';

/** A store whose links are found to be what a map says, and fine otherwise. */
function linkedStore(found: Record<string, Partial<LinkResult>>) {
  const asked: string[] = [];
  const checkLinks: NonNullable<SiteTools['checkLinks']> = async (links, { signal, onResult }) => {
    for (const { url } of links) {
      asked.push(url);
      onResult({ url, outcome: 'ok', ...found[url] });
      signal.throwIfAborted();
    }
  };
  const siteTools = { checkLinks } as SiteTools;
  return { asked, perform: createPerform(memoryStorage(), runtime, { siteTools }) };
}

const addCasino = (perform: Perform, name: string, record: object) =>
  perform(op['casinos.add'], { record: { name, description: 'x', ...record } });

const OLD = 'https://owl.example/old?a={affiliateId}';
const NEW = 'https://owl.example/new?a={affiliateId}';

async function owls(found: Record<string, Partial<LinkResult>>) {
  const store = linkedStore(found);
  await addCasino(store.perform, 'Owl', { visitUrl: OLD, termsUrl: 'https://owl.example/terms' });
  await store.perform(op['bonuses.add'], { record: { casino: 'owl', title: 'Spins', visitUrl: OLD } });
  return store;
}

test('the links of what visitors see are followed, each once', async () => {
  const { asked, perform } = linkedStore({});
  await addCasino(perform, 'Owl', {
    visitUrl: 'https://owl.example/',
    termsUrl: 'https://owl.example/terms',
  });
  await addCasino(perform, 'Hidden', { visitUrl: 'https://hidden.example/', isActive: false });
  await addCasino(perform, 'Bad', { visitUrl: 'https://bad.example/' });
  await perform(op['casinos.blacklist'], { records: ['bad'], reason: 'x' });
  const listing = (casino: string, market: string, accepts: 'yes' | 'no') =>
    perform(op['listings.add'], {
      record: { casino, market, accepts, visitUrl: `https://${casino}.example/${market}` },
    });
  await listing('owl', 'GB', 'yes');
  await listing('owl', 'FI', 'no');
  await listing('hidden', 'GB', 'yes');
  const bonus = (casino: string, title: string, more: object = {}) =>
    perform(op['bonuses.add'], {
      record: { casino, title, visitUrl: `https://offer.example/${title}`, ...more },
    });
  await bonus('owl', 'shown');
  await bonus('Unlisted', 'unlisted');
  await bonus('owl', 'ended', { validUntil: '2020-01-01' });
  await bonus('owl', 'withdrawn');
  await perform(op['bonuses.withdraw'], { records: ['withdrawn'], reason: 'x' });
  await bonus('bad', 'of-bad');
  await bonus('owl', 'twice', { visitUrl: 'https://owl.example/' });
  await perform(op['games.add'], { record: { name: 'Reel', playUrl: 'https://game.example/reel' } });
  const { result } = await perform(op['links.check'], {});
  expect(asked.sort()).toEqual([
    'https://game.example/reel',
    'https://offer.example/shown',
    'https://offer.example/unlisted',
    'https://owl.example/',
    'https://owl.example/GB',
    'https://owl.example/terms',
  ]);
  expect(result).toMatchObject({ checked: 6, outcomes: { ok: 6, gone: 0 }, records: [] });
});

test('a check of one casino follows its links, those of its listings and of its offers', async () => {
  const { asked, perform } = await owls({});
  await addCasino(perform, 'Hawk', { visitUrl: 'https://hawk.example/' });
  await perform(op['games.add'], { record: { name: 'Reel', playUrl: 'https://game.example/reel' } });
  await perform(op['links.check'], { casinos: ['owl'] });
  expect(asked).toEqual([OLD, 'https://owl.example/terms']);
  await expect(perform(op['links.check'], { casinos: ['nobody'] })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect((await perform(op['links.list'], {})).result).toMatchObject({ total: 2, unchecked: 2 });
});

test('what was found is kept with every place that has the link, the gravest first', async () => {
  const { perform } = await owls({
    [OLD]: { outcome: 'moved', status: 200, finalUrl: NEW, newUrl: NEW },
    'https://owl.example/terms': { outcome: 'gone', reason: 'status', status: 404 },
  });
  await perform(op['links.check'], {});
  const { result } = await perform(op['links.list'], {}, actingAs('editor'));
  expect(result).toMatchObject({
    total: 2,
    unchecked: 0,
    outcomes: { moved: 1, gone: 1, ok: 0 },
    records: [
      {
        outcome: 'gone',
        message: 'Nothing is there: its server answers 404',
        places: [{ field: 'termsUrl' }],
      },
      {
        outcome: 'moved',
        newUrl: NEW,
        places: [
          { in: 'casinos', name: 'Owl', field: 'visitUrl' },
          { in: 'bonuses', name: 'Spins', field: 'visitUrl' },
        ],
      },
    ],
  });
  expect((await perform(op['links.list'], { outcome: ['moved'] })).result.total).toBe(1);
  const { findings } = (await perform(op['doctor.check'], { only: ['outgoing-link'] })).result;
  expect(findings.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    [
      'gone-link',
      'error',
      "Casino 'Owl' leads to https://owl.example/terms. Nothing is there: its server answers 404",
    ],
    ['moved-link', 'warning', `Casino 'Owl' leads to ${OLD}. It moved for good to ${NEW}`],
    ['moved-link', 'warning', `Bonus 'Spins' leads to ${OLD}. It moved for good to ${NEW}`],
  ]);
});

test('a link that is blocked or failed is listed, and is no finding of the doctor', async () => {
  const { perform } = await owls({
    [OLD]: { outcome: 'blocked', reason: 'robots' },
    'https://owl.example/terms': { outcome: 'failed', reason: 'timeout' },
  });
  await perform(op['links.check'], {});
  expect((await perform(op['links.list'], {})).result.outcomes).toMatchObject({ blocked: 1, failed: 1 });
  expect((await perform(op['doctor.check'], { only: ['outgoing-link'] })).result.findings).toEqual([]);
});

test('a new address takes the place of the old one everywhere, and one undo takes that back', async () => {
  const { perform } = await owls({ [OLD]: { outcome: 'moved', newUrl: NEW } });
  await perform(op['links.check'], {});
  await perform(op['links.update'], { links: [OLD] });
  const visitUrls = async () => [
    (await perform(op['casinos.show'], { record: 'owl' })).result.record.visitUrl,
    (await perform(op['bonuses.show'], { record: 'Spins' })).result.record.visitUrl,
  ];
  expect(await visitUrls()).toEqual([NEW, NEW]);
  expect((await perform(op['doctor.check'], { only: ['outgoing-link'] })).result.findings).toEqual([]);
  await perform(op['history.undo'], {});
  expect(await visitUrls()).toEqual([OLD, OLD]);
});

test('only a link that moved gets a new address', async () => {
  const { perform } = await owls({ [OLD]: { outcome: 'lost-parameters', lost: ['a'] } });
  await perform(op['links.check'], {});
  await expect(perform(op['links.update'], { links: [OLD] })).rejects.toMatchObject({
    reason: 'link.not-moved',
  });
});

test('a link that was changed or is not shown any more is neither listed nor found', async () => {
  const { perform } = await owls({ [OLD]: { outcome: 'gone', reason: 'status', status: 404 } });
  await perform(op['links.check'], {});
  await perform(op['casinos.deactivate'], { records: ['owl'] });
  expect((await perform(op['links.list'], {})).result).toMatchObject({ total: 0, unchecked: 0 });
  expect((await perform(op['doctor.check'], { only: ['outgoing-link'] })).result.findings).toEqual([]);
});

test('a check that is stopped keeps what it found', async () => {
  const { perform } = await owls({ [OLD]: { outcome: 'gone', reason: 'status', status: 404 } });
  await expect(perform(op['links.check'], {}, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect((await perform(op['links.list'], {})).result).toMatchObject({ total: 1, unchecked: 1 });
});

test('a dry run keeps nothing', async () => {
  const { perform } = await owls({ [OLD]: { outcome: 'gone', reason: 'status', status: 404 } });
  const { result } = await perform(op['links.check'], {}, { dryRun: true });
  expect(result.records).toHaveLength(1);
  expect((await perform(op['links.list'], {})).result.total).toBe(0);
});

test('a second check leaves the results of other links, and replaces those of its own', async () => {
  const found: Record<string, Partial<LinkResult>> = { [OLD]: { outcome: 'failed', reason: 'timeout' } };
  const { perform } = await owls(found);
  await addCasino(perform, 'Hawk', { visitUrl: 'https://hawk.example/' });
  await perform(op['links.check'], {});
  delete found[OLD];
  found['https://hawk.example/'] = { outcome: 'gone', reason: 'unknown-host' };
  await perform(op['links.check'], { casinos: ['owl'] });
  expect((await perform(op['links.list'], {})).result.outcomes).toMatchObject({ ok: 3, gone: 0, failed: 0 });
});

test('where nothing follows links, that is said', async () => {
  const perform = createPerform(memoryStorage(), runtime);
  await expect(perform(op['links.check'], {})).rejects.toMatchObject({ reason: 'link.not-followed-here' });
});
