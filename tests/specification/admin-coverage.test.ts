import { beforeAll, expect, test } from 'vitest';
import { LINES_WITHOUT_A_TEST, PROVING_TESTS } from './admin-coverage.js';
import { numbersOf } from './promises.js';
import { type TestFile, testFiles } from './test-titles.js';

const LINES = numbersOf('admin');

let files: TestFile[];

beforeAll(() => {
  files = testFiles();
});

/** The lines that a title begins with: `A-014, A-048 to A-050: …`. */
function linesOf(title: string): string[] {
  const head = /^(?:[PAG]-\d{2,3}(?:, | to |: |$))+/.exec(title)?.[0] ?? '';
  return [...head.matchAll(/A-(\d{3})(?: to A-(\d{3}))?/g)].flatMap(([, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => `A-${String(Number(from) + i).padStart(3, '0')}`,
    ),
  );
}

function provenLines(): Set<string> {
  const named = Object.values(PROVING_TESTS).flatMap((titles) => Object.values(titles));
  return new Set([
    ...files.flatMap(({ titles }) => [...titles].flatMap(linesOf)),
    ...named.flatMap((lines) => lines.split(' ')),
  ]);
}

test('every line of what staff are promised has a test that proves it, or is named as one without', () => {
  const proven = provenLines();
  expect(LINES.filter((line) => !proven.has(line) && !LINES_WITHOUT_A_TEST.includes(line))).toEqual([]);
});

test('every test and every line that the coverage table names exists', () => {
  const lost = Object.entries(PROVING_TESTS).flatMap(([path, titles]) => {
    const file = files.find((one) => one.path === path);
    return Object.keys(titles)
      .filter((title) => !file?.titles.has(title))
      .map((title) => `${path}: ${title}`);
  });
  expect(lost, 'A test was renamed or taken away: name what proves its lines now.').toEqual([]);
  expect([...provenLines(), ...LINES_WITHOUT_A_TEST].filter((line) => !LINES.includes(line))).toEqual([]);
});
