import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.js';

test('JSON in pieces is what JSON.stringify writes', async () => {
  const members = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined)));
  const lists = fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined)));
  await fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), members, lists), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('no piece holds more than one item of a list, however many there are', () => {
  const plan = Array.from({ length: 1_000 }, (_, row) => ({ row }));
  for (const value of [plan, { found: 1_000, plan }])
    for (const piece of jsonPieces(value)) expect(piece.match(/"row"/g)?.length ?? 0).toBeLessThan(2);
});
