import { expect, test } from 'vitest';
import { type Redirect, redirect } from '../../model/redirect.js';
import { rollbackLoopingRows } from './rollback-rows.js';

/** Imported rules: patterns with their targets. */
function importedRules(rows: readonly (readonly [regex: string, target: string])[]): Redirect[] {
  return rows.map(([regex, target], i) => {
    const fields = {
      id: `01890a5d-ac96-774b-bcce-${String(i).padStart(12, '0')}`,
      source: `name ${i}`,
      regex,
      target,
      match: 'regex',
      order: i,
    };
    return redirect.schema.parse({ ...fields, createdAt: AT, updatedAt: AT });
  });
}

const AT = '2026-01-05T09:00:00.000Z';

/** How many rules are taken out, and how often all rules are read and compiled for it. */
function rollback(rules: readonly Redirect[]): { taken: number; passes: number } {
  const left = new Map(rules.map((rule) => [rule.id, rule]));
  let passes = 0;
  const redirects = {
    all() {
      passes++;
      return left.values();
    },
  };
  const content = { redirects, settings: { get: () => ({}) } } as unknown as Parameters<
    typeof rollbackLoopingRows
  >[0];
  const { out, loops } = rollbackLoopingRows(content, new Set(left.keys()), {
    rowOf: (id) => Number(id.slice(-12)) + 2,
    removeRule({ id }) {
      const rule = left.get(id) as Redirect;
      left.delete(id);
      return rule;
    },
  });
  expect(loops).toEqual([]);
  return { taken: out.length, passes };
}

const endless: [what: string, row: (i: number) => [string, string]][] = [
  ['lead to themselves', (i) => [`^/old-${i}-([a-z]+)$`, `/old-${i}-$1`]],
  ['grow without end at the same addresses', (i) => ['^/c(.*)$', `/c$1-${i}`]],
  ['send visitors to each other', (i) => (i % 2 ? ['^/d(.*)$', '/c$1'] : ['^/c(.*)$', `/d$1-${i}`])],
];

test.each(endless)('many patterns that %s are taken out in a few passes, however many they are', (_, row) => {
  for (const count of [100, 400]) {
    const { taken, passes } = rollback(importedRules(Array.from({ length: count }, (_row, i) => row(i))));
    expect(taken).toBeGreaterThan(count - 20);
    expect(passes).toBeLessThan(5);
  }
});
