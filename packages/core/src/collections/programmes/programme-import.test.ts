import { beforeEach, expect, test } from 'vitest';
import { HEADER, openImportStore } from '../../operations/testing/import-store.js';
import { profilesSave } from '../../operations/transfer/profiles.js';
import { casinosEdit } from '../casinos/casinos.js';
import { listings } from '../listings/listings.js';
import { programmes } from './programmes.js';

let store: ReturnType<typeof openImportStore>;

const ROW = 'Calm.,4.5,x,Slots,Visa';
const UPDATE = { onConflict: 'update' } as const;

beforeEach(async () => {
  store = openImportStore();
  const record = { name: 'Owl Partners', linkTemplate: 'https://owl.example/{casino}/{brandId}' };
  await store.perform(programmes.operations.add, { record });
});

test('a file of casinos names programmes by slug or name, and its casinos have their links', async () => {
  const file = [
    `${HEADER},programme,brandId,visitUrl`,
    `Fox,${ROW},Owl Partners,7,`,
    `Heron,${ROW},owl-partners,8,https://own.example/`,
    `Kite,${ROW},owl-partners,,`,
    `Mole,${ROW},,,`,
  ].join('\n');
  const { result } = await store.take(file);
  expect(result).toMatchObject({ created: 4, rejected: 0 });
  const all = await store.all();
  const links = new Map(all.map(({ slug, programme, visitUrl }) => [slug, [programme, visitUrl]]));
  expect(links).toEqual(
    new Map([
      ['fox', ['owl-partners', 'https://owl.example/fox/7']],
      ['heron', ['owl-partners', 'https://own.example/']],
      ['kite', ['owl-partners', undefined]],
      ['mole', [undefined, undefined]],
    ]),
  );
  const again = await store.take(file, UPDATE);
  expect(again.result).toMatchObject({ updated: 0, unchanged: 4 });
  await store.take('slug,brandId\nfox,9\n', UPDATE);
  expect((await store.one('fox')).visitUrl).toBe('https://owl.example/fox/9');
});

test('a row with an unknown programme has a fault in that column, new or not', async () => {
  const file = `${HEADER},programme\nFox,${ROW},Owls\n`;
  const errors = [{ row: 2, column: 'programme', message: "Row 2: There is no programme 'Owls'" }];
  const { result } = await store.take(file, { skipInvalid: true });
  expect(result).toMatchObject({ created: 0, rejected: 1 });
  expect(result.errors).toMatchObject(errors);
  await store.take(`${HEADER}\nFox,${ROW}\n`);
  const updated = await store.take(file, { ...UPDATE, skipInvalid: true });
  expect(updated.result.errors).toMatchObject(errors);
});

test('a file of listings gives them programmes and links', async () => {
  await store.take(`${HEADER},brandId\nFox,${ROW},7\n`);
  const source = 'casino,market,programme\nfox,GB,Owl Partners\n';
  await store.perform(listings.operations.import, { source });
  const { record } = (await store.perform(listings.operations.show, { record: 'fox-in-gb' })).result;
  expect(record).toMatchObject({ programme: 'owl-partners', visitUrl: 'https://owl.example/fox/7' });
  const refused = store.perform(listings.operations.import, { source: source.replace('GB,Owl', 'SE,Gull') });
  await expect(refused).rejects.toMatchObject({ code: 'invalid' });
});

test('a source that names programmes by name leaves what people gave instead, and is followed once they agree', async () => {
  await store.perform(profilesSave, { name: 'feed', collection: 'casinos', settings: { key: ['name'] } });
  await store.perform(programmes.operations.add, { record: { name: 'Terns' } });
  const feed = async (programme: string) => {
    const file = `${HEADER},programme\nFox,${ROW},${programme}\n`;
    const { result } = await store.take(file, { fromSource: 'feed' });
    return [(await store.one('fox')).programme, result.source?.kept];
  };
  const edit = (programme: string) => store.perform(casinosEdit, { record: 'fox', changes: { programme } });
  expect(await feed('Owl Partners')).toEqual(['owl-partners', 0]);
  await edit('terns');
  expect(await feed('Owl Partners')).toEqual(['terns', 1]);
  await edit('owl-partners');
  expect(await feed('Owl Partners')).toEqual(['owl-partners', 0]);
  expect(await feed('Terns')).toEqual(['terns', 0]);
});
