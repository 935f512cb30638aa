import { expect, test } from 'vitest';
import { bonuses } from '../../collections/bonuses/bonuses.js';
import { casinosAdd } from '../../collections/casinos/casinos.js';
import { listings } from '../../collections/listings/listings.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { doctorCheck } from '../doctor/doctor.js';
import { memoryPerform } from '../testing/memory-store.js';

test('a row that names its casino by slug, and says nothing new of it, leaves its record, however old the row is', async () => {
  const { list, edit, import: listingsImport } = listings.operations;
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 4, 31, 12, minute++));
  const perform = createPerform(memoryStorage(), { ...runtime, now });
  await addCasino(perform, 'Red Fox');
  await perform(listingsImport, { source: 'casino,market,accepts\nred-fox,GB,yes\n' });
  const [listing] = (await perform(list, {})).result.records;
  await perform(edit, { record: 'red-fox-in-gb', changes: { accepts: 'no' } });
  await perform(edit, { record: 'red-fox-in-gb', changes: { accepts: 'yes' } });

  const source = `id,casino,market,accepts,updatedAt\n${listing?.id},red-fox,GB,yes,${listing?.updatedAt}\n`;
  const { result, change } = await perform(listingsImport, { source, onConflict: 'update' });
  expect(result).toMatchObject({ updated: 0, unchanged: 1 });
  expect(change).toBeUndefined();

  const other = source.replace(',yes,', ',no,');
  await expect(perform(listingsImport, { source: other, onConflict: 'update' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a row is about the bonus of a casino, whether it names the casino by slug or by name, in any case', async () => {
  const { list, import: bonusesImport } = bonuses.operations;
  const perform = memoryPerform();
  const id = await addCasino(perform, 'Red Fox');
  const file = (casino: string, wagering: number) =>
    perform(bonusesImport, {
      source: `casino,title,wagering\n${casino},20 spins,${wagering}x\n`,
      onConflict: 'update',
    });
  expect((await file('RED FOX', 10)).result).toMatchObject({ created: 1 });
  for (const [casino, wagering] of [
    ['red-fox', 11],
    ['Red Fox', 12],
    ['red fox', 13],
  ] as const)
    expect((await file(casino, wagering)).result).toMatchObject({ created: 0, updated: 1 });
  expect((await file('red-fox', 13)).result).toMatchObject({ unchanged: 1 });
  expect((await file('RED FOX', 13)).result).toMatchObject({ unchanged: 1 });
  expect((await perform(list, {})).result.records).toMatchObject([
    { casino: 'Red Fox', casinoId: id, title: '20 spins', wagering: '13x' },
  ]);
});

test('a bonus is of no casino where two have the name that it gives, and the doctor says so', async () => {
  const { add } = bonuses.operations;
  const perform = memoryPerform();
  await addCasino(perform, 'Red Fox', 'red-fox');
  const second = await addCasino(perform, 'Red Fox', 'red-fox-2');
  const { records } = (await perform(add, { record: { casino: 'Red Fox', title: 'A' } })).result;
  expect(records[0]).not.toHaveProperty('casinoId');
  const findings = async () =>
    (await perform(doctorCheck, { only: ['dangling-reference'] })).result.findings.map(
      ({ message }) => message,
    );
  expect(await findings()).toEqual(["Bonus 'A' names casino 'Red Fox', and 2 have that name"]);
  await perform(bonuses.operations.edit, { record: 'A', changes: { casino: 'red-fox-2' } });
  expect((await perform(bonuses.operations.show, { record: 'A' })).result.record.casinoId).toBe(second);
  expect(await findings()).toEqual([]);
});

test('bonuses that name a casino which is not there, or a name of several, are kept, and told by row', async () => {
  const { add, edit, import: bonusesImport } = bonuses.operations;
  const perform = memoryPerform();
  await addCasino(perform, 'Paper Kite');
  await addCasino(perform, 'Red Fox', 'red-fox');
  await addCasino(perform, 'Red Fox', 'red-fox-2');
  const rows = ['No Such Casino,A', 'Paper Kite,B', 'Parer Kite,C', 'paper-kite,D', 'red fox,E'];
  const source = `casino,title\n${rows.join('\n')}\n`;
  const told = [
    "2 bonuses name a casino that is not there (row 2: 'No Such Casino'; row 4: 'Parer Kite', perhaps 'Paper Kite'): they belong to none until one is called so",
    "1 bonus names a casino by a name that several have (row 6: 'red fox'): it belongs to none until the slug of one is given",
  ];
  const messagesOf = ({ warnings = [] }: { warnings?: { message: string }[] }) =>
    warnings.map(({ message }) => message);
  expect(messagesOf((await perform(bonusesImport, { source }, { dryRun: true })).result)).toEqual(told);
  expect(messagesOf((await perform(bonusesImport, { source })).result)).toEqual(told);
  expect(messagesOf((await perform(bonusesImport, { source, onConflict: 'update' })).result)).toEqual([]);

  const added = (await perform(add, { record: { casino: 'Gone', title: 'F' } })).result;
  expect(messagesOf(added)).toEqual([
    "1 bonus names a casino that is not there ('Gone'): it belongs to none until one is called so",
  ]);
  const changed = (await perform(edit, { record: 'F', changes: { rating: 5 } })).result;
  expect(messagesOf(changed)).toEqual([]);
  const moved = (await perform(edit, { record: 'F', changes: { casino: 'paper-kite' } })).result;
  expect(messagesOf(moved)).toEqual([]);
});

async function addCasino(perform: Perform, name: string, slug?: string): Promise<string | undefined> {
  const record = { name, description: 'x', ...(slug === undefined ? {} : { slug }) };
  return (await perform(casinosAdd, { record })).result.records[0]?.id;
}
