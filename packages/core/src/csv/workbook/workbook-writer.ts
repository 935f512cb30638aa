import type { Zip, ZipDeflate } from 'fflate';
import { problem } from '../../problem.js';
import { NO_VALUE } from './cell-error.js';
import { columnLetters, escapeCharacters, serialOf } from './cell-values.js';
import type { SheetCell } from './sheet-cell.js';
import { MAX_SHEET_ROWS, MAX_TEXT_LENGTH } from './workbook-limits.js';

/** Writes a workbook of one sheet, row by row. */
export interface WorkbookWriter {
  /** Adds a row; `number` leaves rows above it blank. Problems: `export.cell-too-long`, `export.too-many-rows`. */
  addRow(cells: readonly SheetCell[], number?: number): Promise<void>;
  /** Ends the file. */
  end(): Promise<void>;
}

/** A column: what its head says, and whether its cells are texts, which programs then keep as they are typed. */
export interface WriterColumn {
  title: string;
  isText: boolean;
}

/** The options of a written workbook. */
export interface WriterOptions {
  /** The name of its sheet. */
  sheet: string;
  /** Its columns; their titles are the first row unless `hasHeader` is false. */
  columns: readonly WriterColumn[];
  hasHeader?: boolean;
}

const PIECE_LENGTH = 1 << 16;
const HEADER_STYLE = 1;
const DAY_STYLE = 2;
const MOMENT_STYLE = 3;
const TEXT_STYLE = 4;
/** A date that is the same each time, so that the same records make the same file. */
const WRITTEN_AT = '1980-01-01T12:00:00';

/** Opens a workbook to be written, and hands it out in pieces. */
export async function openWorkbookWriter(
  emit: (piece: Uint8Array) => Promise<void>,
  { sheet, columns, hasHeader = true }: WriterOptions,
): Promise<WorkbookWriter> {
  const { Zip, ZipDeflate, strToU8 } = await import('fflate');
  let ready: Uint8Array[] = [];
  const archive: Zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const addPart = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 6 });
    part.mtime = WRITTEN_AT;
    archive.add(part);
    return part;
  };
  const handOut = async () => {
    const pieces = ready;
    ready = [];
    for (const piece of pieces) if (piece.length > 0) await emit(piece);
  };
  for (const [name, text] of Object.entries(fixedParts(sheet))) addPart(name).push(strToU8(text), true);
  const rows = addPart('xl/worksheets/sheet1.xml');
  let waiting = sheetStart(columns, hasHeader);
  let row = 0;

  const addRow = async (cells: readonly SheetCell[], number = row + 1, style?: number) => {
    row = number;
    if (row > MAX_SHEET_ROWS) throw problem('export.too-many-rows', { most: MAX_SHEET_ROWS });
    waiting += `<row r="${row}">`;
    for (let index = 0; index < cells.length; index++)
      waiting += cellXml(cells[index], { row, index, title: columns[index]?.title, style });
    waiting += '</row>';
    if (waiting.length < PIECE_LENGTH) return;
    rows.push(strToU8(waiting));
    waiting = '';
    await handOut();
  };
  if (hasHeader)
    await addRow(
      columns.map(({ title }) => title),
      1,
      HEADER_STYLE,
    );
  return {
    addRow: (cells, number) => addRow(cells, number),
    async end() {
      rows.push(strToU8(`${waiting}</sheetData></worksheet>`), true);
      archive.end();
      await handOut();
    },
  };
}

interface CellPlace {
  row: number;
  index: number;
  title: string | undefined;
  style: number | undefined;
}

function cellXml(cell: SheetCell, { row, index, title, style }: CellPlace): string {
  if (cell === undefined || cell === '') return '';
  const name = `${columnLetters(index)}${row}`;
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${name}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'object') {
    if ('error' in cell)
      return `<c r="${name}" t="e"><v>${cell.error === NO_VALUE ? '#N/A' : escapeXml(cell.error)}</v></c>`;
    const serial = serialOf(cell.moment);
    if (serial !== undefined)
      return `<c r="${name}" s="${cell.moment.length > 10 ? MOMENT_STYLE : DAY_STYLE}"><v>${serial}</v></c>`;
  }
  const text = typeof cell === 'string' ? cell : cell.moment;
  if (text.length > MAX_TEXT_LENGTH)
    throw problem('export.cell-too-long', {
      ...{ column: title ?? columnLetters(index), row, length: text.length, most: MAX_TEXT_LENGTH },
    });
  const written = escapeXml(escapeCharacters(text));
  return `<c r="${name}" s="${style ?? TEXT_STYLE}" t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The sheet up to its first row: its head stays in sight, and columns of texts are of the kind "text". */
function sheetStart(columns: readonly WriterColumn[], hasHeader: boolean): string {
  const widths = columns
    .map(({ title, isText }, index) => {
      const width = Math.min(40, Math.max(12, title.length + 3));
      const style = isText ? ` style="${TEXT_STYLE}"` : '';
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${style}/>`;
    })
    .join('');
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetView workbookViewId="0"${hasHeader ? `>${pane}</sheetView>` : '/>'}`;
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>${widths === '' ? '' : `<cols>${widths}</cols>`}<sheetData>`;
}

/** The parts that stand beside the rows. */
function fixedParts(sheet: string): Record<string, string> {
  const types = Object.entries({ workbook: 'sheet.main', styles: 'styles', 'worksheets/sheet1': 'worksheet' })
    .map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`)
    .join('');
  const formats = ['', '', ' numFmtId="164"', ' numFmtId="165"', ' numFmtId="49"']
    .map((format, index) => {
      const isApplied = format === '' ? '' : ' applyNumberFormat="1"';
      const font = index === HEADER_STYLE ? ' fontId="1" applyFont="1"' : ' fontId="0"';
      return `<xf${format || ' numFmtId="0"'}${font} fillId="0" borderId="0" xfId="0"${isApplied}/>`;
    })
    .join('');
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    '_rels/.rels': relationsXml({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${formats}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}

function relationsXml(targets: Readonly<Record<string, string>>): string {
  const relations = Object.entries(targets)
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('');
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`;
}
