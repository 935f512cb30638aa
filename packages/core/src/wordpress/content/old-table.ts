/** A table that a text of the old site shows; its cells are HTML. */
export interface OldTable {
  rows: readonly (readonly string[])[];
  /** Whether the first row has the names of the columns, and the last one what they come to. */
  hasHead: boolean;
  hasFoot: boolean;
}

/** A cell that is one with that on its left, above it, or both. */
const JOINED = /^#(colspan|rowspan|span)#$/;

/** A table as HTML. */
export function tableHtml({ rows, hasHead, hasFoot }: OldTable): string {
  const head = hasHead ? 1 : 0;
  const end = rows.length - (hasFoot && rows.length > head ? 1 : 0);
  const part = (name: string, from: number, to: number) =>
    from >= to
      ? ''
      : `<${name}>${rows
          .slice(from, to)
          .map((_, i) => rowHtml(rows, from + i, name))
          .join('')}</${name}>`;
  return `<table>${part('thead', 0, head)}${part('tbody', head, end)}${part('tfoot', end, rows.length)}</table>`;
}

function rowHtml(rows: OldTable['rows'], at: number, part: string): string {
  const name = part === 'thead' ? 'th' : 'td';
  const cells = (rows[at] ?? []).flatMap((cell, column) => {
    if (JOINED.test(cell.trim())) return [];
    const across = joined((step) => rows[at]?.[column + step], 'colspan');
    const down = part === 'thead' ? 1 : joined((step) => rows[at + step]?.[column], 'rowspan');
    const spans = `${across > 1 ? ` colspan="${across}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`;
    return [`<${name}${spans}>${cell.trim().replace(/\r?\n/g, '<br>')}</${name}>`];
  });
  return `<tr>${cells.join('')}</tr>`;
}

/** How many cells are one. */
function joined(cellAt: (step: number) => string | undefined, mark: 'colspan' | 'rowspan'): number {
  let count = 1;
  while (cellAt(count)?.trim() === `#${mark}#`) count++;
  return count;
}
