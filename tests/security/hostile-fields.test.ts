import {
  createPerform,
  isProblem,
  memoryStorage,
  type Perform,
  runtime,
  setFieldValue,
} from '@croupier/core';
import { scryptPasswords } from '@croupier/core/node';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '../long-run.js';
import {
  DISALLOWED_CHARACTERS,
  HOSTILE_TEXTS,
  MEGABYTE,
  ODD_VALUES,
  shardOf,
  textsWithPaths,
} from './hostile-values.js';
import { RECORD_KINDS, type RecordInput, type RecordKind } from './record-kinds.js';

type Leaf = RecordKind['leaves'][number];

const passwords = scryptPasswords({ ln: 4, r: 1, p: 1 });
const opened = (): Perform => createPerform(memoryStorage(), runtime, { passwords });
const GIVEN: [string, unknown][] = [
  ...Object.entries(HOSTILE_TEXTS),
  ...Object.entries(ODD_VALUES),
  ['a megabyte', MEGABYTE],
];

describe.each(RECORD_KINDS.map((noun) => [noun.name, noun] as const))('%s', (_name, noun) => {
  test('add and edit reject a hostile value with the name of its field, or store it without control characters', async () => {
    const perform = opened();
    const wrong: string[] = [];
    let n = 0;
    if (noun.right !== undefined) await noun.add?.(perform, noun.right(n++));
    for (const [at, fieldPath] of noun.leaves.entries()) {
      for (const [what, value] of shardOf(GIVEN, at, isLongRun)) {
        for (const given of asList(fieldPath, value)) {
          const record = noun.right?.(n++) ?? {};
          setFieldValue(record, fieldPath, given);
          for (const way of [noun.add, noun.edit]) {
            const changes = way === noun.edit ? part(record, fieldPath) : record;
            const fault = await way?.(perform, changes).then(
              () => undefined,
              (error) => faultIn(error, fieldPath),
            );
            if (fault !== undefined) wrong.push(`${fieldPath.path.join('.')} given ${what}: ${fault}`);
          }
        }
      }
    }
    for (const record of await noun.list(perform)) {
      for (const [way, text] of textsWithPaths(record))
        if (DISALLOWED_CHARACTERS.test(text)) wrong.push(`${way} keeps ${JSON.stringify(text.slice(0, 80))}`);
    }
    expect([...new Set(wrong)].slice(0, 100)).toEqual([]);
    expect(({} as RecordInput).polluted).toBeUndefined();
  });
});

function asList(fieldPath: Leaf, value: unknown): unknown[] {
  return fieldPath.field.valueType.name.startsWith('list') ? [value, [value]] : [value];
}

function part(record: RecordInput, fieldPath: Leaf): RecordInput {
  return { [fieldPath.path[0]]: record[fieldPath.path[0]] };
}

/** The fault of a refusal; undefined if it is as it should be. */
function faultIn(error: unknown, fieldPath: Leaf): string | undefined {
  if (!isProblem(error)) return `throws ${String((error as Error)?.stack).slice(0, 300)}`;
  if (!['invalid', 'conflict', 'usage', 'not-found'].includes(error.code))
    return `is a ${error.code}: ${error.message}`;
  const named = error.issues.some(
    ({ path = '', column = '' }) => path.split('.')[0] === fieldPath.path[0] || column === fieldPath.column,
  );
  if (!named && !error.message.includes(fieldPath.field.title))
    return `${error.code} names another: ${error.message.slice(0, 200)} ${JSON.stringify(error.issues).slice(0, 200)}`;
  const said = [error.message, error.hint ?? '', ...error.issues.map(({ message }) => message)].join('');
  return said.length > 5_000 ? `says ${said.length} characters` : undefined;
}
