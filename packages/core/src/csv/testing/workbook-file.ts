import { strToU8, type Zippable, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook as another program writes it: sheets by name, as the XML of their rows, and other parts as XML. */
export interface WorkbookFile {
  sheets: Readonly<Record<string, string>>;
  hidden?: readonly string[];
  sharedStrings?: readonly string[];
  /** Format codes; the style of a cell is its place here, after the first, which is plain. */
  formats?: readonly string[];
  is1904?: boolean;
  parts?: Readonly<Record<string, string>>;
}

/** The bytes of a workbook. */
export function workbookFile(file: WorkbookFile): Uint8Array {
  const { sheets, hidden = [], sharedStrings = [], formats = [], is1904 = false, parts = {} } = file;
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const files: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('a', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="s${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${names
      .map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map(
        (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
      )
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${200 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  return zipText({ ...files, ...parts });
}

/** A ZIP archive of texts. */
export function zipText(files: Readonly<Record<string, string>>): Uint8Array {
  const packed: Zippable = {};
  for (const [name, text] of Object.entries(files)) packed[name] = strToU8(text);
  return zipSync(packed, { mtime: '1990-01-01T12:00:00' });
}

/** A row with texts in its cells. */
export function textRow(row: number, texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** Bytes as they come from a file. */
export async function* inPieces(bytes: Uint8Array, length = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
