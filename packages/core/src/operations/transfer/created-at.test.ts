import { expect, test } from 'vitest';
import { casinosShow } from '../../collections/casinos/casinos.js';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { gamesImport, gamesList } from '../../collections/games/games.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';

const NOW = '2026-05-31T12:00:00.000Z';
const OLD = '2019-03-04T05:06:07.008Z';
const REST = { description: 'x', rating: 4, bonuses: { welcome: 'x' }, games: ['x'], paymentMethods: ['x'] };

/** One casino, with or without its date, as a file of each format. */
function files(createdAt?: string) {
  const record = { name: 'Fox', ...REST, ...(createdAt === undefined ? {} : { createdAt }) };
  const [column, cell] = createdAt === undefined ? ['', ''] : [',createdAt', `,${createdAt}`];
  const header = `name,description,rating,bonuses,games,paymentMethods${column}`;
  const row = `Fox,x,4,x,x,x${cell}`;
  return [
    ['csv', `${header}\n${row}\n`],
    ['tsv', `${header}\n${row}\n`.replaceAll(',', '\t')],
    ['json', JSON.stringify([record])],
    ['ndjson', `${JSON.stringify(record)}\n`],
  ] as const;
}

function openStore() {
  return createPerform(memoryStorage(), { ...runtime, now: () => new Date(NOW) });
}

test.each(files())(
  'an import of a %s file without createdAt stamps the moment of the import',
  async (format, source) => {
    const perform = openStore();
    await perform(casinosImport, { source, format });
    const { record } = (await perform(casinosShow, { record: 'fox' })).result;
    expect(record).toMatchObject({ createdAt: NOW, updatedAt: NOW });
  },
);

test.each(files(OLD))('an import of a %s file with createdAt keeps it', async (format, source) => {
  const perform = openStore();
  const { result } = await perform(casinosImport, { source, format });
  expect(result.warnings).toEqual([]);
  const { record } = (await perform(casinosShow, { record: 'fox' })).result;
  expect(record).toMatchObject({ createdAt: OLD, updatedAt: NOW });
});

test.each(files('yesterday'))(
  'an invalid createdAt in a %s file is refused with its row',
  async (format, source) => {
    const refused = await openStore()(casinosImport, { source, format }).catch((error) => error);
    expect(refused.issues).toEqual([
      expect.objectContaining({
        column: 'createdAt',
        message: expect.stringMatching(/^Row \d: Created must be a moment like 2026-01-05T09:30:00.000Z$/),
        value: 'yesterday',
      }),
    ]);
  },
);

test('records without a slug keep their createdAt too', async () => {
  const perform = openStore();
  await perform(gamesImport, { source: JSON.stringify([{ name: 'Moth', createdAt: OLD }]), format: 'json' });
  await perform(gamesImport, { source: JSON.stringify([{ name: 'Candle' }]), format: 'json' });
  const { records } = (await perform(gamesList, {})).result;
  expect(records.map(({ name, createdAt }) => [name, createdAt]).sort()).toEqual([
    ['Candle', NOW],
    ['Moth', OLD],
  ]);
});
