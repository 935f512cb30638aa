import { beforeEach, expect, test } from 'vitest';
import { operations as op } from '../../operations/registry.js';
import { memoryPerform } from '../../operations/testing/memory-store.js';
import type { Perform } from '../../perform.js';

let perform: Perform;
beforeEach(async () => {
  perform = memoryPerform();
  for (const [name, rating, payment] of [
    ['Fox', 9, 'Visa'],
    ['Owl', 8, 'Visa'],
    ['Elk', 7, 'PayPal'],
    ['Cat', 6, 'Visa'],
  ] as const)
    await perform(op['casinos.add'], {
      record: { name, description: 'x', rating, paymentMethods: [payment] },
    });
});

const pin = (casino: string, place: number, until = '2999-12-31') =>
  `${casino} @ ${place} until ${until}: Partner of the month`;

async function add(record: object) {
  return (await perform(op['toplists.add'], { record: { title: 'Visa', query: 'payment=visa', ...record } }))
    .result;
}
const pinsOf = async (record = 'visa') => (await perform(op['toplists.show'], { record })).result.record.pins;
const idle = async () =>
  (await perform(op['doctor.check'], { only: ['idle-pin'] })).result.findings.map(({ message }) => message);

test('two casinos pinned to one place are refused, and nothing is saved', async () => {
  await expect(add({ pins: [pin('fox', 1), pin('owl', 1)] })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Pins must not put two casinos at place 1',
  });
  expect((await perform(op['toplists.list'], {})).result.records).toEqual([]);
});

test('a pin that does nothing is told when it is saved, and by the doctor, with the reason', async () => {
  await perform(op['casinos.blacklist'], { records: ['owl'], severity: 'low', reason: 'Late' });
  await perform(op['casinos.add'], {
    record: { name: 'Hid', description: 'x', paymentMethods: ['Visa'], isActive: false },
  });
  const pins = [
    ...[pin('fox', 1, '2020-01-01'), pin('nobody', 2), pin('hid', 3), pin('owl', 4), pin('elk', 5)],
    pin('cat', 6),
  ];
  const told = [
    "The pin of 'fox' on 'Visa' does nothing: it ended on 2020-01-01",
    "The pin of 'nobody' on 'Visa' does nothing: there is no such casino",
    "The pin of 'hid' on 'Visa' does nothing: the casino is not active",
    "The pin of 'owl' on 'Visa' does nothing: the casino is blacklisted",
    "The pin of 'elk' on 'Visa' does nothing: the casino does not fit the list",
  ];
  const { warnings } = (await add({ pins })) as { warnings?: { message: string }[] };
  expect(warnings?.map(({ message }) => message)).toEqual(told);
  expect(await idle()).toEqual(told);
  const ordered = await perform(op['toplists.edit'], { record: 'visa', changes: { order: 2 } });
  expect(ordered.result.warnings).toBeUndefined();
});

test('a pin of a casino that takes no players in the market of the list does nothing there', async () => {
  await perform(op['listings.add'], { record: { casino: 'fox', market: 'FI', accepts: 'yes' } });
  await perform(op['listings.add'], { record: { casino: 'owl', market: 'GB', accepts: 'no' } });
  await perform(op['casinos.edit'], { records: ['owl'], changes: { countries: ['GB'] } });
  await add({ title: 'Finland', query: 'country=fi', pins: [pin('fox', 1)] });
  expect(await idle()).toEqual([]);
  await perform(op['settings.set'], { changes: { market: 'GB' } });
  await add({ pins: [pin('owl', 1)] });
  expect(await idle()).toEqual([
    "The pin of 'owl' on 'Visa' does nothing: the casino gets no link in the market of the list",
  ]);
});

test('a list with pins that says that it is ranked by score is told, whichever of both is saved last', async () => {
  const told = [
    `'Visa' has pins, and says "ranked by the score": readers would take every place for one by score`,
  ];
  const messages = ({ warnings = [] }: { warnings?: { message: string }[] }) =>
    warnings.map(({ message }) => message);
  expect(messages(await add({ description: 'Casinos, ranked by the score of our reviews.' }))).toEqual([]);
  const edit = async (changes: object) =>
    messages((await perform(op['toplists.edit'], { record: 'visa', changes })).result);
  expect(await edit({ pins: [pin('cat', 1)] })).toEqual(told);
  expect(await edit({ order: 3 })).toEqual([]);
  expect(await edit({ description: 'Casinos that take Visa.' })).toEqual([]);
  expect(await edit({ intro: '<p>All are <b>ranked by the score</b>.</p>' })).toEqual(told);
});

test('the preview of a toplist has its casinos in the order that readers see', async () => {
  await add({ pins: [pin('cat', 1)] });
  const first = async (input: object) =>
    (await perform(op['toplists.preview'], input)).result.records.map(({ name, reason }) => [name, reason]);
  expect(await first({ record: 'visa' })).toEqual([
    ['Cat', 'Partner of the month'],
    ['Fox', undefined],
    ['Owl', undefined],
  ]);
  expect((await first({ query: 'payment=visa', pins: [pin('owl', 1)] }))[0]).toEqual([
    'Owl',
    'Partner of the month',
  ]);
});

test('a pin follows its casino to a new slug, and into the casino that it is merged with', async () => {
  await add({ pins: [pin('fox', 1), pin('owl', 2), pin('cat', 3)] });
  await perform(op['casinos.rename'], { record: 'fox', slug: 'red-fox' });
  expect(await pinsOf()).toEqual([pin('red-fox', 1), pin('owl', 2), pin('cat', 3)]);
  const { result } = await perform(op['casinos.merge'], { record: 'elk', others: ['owl'] });
  expect(result.carried.toplists).toBe(1);
  await perform(op['casinos.merge'], { record: 'red-fox', others: ['cat'] });
  expect(await pinsOf()).toEqual([pin('red-fox', 1), pin('elk', 2)]);
});
