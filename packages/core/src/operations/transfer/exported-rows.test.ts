import { describe, expect, test } from 'vitest';
import { casinosAdd, casinosEdit, casinosList, casinosShow } from '../../collections/casinos/casinos.js';
import { casinosExport, casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { createPerform, type Perform } from '../../perform.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import { actingAs } from '../testing/memory-store.js';

const FORMATS = ['csv', 'json', 'ndjson'] as const;
type Format = (typeof FORMATS)[number];

/** A store with two casinos whose clock advances by a minute with each change. */
async function openStore(): Promise<Perform> {
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 4, 31, 12, minute++));
  const perform = createPerform(memoryStorage(), { ...runtime, now });
  for (const name of ['Fox', 'Owl'])
    await perform(casinosAdd, { record: { name, description: 'x', rating: 0, safetyRating: 0 } });
  return perform;
}

async function exported(perform: Perform, format: Format): Promise<string> {
  let text = '';
  await perform(
    casinosExport,
    { full: true, format },
    {
      onChunk(piece) {
        text += piece;
      },
    },
  );
  return text;
}

async function idOf(perform: Perform, slug: string): Promise<string> {
  return (await perform(casinosShow, { record: slug })).result.record.id;
}

describe.each(FORMATS)('a row of a %s file', (format) => {
  test.each(['error', 'skip', 'update'] as const)(
    'with the id of one casino and the slug of another is a conflict that names both (--on-conflict %s)',
    async (onConflict) => {
      const perform = await openStore();
      const id = await idOf(perform, 'fox');
      const record = { id, slug: 'owl', name: 'Fox', description: 'x', rating: 4 };
      const more = { bonuses: { welcome: 'x' }, games: ['x'], paymentMethods: ['x'] };
      const source =
        format === 'csv'
          ? `${Object.keys(record)},bonuses,games,paymentMethods\n${Object.values(record)},x,x,x\n`
          : JSON.stringify({ ...record, ...more });
      const before = (await perform(casinosList, {})).result.records;
      const refused = await perform(casinosImport, { source, format, onConflict }).catch((error) => error);
      expect(refused).toMatchObject({
        code: 'conflict',
        message: '1 row conflicts with what is stored; nothing was imported',
        issues: [
          {
            column: 'id',
            message: `Row ${format === 'csv' ? 2 : 1}: Casino ${id} has the slug 'fox' here, and the row says 'owl'`,
          },
        ],
      });
      expect((await perform(casinosList, {})).result.records).toEqual(before);
    },
  );

  test('that a colleague has changed since the export is a conflict that shows who changed what', async () => {
    const perform = await openStore();
    const file = (await exported(perform, format)).replace(
      format === 'csv' ? ',x,0,0,' : '"description":"x"',
      format === 'csv' ? ',from the file,0,0,' : '"description":"from the file"',
    );
    await perform(casinosEdit, { record: 'fox', changes: { rating: 8 } }, actingAs('editor'));
    const input = { source: file, format, onConflict: 'update' } as const;
    const refused = await perform(casinosImport, input).catch((error) => error);
    expect(refused.code).toBe('conflict');
    expect(refused.issues[0].message).toMatch(
      /^Row \d: Casino 'fox' was changed by editor on 2026-05-31 at 12:\d\d UTC \(rating\), after it was read$/,
    );
    expect((await perform(casinosShow, { record: 'fox' })).result.record).toMatchObject({
      rating: 8,
      description: 'x',
    });

    const { result } = await perform(casinosImport, { ...input, force: true });
    expect(result).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await perform(casinosShow, { record: 'fox' })).result.record).toMatchObject({
      rating: 0,
      description: 'from the file',
    });
  });

  test('equal to the stored casino is unchanged, however old the export is', async () => {
    const perform = await openStore();
    const file = await exported(perform, format);
    await perform(casinosEdit, { record: 'fox', changes: { rating: 8 } });
    await perform(casinosEdit, { record: 'fox', changes: { rating: 0 } });
    const { result } = await perform(casinosImport, { source: file, format, onConflict: 'update' });
    expect(result).toMatchObject({ updated: 0, unchanged: 2, warnings: [] });
  });

  test('exported after the last change updates its casino', async () => {
    const perform = await openStore();
    await perform(casinosEdit, { record: 'fox', changes: { rating: 8 } });
    const file = (await exported(perform, format)).replace('Fox', 'Red Fox');
    const { result } = await perform(casinosImport, { source: file, format, onConflict: 'update' });
    expect(result).toMatchObject({ updated: 1, unchanged: 1, warnings: [] });
  });
});
