import { beforeAll, expect, test } from 'vitest';
import { numbersOf } from './promises.js';
import { PROVING_TESTS, UNTESTED_REASONS } from './public-coverage.js';
import { type TestFile, testFiles } from './test-titles.js';

const LINES = numbersOf('public');

let files: TestFile[];

beforeAll(() => {
  files = testFiles();
});

/** The lines that a title begins with: `P-014, P-048 to P-050: …`. */
function lineIds(title: string): string[] {
  const head = /^(?:[PAG]-\d{2,3}(?:, | to |: |$))+/.exec(title)?.[0] ?? '';
  return [...head.matchAll(/P-(\d{3})(?: to P-(\d{3}))?/g)].flatMap(([, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => `P-${String(Number(from) + i).padStart(3, '0')}`,
    ),
  );
}

function provenLines(): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  const note = (line: string, proof: string) => proofs.set(line, [...(proofs.get(line) ?? []), proof]);
  for (const { path, titles } of files) {
    for (const title of titles) for (const line of lineIds(title)) note(line, `${path}: ${title}`);
  }
  for (const [path, titles] of Object.entries(PROVING_TESTS)) {
    for (const [title, lines] of Object.entries(titles)) {
      for (const line of lines.split(' ')) note(line, `${path}: ${title}`);
    }
  }
  return proofs;
}

test('every line of the public specification has a test that proves it, or a reason why none does', () => {
  const proofs = provenLines();
  expect(LINES.filter((line) => !proofs.has(line) && UNTESTED_REASONS[line] === undefined)).toEqual([]);
  expect(LINES.filter((line) => proofs.has(line) && UNTESTED_REASONS[line] !== undefined)).toEqual([]);
});

test('every test that the coverage table names exists under that title', () => {
  const lost = Object.entries(PROVING_TESTS).flatMap(([path, titles]) => {
    const file = files.find((one) => one.path === path);
    return Object.keys(titles)
      .filter((title) => !file?.titles.has(title))
      .map((title) => `${path}: ${title}`);
  });
  expect(lost, 'A test was renamed or taken away: name what proves its lines now.').toEqual([]);
});

test('the coverage table names each line of the specification once for a test, and no other line', () => {
  const named = Object.values(PROVING_TESTS).flatMap((titles) =>
    Object.values(titles).map((lines) => lines.split(' ')),
  );
  expect(named.filter((lines) => new Set(lines).size < lines.length)).toEqual([]);
  const all = [...named.flat(), ...Object.keys(UNTESTED_REASONS), ...provenLines().keys()];
  expect(all.filter((line) => !LINES.includes(line))).toEqual([]);
});
