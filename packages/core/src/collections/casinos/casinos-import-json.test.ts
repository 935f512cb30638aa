import { describe, expect, test } from 'vitest';
import { FOX, HEADER, OWL, openImportStore } from '../../operations/testing/import-store.js';
import type { ImportSummary } from '../../operations/transfer/import-summary.js';
import type { Casino } from './casino.js';
import { casinosAdd } from './casinos.js';

describe('JSON', () => {
  test('contains records as show prints them: in an array, alone, or one per line', async () => {
    const first = openImportStore();
    await first.take(`${HEADER}\n${FOX}\n${OWL}\n`);
    const all = await first.all();
    for (const [format, text] of [
      ['json', JSON.stringify(all, null, 2)],
      ['ndjson', all.map((record) => JSON.stringify(record)).join('\n')],
    ] as const) {
      const second = openImportStore();
      expect((await second.take(text, { format })).result).toMatchObject({ created: 2, warnings: [] });
      expect((await second.all()).map(bare)).toEqual(all.map(bare));
      expect((await first.take(text, { format, onConflict: 'update' })).result).toMatchObject({
        unchanged: 2,
      });
    }
  });

  test('names the record, its line, the field and the value in each error', async () => {
    const text =
      '[\n{"name": "Fox", "description": "x", "rating": 9},\n{"name": "Owl", "rating": 11, "colour": 1}\n]';
    const refused = await openImportStore().refused(text, { format: 'json' });
    expect(refused.issues).toEqual([
      { row: 2, line: 3, column: 'description', value: '', message: 'Row 2: Description is required' },
      {
        row: 2,
        line: 3,
        column: 'rating',
        value: '11',
        message: 'Row 2: Rating must be between 0 and 10',
      },
    ]);
    expect((refused.data as ImportSummary).warnings).toMatchObject([
      { message: "Field 'colour' is not known and is left out" },
    ]);
  });

  test.each([
    ['[{"name": "Fox"', /ends in the middle of record 1, on line 1/],
    ['name,rating\n', /should be a record on line 1/],
    ['[{"name":"a"} {"name":"b"}]', /should be a record on line 1/],
  ])('%j is refused', async (text, message) => {
    expect((await openImportStore().refused(text, { format: 'json' })).message).toMatch(message);
  });

  const bad = (text: string, format: 'json' | 'ndjson') =>
    openImportStore()
      .refused(text, { format })
      .then(({ issues }) => issues.map(({ line, message }) => `${line} ${message}`));
  const fox = '{"name": "Fox", "description": "x", "rating": 9}';

  test('every broken element is reported, and the others are read', async () => {
    expect(await bad(`[${fox},5,\n{"name": "Owl",},null, ["a"], "x, ]", {"rating": 11}]`, 'json')).toEqual([
      '1 Row 2: There should be a record in braces, and there is 5',
      expect.stringMatching(/^2 Row 3: This is not JSON: /),
      '2 Row 4: There should be a record in braces, and there is null',
      '2 Row 5: There should be a record in braces, and there is ["a"]',
      '2 Row 6: There should be a record in braces, and there is "x, ]"',
      '2 Row 7: Casino name is required',
      expect.stringMatching(/^2 Row 7: /),
      expect.stringMatching(/^2 Row 7: /),
    ]);
  });

  test('NDJSON is read line by line: a broken line is one error, and the rest is read', async () => {
    expect(await bad(`${fox}\r\n{"name": "Ow\n\n{"name": "Elk"}}\n7`, 'ndjson')).toEqual([
      expect.stringMatching(/^2 Row 2: This is not JSON: /),
      expect.stringMatching(/^4 Row 3: This is not JSON: /),
      '5 Row 4: There should be a record in braces, and there is 7',
    ]);
    expect(await openImportStore().refused(`[\n${fox}\n]`, { format: 'ndjson' })).toMatchObject({
      message: 'The file is a JSON array, not one record a line',
      reason: 'file.json-array',
    });
  });

  test('a duplicate name in an object, a nested list of records and a number in quotes are reported', async () => {
    expect(await bad('{"name": "Fox", "bonuses": {"a": "x", "\\u0061": "y"}}', 'json')).toEqual([
      "1 Row 1: 'a' comes twice",
    ]);
    expect(await bad(`{"version": 1, "casinos": [${fox}]}`, 'json')).toEqual([
      "1 Row 1: 'casinos' holds the records: give the array itself",
    ]);
    expect(await bad(fox.replace('9', '"4.5"'), 'json')).toEqual([
      "1 Row 1: Rating must be a number, not the text '4.5'",
    ]);
  });

  test('an update changes only the fields it names, and null clears a field', async () => {
    const store = openImportStore();
    await store.perform(casinosAdd, {
      record: { name: 'Fox', description: 'x', reviewer: 'Ann', rating: 8 },
    });
    await store.take('{"slug":"fox","rating":9,"reviewer":null,"bonuses":{"welcome":"10"}}', {
      format: 'ndjson',
      onConflict: 'update',
    });
    const fox = await store.one('fox');
    expect(fox).toMatchObject({ rating: 9, description: 'x', bonuses: { welcome: '10' } });
    expect(fox.reviewer).toBeUndefined();
  });
});

function bare({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: Casino) {
  return rest;
}
