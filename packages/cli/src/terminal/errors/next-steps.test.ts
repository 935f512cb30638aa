import { problem, type Warning, warning } from '@croupier/core';
import { expect, test } from 'vitest';
import { nextStep } from './next-steps.js';

test.each([
  [['header', 'footer'], 'Say which menu: --menu header or --menu footer.'],
  [['header'], 'Give the id, which croupier menus list --json shows.'],
])('an ambiguous menu item in %j gets a next step that tells the items apart', (menus, step) => {
  expect(nextStep(problem('menu-item.ambiguous', { ref: 'One', count: 2, menus }))).toBe(step);
});

test('a near match is suggested; without one, the command that lists all records', () => {
  const unknown = (suggestion?: string) => problem('user.not-found', { ref: 'mria', suggestion });
  expect(nextStep(unknown('maria'))).toBe("Did you mean 'maria'?");
  expect(nextStep(unknown())).toBe('croupier users list shows every user.');
});

test.each(['store.folder-missing', 'store.not-a-store'] as const)(
  'a folder without a store (%s) gets the command that creates one',
  (reason) =>
    expect(nextStep(problem(reason, { folder: '/a/b' }))).toMatch(
      /^croupier init \/a\/b makes a store there/,
    ),
);

test('a problem without a next step in the terminal keeps the hint of the core', () => {
  expect(nextStep(problem('password.wrong'))).toBe('Type it again.');
});

test('a file that lacks columns is told how to name each, beside what was understood', () => {
  const step = (missing: string[], proposed: Warning[]) =>
    nextStep(
      problem('import.columns-missing', { missing, expected: '', header: ['Casino', 'gmaes'], proposed }),
    );
  const understood = warning('column.by-alias', { column: 'Casino', field: 'name' });
  const near = warning('column.unknown', { column: 'gmaes', field: 'games' });
  expect(step(['games', 'bonuses'], [understood, near])).toBe(
    [
      'Its columns are Casino, gmaes',
      "Column 'Casino' is read as name",
      `Column 'gmaes' is not known and is left out; if it is games: --map "gmaes=games"`,
      'Name the column that it is in, --map "Its heading=bonuses", or a value for all rows, --default bonuses=…',
    ].join('\n'),
  );
  expect(step(['games'], [near])).not.toContain('Its heading');
});
