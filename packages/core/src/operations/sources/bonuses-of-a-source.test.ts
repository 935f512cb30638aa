import { beforeEach, expect, test } from 'vitest';
import type { ImportSettings } from '../../model/documents/import-settings.js';
import type { Perform } from '../../perform.js';
import { operations as op } from '../registry.js';
import { memoryPerform } from '../testing/memory-store.js';

let perform: Perform;
beforeEach(async () => {
  perform = memoryPerform();
  for (const name of ['Copper Heron', 'Paper Kite'])
    await perform(op['casinos.add'], { record: { name, description: 'Calm.', rating: 7 } });
});

/** A feed of bonuses, imported as often as it is asked. */
async function openFeed(settings: ImportSettings = {}) {
  await perform(op['profiles.save'], { name: 'feed', collection: 'bonuses', settings });
  const night = (source: string, options: object = {}) =>
    perform(op['bonuses.import'], {
      ...{ source, fromSource: 'feed', mirror: true, maxRemoved: 100, ...options },
    });
  const all = async () =>
    (await perform(op['bonuses.list'], {})).result.records
      .map(({ casino, casinoId, title, wagering }) => ({ casino, title, wagering, isLinked: !!casinoId }))
      .sort((a, b) => `${a.casino} ${a.title}`.localeCompare(`${b.casino} ${b.title}`));
  return { night, all };
}

const HEADER = 'casino,title,wagering\n';

test('bonuses of a feed are known by casino and title together, however the casino is named', async () => {
  const { night, all } = await openFeed();
  const { result } = await night(`${HEADER}copper-heron,Friday spins,30x\npaper-kite,Friday spins,20x\n`);
  expect(result).toMatchObject({ created: 2, source: { joined: 0 } });
  const again = await night(`${HEADER}Copper Heron,Friday spins,31x\nPAPER KITE,Friday spins,20x\n`);
  expect(again.result).toMatchObject({ created: 0, source: { gone: 0 } });
  expect(await all()).toMatchObject([
    { casino: 'Copper Heron', title: 'Friday spins', wagering: '31x' },
    { title: 'Friday spins', wagering: '20x' },
  ]);
});

test('a casino that a feed names by its slug is nobody else’s edit, and the feed may move the bonus', async () => {
  const { night, all } = await openFeed({ key: ['column:Ref'] });
  const rows = (casino: string) => `Ref,${HEADER}B1,${casino},Friday spins,30x\n`;
  await night(rows('copper-heron'));
  const { result, change } = await night(rows('copper-heron'));
  expect(result).toMatchObject({ unchanged: 1, source: { kept: 0 } });
  expect(change).toBeUndefined();
  const moved = await night(rows('paper-kite'), { diffLast: true });
  expect(moved.result).toMatchObject({
    updated: 1,
    source: {
      kept: 0,
      difference: { changed: [{ columns: { casino: { before: 'Copper Heron', after: 'Paper Kite' } } }] },
    },
  });
  expect(await all()).toMatchObject([{ casino: 'Paper Kite', isLinked: true }]);

  const [bonus] = (await perform(op['bonuses.list'], {})).result.records;
  const edit = (casino: string) =>
    perform(op['bonuses.edit'], { record: bonus?.id as string, changes: { casino } });
  await edit('copper-heron');
  expect((await night(rows('paper-kite'))).result.source).toMatchObject({
    keptRecords: [{ columns: ['casino'] }],
  });
  await edit('paper-kite');
  expect((await night(rows('paper-kite'))).result.source).toMatchObject({ kept: 0 });
});

test('the column of a key is read, so no warning says that it is left out', async () => {
  const { night } = await openFeed({ key: ['column:Ref no'] });
  const { result } = await night('ref_no,Odd,casino,title\nB1,x,copper-heron,Friday spins\n');
  expect(result.warnings.map(({ message }) => message)).toEqual([
    "Column 'Odd' is not known and is left out",
  ]);
  const json = await night('[{"Ref no":"B1","Odd":"x","casino":"copper-heron","title":"Friday spins"}]', {
    format: 'json',
  });
  expect(json.result).toMatchObject({
    unchanged: 1,
    warnings: [{ message: "Field 'Odd' is not known and is left out" }],
  });
});

test('what the feed no longer has is deleted where it says so, undo brings it back, and its return too', async () => {
  const { night, all } = await openFeed({ whenGone: 'delete' });
  const both = `${HEADER}copper-heron,Friday spins,30x\npaper-kite,Monday cash,20x\n`;
  await night(both);
  const one = `${HEADER}copper-heron,Friday spins,30x\n`;
  expect((await night(one)).result.source).toMatchObject({ gone: 1, goneRecords: [{ action: 'delete' }] });
  expect(await all()).toHaveLength(1);
  await perform(op['history.undo'], {});
  expect(await all()).toHaveLength(2);
  await night(one);
  expect((await night(both, { force: true })).result).toMatchObject({ created: 1, source: { returned: 1 } });
  expect(await all()).toHaveLength(2);
});

test('games are known by name and provider together', async () => {
  await perform(op['profiles.save'], { name: 'lobby', collection: 'games', settings: {} });
  const night = (source: string) => perform(op['games.import'], { source, fromSource: 'lobby' });
  await night('name,provider,rtp\nStarfall,North,96\nStarfall,South,95\n');
  expect((await night('name,provider,rtp\nstarfall,North,97\nStarfall,South,95\n')).result).toMatchObject({
    ...{ created: 0, updated: 1, unchanged: 1 },
  });
});
