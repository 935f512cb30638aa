import { Fragment, type Node, type NodeType } from 'prosemirror-model';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { editorSchema } from './editor-schema.js';

const { nodes } = editorSchema;
const [ROWS, COLUMNS] = [3, 3];

function cellOf(type: NodeType): Node {
  return type.createAndFill() as Node;
}

function rowOf(type: NodeType, count: number): Node {
  return (nodes.table_row as NodeType).create(
    null,
    Array.from({ length: count }, () => cellOf(type)),
  );
}

/** Puts a table at the selection, with a row of headings, and the caret into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const head = (nodes.table_head as NodeType).create(null, rowOf(nodes.table_header as NodeType, COLUMNS));
  const rows = Array.from({ length: ROWS - 1 }, () => rowOf(nodes.table_cell as NodeType, COLUMNS));
  const table = (nodes.table as NodeType).create(null, [
    head,
    (nodes.table_body as NodeType).create(null, rows),
  ]);
  const tr = state.tr.replaceSelectionWith(table);
  const at = tr.mapping.map(state.selection.from, -1);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at))).scrollIntoView());
  return true;
};

/** The cell of a table that the selection is in. */
interface CellPlace {
  table: Node;
  /** Where the table begins. */
  tableAt: number;
  /** The row, where it begins, and the place of the cell in it. */
  row: Node;
  rowAt: number;
  column: number;
}

function cellPlace({ selection: { $from } }: EditorState): CellPlace | undefined {
  let column: number | undefined;
  let row: { node: Node; at: number } | undefined;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === nodes.table_row) {
      row = { node, at: $from.before(depth) };
      column = $from.index(depth);
    }
    if (node.type === nodes.table && row !== undefined && column !== undefined)
      return { table: node, tableAt: $from.before(depth), row: row.node, rowAt: row.at, column };
  }
  return undefined;
}

/** Whether the selection is in a table whose cells all take one place, so that rows and columns can be added and taken out. */
export function isInTable(state: EditorState): boolean {
  const place = cellPlace(state);
  return place !== undefined && rowsOf(place).every(({ node }) => node.childCount === place.row.childCount);
}

function rowsOf({ table, tableAt }: CellPlace): { node: Node; at: number }[] {
  const rows: { node: Node; at: number }[] = [];
  table.descendants((node, offset) => {
    if (node.type === nodes.table_row) rows.push({ node, at: tableAt + 1 + offset });
    return node.type !== nodes.table_row;
  });
  return rows;
}

/** Adds a row below that of the selection. */
export const addRow: Command = (state, dispatch) => {
  const place = cellPlace(state);
  if (place === undefined) return false;
  const { row, rowAt, tableAt, table } = place;
  const added = rowOf(nodes.table_cell as NodeType, row.childCount);
  const { tr } = state;
  const isHead = state.doc.resolve(rowAt).parent.type === nodes.table_head;
  if (!isHead) tr.insert(rowAt + row.nodeSize, added);
  else {
    // Below the headings the first row of the body is meant.
    let bodyAt: number | undefined;
    table.forEach((part, offset) => {
      if (part.type === nodes.table_body) bodyAt ??= tableAt + 1 + offset;
    });
    if (bodyAt === undefined)
      tr.insert(tableAt + table.nodeSize - 1, (nodes.table_body as NodeType).create(null, added));
    else tr.insert(bodyAt + 1, added);
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Adds a column after that of the selection. */
export const addColumn: Command = (state, dispatch) => {
  const place = cellPlace(state);
  if (place === undefined) return false;
  const { tr } = state;
  for (const { node, at } of rowsOf(place).reverse()) {
    const before = node.maybeChild(place.column);
    if (before === null) continue;
    tr.insert(at + 1 + offsetOf(node, place.column) + before.nodeSize, cellOf(before.type));
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Takes the row of the selection out; with the last one the table goes. */
export const removeRow: Command = (state, dispatch) => {
  const place = cellPlace(state);
  if (place === undefined) return false;
  const { row, rowAt, table, tableAt } = place;
  const { tr } = state;
  if (rowsOf(place).length === 1) tr.delete(tableAt, tableAt + table.nodeSize);
  else {
    const $row = state.doc.resolve(rowAt);
    // A part without rows is none.
    if ($row.parent.childCount === 1) tr.delete($row.before(), $row.after());
    else tr.delete(rowAt, rowAt + row.nodeSize);
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Takes the column of the selection out; with the last one the table goes. */
export const removeColumn: Command = (state, dispatch) => {
  const place = cellPlace(state);
  if (place === undefined) return false;
  const { table, tableAt, row, column } = place;
  const { tr } = state;
  if (row.childCount === 1) tr.delete(tableAt, tableAt + table.nodeSize);
  else
    for (const { node, at } of rowsOf(place).reverse()) {
      const cell = node.maybeChild(column);
      if (cell === null) continue;
      const from = at + 1 + offsetOf(node, column);
      tr.delete(from, from + cell.nodeSize);
    }
  dispatch?.(tr.scrollIntoView());
  return true;
};

function offsetOf(row: Node, column: number): number {
  return Fragment.from(row.children.slice(0, column)).size;
}
