import { expect, test } from 'vitest';
import { dropTarget, type MenuRow, menuTree, placeOf, possibleParents } from './menu-tree.js';

const item = (id: string, order: number, parentId?: string) =>
  ({ id, label: id, order, ...(parentId === undefined ? {} : { parentId }) }) as MenuRow;

const nodes = menuTree([
  item('guides', 1),
  item('news', 2),
  item('rules', 3, 'guides'),
  item('tips', 4, 'guides'),
]);
const shown = nodes.map(({ item: { id }, depth, position }) => `${'-'.repeat(depth)}${position} ${id}`);

test('each item is followed by those under it, with its place among those beside it', () => {
  expect(shown).toEqual(['1 guides', '-1 rules', '-2 tips', '2 news']);
});

test('an item that is dropped goes where the other was, under the same parent', () => {
  expect(dropTarget(nodes, 3, 1)).toEqual({ order: 3, parentId: 'guides' });
  expect(dropTarget(nodes, 1, 3)).toEqual({ order: 2, parentId: undefined });
});

test('an item dropped behind one that has others under it becomes the first of those', () => {
  const two = menuTree([item('news', 1), item('guides', 2), item('rules', 3, 'guides')]);
  expect(dropTarget(two, 0, 1)).toEqual({ order: 2, parentId: 'guides' });
});

test('an item stands neither under itself nor under what is under it', () => {
  const rows = nodes.map((node) => node.item);
  expect(possibleParents(nodes, rows[0]).map(({ id }) => id)).toEqual(['news']);
  expect(possibleParents(nodes, undefined)).toEqual(rows);
});

test('the place that an item comes to is counted among those of its parent', () => {
  const [, rules, , news] = nodes.map((node) => node.item) as [MenuRow, MenuRow, MenuRow, MenuRow];
  expect(placeOf(nodes, news, { order: 1, parentId: undefined })).toEqual({ position: 1, total: 2 });
  expect(placeOf(nodes, rules, { order: 4, parentId: 'guides' })).toEqual({ position: 2, total: 2 });
  expect(placeOf(nodes, news, { order: 3, parentId: 'guides' })).toEqual({ position: 2, total: 3 });
});
