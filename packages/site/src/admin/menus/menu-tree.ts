import type { OperationResult } from '@croupier/core';

/** An item of a menu. */
export type MenuRow = OperationResult<'menus.list'>['records'][number];

/** An item with how deep it stands, and its place among those beside it. */
export interface MenuNode {
  item: MenuRow;
  /** 0 for an item of the menu itself. */
  depth: number;
  /** From 1, among the items of the same parent. */
  position: number;
  /** The items of the same parent, in order. */
  siblings: readonly MenuRow[];
}

/** The items of a menu as they are shown: each followed by those under it. */
export function menuTree(items: readonly MenuRow[]): MenuNode[] {
  const under = (parentId: string | undefined, depth: number): MenuNode[] => {
    const siblings = items.filter((item) => item.parentId === parentId).sort((a, b) => a.order - b.order);
    return siblings.flatMap((item, i) => [
      { item, depth, position: i + 1, siblings },
      ...under(item.id, depth + 1),
    ]);
  };
  return under(undefined, 0);
}

/** Where an item that is dropped on a row goes: to which order number, and under which parent. */
export function dropTarget(
  nodes: readonly MenuNode[],
  from: number,
  to: number,
): { order: number; parentId: string | undefined } | undefined {
  const target = nodes[to]?.item;
  const dragged = nodes[from]?.item;
  if (target === undefined || dragged === undefined) return undefined;
  const next = nodes[to + 1]?.item;
  // Dropped behind an item that has others under it, it becomes the first of those.
  const isUnderTarget = to > from && next?.parentId === target.id && next.id !== dragged.id;
  return { order: target.order, parentId: isUnderTarget ? target.id : target.parentId };
}

/** The place among those beside it that an item comes to: with another order number, and perhaps another parent. */
export function placeOf(
  nodes: readonly MenuNode[],
  moved: MenuRow,
  { order, parentId }: { order: number; parentId: string | undefined },
): { position: number; total: number } {
  const others = nodes.map(({ item }) => item).filter(({ id }) => id !== moved.id);
  const inOrder = others
    .sort((a, b) => a.order - b.order)
    .toSpliced(order - 1, 0, moved)
    .filter((item) => item === moved || item.parentId === parentId);
  return { position: inOrder.indexOf(moved) + 1, total: inOrder.length };
}

/** The items under which an item can stand: all but itself and those under it. */
export function possibleParents(nodes: readonly MenuNode[], item: MenuRow | undefined): MenuRow[] {
  const barred = new Set(item === undefined ? [] : [item.id]);
  for (const node of nodes) {
    if (node.item.parentId !== undefined && barred.has(node.item.parentId)) barred.add(node.item.id);
  }
  return nodes.map((node) => node.item).filter(({ id }) => !barred.has(id));
}
