import { createPerform, memoryStorage, runtime } from '@croupier/core';
import { describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../packages/core/src/operations/define/permissions.js';
import { registry } from '../../packages/core/src/operations/registry.js';
import { readSourceText } from './repository-files.js';

const page = readSourceText('docs/permissions.md');

/** The cells of the rows under a heading. */
function tableUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .filter(([first = '']) => !/^[:-]+$/.test(first));
}

const [[, ...heads] = [], ...rows] = tableUnder('Roles');
/** The roles that the page ticks, by permission. */
const ticked = new Map(
  rows.map(([permission = '', ...ticks]) => [permission, heads.filter((_, column) => ticks[column] === '✓')]),
);
/** The permission that the page names, by operation. */
const needed = new Map(
  tableUnder('Operations').flatMap(([permission = '', names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string] => [name, permission]),
  ),
);

test('the page has a row for every permission and names every operation once', () => {
  expect([...ticked.keys()], 'Add the permission to the table of docs/permissions.md.').toEqual(
    Object.keys(PERMISSIONS),
  );
  expect([...needed.keys()].sort(), 'Name the operation in its row of docs/permissions.md.').toEqual(
    registry.map(({ name }) => name).sort(),
  );
  expect(page.match(/`[a-z]+(\.[a-z-]+)+`/g)?.length).toBe(needed.size);
});

describe.each(heads)('as %s', (head) => {
  const role = head === 'visitor' ? undefined : (head as 'user' | 'editor' | 'moderator' | 'admin');
  const actor = { author: { id: 'x', name: 'someone' }, role };

  test.each(registry.map((operation) => [operation.name, operation] as const))(
    '%s is allowed where the page ticks it, and refused else',
    async (name, operation) => {
      const code = await createPerform(memoryStorage(), runtime)(operation, {}, { actor }).then(
        () => 'done',
        (error) => error.code,
      );
      const may = ticked.get(needed.get(name) ?? '')?.includes(head);
      expect(code === 'not-allowed' ? 'refused' : 'allowed').toBe(may ? 'allowed' : 'refused');
    },
  );
});
