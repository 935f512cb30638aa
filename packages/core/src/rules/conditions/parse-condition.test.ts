import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from './condition.js';
import { parseCondition } from './parse-condition.js';

const name = fc.constantFrom('rating', 'name', 'countries', 'not', 'and');
const comparison: fc.Arbitrary<Condition> = fc
  .record({
    kind: fc.constant('comparison' as const),
    name,
    operator: fc.constantFrom('=', '!=', '<', '<=', '>', '>=', '~', '!~'),
    value: fc.string(),
    isQuoted: fc.constant(true),
  })
  .map((one) => one as Condition);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    comparison,
    fc.record({ kind: fc.constant('not' as const), part: tie('condition') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

function written(one: Condition): string {
  if (one.kind === 'comparison') return `${one.name} ${one.operator} "${one.value.replaceAll('"', '""')}"`;
  if (one.kind === 'not') return `not (${written(one.part)})`;
  return one.parts.map((part) => `(${written(part)})`).join(` ${one.kind} `);
}

test('every condition is read as it was written', () => {
  fc.assert(
    fc.property(condition, (one) => {
      expect(parseCondition(written(one))).toEqual(one);
    }),
  );
});

test.each([
  ['spaces', ' '.repeat(200_000)],
  ['words that begin a condition', ' and ('.repeat(50_000)],
  ['quotes', '"'.repeat(200_001)],
  ['brackets', '('.repeat(200_000)],
])('a long value of %s takes no longer than its length', (_, value) => {
  const text = `name=x${value}y`;
  expect(parseCondition(text)).toMatchObject({ name: 'name', value: `x${value}y` });
});
