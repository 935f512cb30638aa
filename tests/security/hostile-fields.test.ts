import { clockwork, isProblem, memoryHome, type Perform, performer, putAt } from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { describe, expect, test } from 'vitest';
import { type Candidate, isLong, NOUNS, type Noun } from './hostile-nouns.js';
import { MEGABYTE, MISPLACED, ODD_VALUES, POISONS, share, textsIn } from './poisons.js';

type Leaf = Noun['leaves'][number];

const passwords = scryptPasswords({ ln: 4, r: 1, p: 1 });
const opened = (): Perform => performer(memoryHome(), clockwork, { passwords });
const GIVEN: [string, unknown][] = [
  ...Object.entries(POISONS),
  ...Object.entries(ODD_VALUES),
  ['a megabyte', MEGABYTE],
];

describe.each(NOUNS.map((noun) => [noun.name, noun] as const))('%s', (_name, noun) => {
  test('whatever a field is given by add or edit is refused by its name, or kept without what a terminal obeys', async () => {
    const perform = opened();
    const wrong: string[] = [];
    let n = 0;
    if (noun.right !== undefined) await noun.add?.(perform, noun.right(n++));
    for (const [at, leaf] of noun.leaves.entries()) {
      for (const [what, value] of share(GIVEN, at, isLong)) {
        for (const given of asList(leaf, value)) {
          const record = noun.right?.(n++) ?? {};
          putAt(record, leaf, given);
          for (const way of [noun.add, noun.edit]) {
            const changes = way === noun.edit ? part(record, leaf) : record;
            const fault = await way?.(perform, changes).then(
              () => undefined,
              (error) => faultIn(error, leaf),
            );
            if (fault !== undefined) wrong.push(`${leaf.path.join('.')} given ${what}: ${fault}`);
          }
        }
      }
    }
    for (const record of await noun.list(perform)) {
      for (const [way, text] of textsIn(record))
        if (MISPLACED.test(text)) wrong.push(`${way} keeps ${JSON.stringify(text.slice(0, 80))}`);
    }
    expect([...new Set(wrong)].slice(0, 100)).toEqual([]);
    expect(({} as Candidate).polluted).toBeUndefined();
  });
});

function asList(leaf: Leaf, value: unknown): unknown[] {
  return leaf.field.kind.name.startsWith('list') ? [value, [value]] : [value];
}

function part(record: Candidate, leaf: Leaf): Candidate {
  return { [leaf.path[0]]: record[leaf.path[0]] };
}

/** What is wrong with how something was refused; undefined where it was refused well. */
function faultIn(error: unknown, leaf: Leaf): string | undefined {
  if (!isProblem(error)) return `throws ${String((error as Error)?.stack).slice(0, 300)}`;
  if (!['invalid', 'conflict', 'usage', 'not-found'].includes(error.code))
    return `is a ${error.code}: ${error.message}`;
  const named = error.issues.some(
    ({ path = '', column = '' }) => path.split('.')[0] === leaf.path[0] || column === leaf.column,
  );
  if (!named && !error.message.includes(leaf.field.title))
    return `${error.code} names another: ${error.message.slice(0, 200)} ${JSON.stringify(error.issues).slice(0, 200)}`;
  const said = [error.message, error.hint ?? '', ...error.issues.map(({ message }) => message)].join('');
  return said.length > 5_000 ? `says ${said.length} characters` : undefined;
}
