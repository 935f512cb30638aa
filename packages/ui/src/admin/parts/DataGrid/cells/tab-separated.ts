/** Cells as spreadsheet programs put them on the clipboard: lines of cells between tabs, quoted where they hold either. */
export function writeTabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

/** Reads what a spreadsheet program put on the clipboard. Its last line break ends the last row. */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  const whole = text.replace(/(\r\n|\r|\n)$/, '');
  for (;;) {
    const [, inQuotes, plain = '', end] = cell.exec(whole) ?? [];
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (!end) return rows;
    if (end !== '\t') rows.push([]);
  }
}

function quoted(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
