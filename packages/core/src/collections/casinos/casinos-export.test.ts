import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLongRun } from '../../../../../tests/long-run.js';
import { escapeFormula, unescapeFormula } from '../../csv/escape-formula.js';
import { arbitraryRecord, hostileText } from '../../operations/testing/arbitrary-record.js';
import { createPerform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { type Casino, casino } from './casino.js';
import { casinosAdd, casinosList } from './casinos.js';
import { casinosExport, casinosImport } from './casinos-transfer.js';

/** Fields that depend on others, and the programme, which has to be in the store. */
const LEFT_OUT = ['isBlacklisted', 'blacklistDate', 'programme'];

test('the short export has the five specified columns', async () => {
  const store = opened();
  await store.perform(casinosAdd, {
    record: { name: 'Fox, "Golden"', description: 'x', rating: 9.1, isFeatured: true },
  });
  await store.perform(casinosAdd, { record: { name: '=Owl', description: 'x', isActive: false } });
  const today = '2026-05-31';
  expect(await store.file({})).toBe(
    `Name,Rating,Status,Featured,Created\n"Fox, ""Golden""",9.1,Active,Featured,${today}\n'=Owl,,Inactive,Regular,${today}\n`,
  );
  expect(JSON.parse(await store.file({ format: 'json' }))[1]).toEqual({
    Name: '=Owl',
    Rating: '',
    Status: 'Inactive',
    Featured: 'Regular',
    Created: today,
  });
});

test('an export contains the casinos that match its filter', async () => {
  const store = opened();
  for (const name of ['Fox', 'Owl', 'Elk'])
    await store.perform(casinosAdd, { record: { name, description: 'x' } });
  expect(
    (await store.file({ search: 'o', sort: '-name', format: 'ndjson' })).match(/(Fox|Owl|Elk)/g),
  ).toEqual(['Owl', 'Fox']);
  expect(await store.file({ status: ['inactive'], format: 'json', full: true })).toBe('[]\n');
});

test('a full export in any format imports back as all unchanged, and exports the same bytes again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryRecord(casino, LEFT_OUT), { minLength: 1, maxLength: 4 }),
      async (records) => {
        const store = opened();
        for (const [index, record] of records.entries()) {
          await store.perform(casinosAdd, { record: { ...record, slug: `casino-${index}` } as never });
        }
        const before = (await store.perform(casinosList, {})).result.records;
        for (const format of ['csv', 'json', 'ndjson'] as const) {
          const file = await store.file({ full: true, format });
          const { result, change } = await store.perform(casinosImport, {
            source: file,
            format,
            onConflict: 'update',
          });
          expect(result).toMatchObject({ unchanged: records.length, updated: 0, created: 0, warnings: [] });
          expect(change).toBeUndefined();
          expect(await store.file({ full: true, format })).toBe(file);
        }
        // A spreadsheet program normalizes line ends and quotes in its own way.
        const csv = await store.file({ full: true });
        const saved = csv.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n');
        const again = await store.perform(casinosImport, { source: saved, onConflict: 'update' });
        expect(again.result).toMatchObject({ unchanged: records.length, updated: 0 });
        expect((await store.perform(casinosList, {})).result.records).toEqual(before);
      },
    ),
    { numRuns: isLongRun ? 150 : 40 },
  );
});

test('a full CSV export creates the same casinos in another store', async () => {
  const filled = arbitraryRecord(casino, LEFT_OUT).map((record) => ({
    ...record,
    rating: 8.5,
    bonuses: { ...(record.bonuses as object | undefined), welcome: '=10' },
    games: ['Slots, live', 'Bingo'],
    paymentMethods: ['Visa'],
    ...Object.fromEntries(RATINGS.map((rating) => [rating, 7.1])),
  }));
  await fc.assert(
    fc.asyncProperty(filled, async (record) => {
      const [one, other] = [opened(), opened()];
      await one.perform(casinosAdd, { record: { ...record, slug: 'fox' } as never });
      await other.perform(casinosImport, { source: await one.file({ full: true }), noDefaults: true });
      const only = async ({ perform }: typeof one) =>
        (await perform(casinosList, {})).result.records[0] as Casino;
      const [before, after] = [await only(one), await only(other)];
      const { id, createdAt, updatedAt } = after;
      // As text, because the order of the fields is part of the stored data.
      expect(withoutBlanks(after)).toBe(withoutBlanks({ ...before, id, createdAt, updatedAt }));
    }),
    { numRuns: 150 },
  );
});

test('no exported cell starts like a formula, and every cell is restored on import', async () => {
  await fc.assert(
    fc.property(hostileText(), (text) => {
      const cell = escapeFormula(text);
      if (!/^-\d+(\.\d+)?$/.test(text)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(unescapeFormula(cell)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
  expect(escapeFormula('-12.5')).toBe('-12.5');
  expect(escapeFormula("'=1")).toBe("''=1");
  expect(escapeFormula("'quoted'")).toBe("'quoted'");
});

/** An empty text and a missing text are the same cell. */
function withoutBlanks(record: Casino): string {
  const bare = JSON.parse(JSON.stringify(record), (_key, value) =>
    value === '' ? undefined : Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
  );
  return JSON.stringify(bare, null, 1);
}

const RATINGS = [
  'safetyRating',
  'gamesRating',
  'bonusesRating',
  'supportRating',
  'payoutsRating',
  'mobileRating',
];

/** A store whose clock shows a moment before midnight. */
function opened() {
  const now = () => new Date('2026-05-31T23:59:59.999Z');
  const perform = createPerform(memoryStorage(), { ...runtime, now });
  return {
    perform,
    async file(input: Parameters<typeof casinosExport.input.parse>[0] & object): Promise<string> {
      let text = '';
      const onChunk = (piece: string | Uint8Array) => {
        text += piece;
      };
      await perform(casinosExport, input, { onChunk });
      return text;
    },
  };
}
