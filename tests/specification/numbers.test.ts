import { beforeAll, expect, test } from 'vitest';
import { readSourceText } from '../architecture/repository-files.js';
import { numbersOf } from './promises.js';
import { PROVING_TESTS, UNTESTED_REASONS } from './public-proofs.js';
import { type TestFile, testFiles } from './test-titles.js';

const promised = { P: numbersOf('public'), A: numbersOf('admin') };

let files: TestFile[];

beforeAll(() => {
  files = testFiles();
});

test('promises are numbered consecutively', () => {
  for (const [letter, numbers] of Object.entries(promised)) {
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers).toEqual(numbers.map((_, at) => `${letter}-${String(at + 1).padStart(3, '0')}`));
  }
});

test('every number in a test title or a table is the number of a promise', () => {
  const named = new Map<string, string>();
  const note = (text: string, where: string) => {
    for (const [number] of text.matchAll(/\b[PAG]-\d{2,3}\b/g)) named.set(number, where);
  };
  for (const { path, titles } of files) for (const title of titles) note(title, path);
  for (const [path, titles] of Object.entries(PROVING_TESTS)) note(Object.values(titles).join(' '), path);
  note(Object.keys(UNTESTED_REASONS).join(' '), 'tests/specification/public-proofs.ts');
  expect(named.size).toBeGreaterThan(200);
  const promiseNumbers = new Set([...promised.P, ...promised.A]);
  const unknown = [...named].filter(([number]) => !promiseNumbers.has(number));
  expect(unknown, 'Write the promise into docs/specification, or mend the number.').toEqual([]);
});

test('a promise is a short line', () => {
  const long = ['public', 'admin'].flatMap((part) =>
    readSourceText(`docs/specification/${part}.md`)
      .split('\n')
      .filter((line) => line.startsWith('- ') && line.length > 160),
  );
  expect(long).toEqual([]);
});
