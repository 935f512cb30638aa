import { beforeAll, describe, expect, test } from 'vitest';
import { PROVING_TESTS as ADMIN_TESTS } from './admin-proofs.js';
import { numbersOf } from './promises.js';
import { PROVING_TESTS as PUBLIC_TESTS, UNTESTED_REASONS } from './public-proofs.js';
import { type TestFile, testFiles } from './test-titles.js';

let files: TestFile[];

beforeAll(() => {
  files = testFiles();
});

/** The lines that a title begins with: `P-014, P-048 to P-050: …`. */
function lineIds(title: string): string[] {
  const head = /^(?:[PAG]-\d{2,3}(?:, | to |: |$))+/.exec(title)?.[0] ?? '';
  return [...head.matchAll(/([PA])-(\d{3})(?: to \1-(\d{3}))?/g)].flatMap(([, letter, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => `${letter}-${String(Number(from) + i).padStart(3, '0')}`,
    ),
  );
}

describe.each([
  { part: 'public', letter: 'P', provingTests: PUBLIC_TESTS, untested: Object.keys(UNTESTED_REASONS) },
  { part: 'admin', letter: 'A', provingTests: ADMIN_TESTS, untested: [] as string[] },
] as const)('the $part specification', ({ part, letter, provingTests, untested }) => {
  const lines = numbersOf(part);
  /** The lines that each test of the table proves. */
  const named = Object.values(provingTests)
    .flatMap((titles) => Object.values(titles))
    .map((ids) => ids.split(' '));
  const provenLines = (): Set<string> => {
    const begun = files.flatMap(({ titles }) => [...titles].flatMap(lineIds));
    return new Set([...begun.filter((line) => line.startsWith(letter)), ...named.flat()]);
  };

  test('has a test for every line, or names the line as one without, and never both', () => {
    const proven = provenLines();
    expect(lines.filter((line) => !proven.has(line) && !untested.includes(line))).toEqual([]);
    expect(lines.filter((line) => proven.has(line) && untested.includes(line))).toEqual([]);
  });

  test('has a table of tests that exist under their titles', () => {
    const lost = Object.entries(provingTests).flatMap(([path, titles]) => {
      const file = files.find((one) => one.path === path);
      return Object.keys(titles)
        .filter((title) => !file?.titles.has(title))
        .map((title) => `${path}: ${title}`);
    });
    expect(lost, 'A test was renamed or taken away: name what proves its lines now.').toEqual([]);
  });

  test('has a table that names each of its lines once for a test, and no other line', () => {
    expect(named.filter((ids) => new Set(ids).size < ids.length)).toEqual([]);
    expect([...provenLines(), ...untested].filter((line) => !lines.includes(line))).toEqual([]);
  });
});
