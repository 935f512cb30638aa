import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { TemporaryChunks } from '../files/records/temporary-chunks.js';
import { TextArena } from './text-arena.js';

const texts = Array.from({ length: 3_000 }, (_, n) => `${n} 東京 ${'calm '.repeat(n % 400)}`);

test.each([
  ['in memory', undefined],
  ['in a temporary file', 1 << 20],
])('texts that are kept %s are read as they were added, in any order', (_place, maxBytes) => {
  const chunks = new TemporaryChunks(maxBytes);
  const arena = new TextArena(chunks.keep);
  const numbers = texts.map((text) => arena.add(text));
  for (const n of [2_999, 0, 1_500, 1_501, 7]) expect(arena.text(numbers[n] as number)).toBe(texts[n]);
  expect(numbers.map((number) => arena.text(number))).toEqual(texts);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('croupier-draft-'))).toEqual([]);
  chunks.close();
});

test('a text that is longer than a chunk is kept whole', () => {
  const chunks = new TemporaryChunks(1 << 20);
  const arena = new TextArena(chunks.keep);
  const long = 'ä'.repeat(3 << 20);
  const numbers = [arena.add('a'), arena.add(long), arena.add('b'), arena.add(long)];
  expect(numbers.map((number) => arena.text(number).length)).toEqual([1, long.length, 1, long.length]);
  chunks.close();
});
