import type { ProblemEntry } from '../entry.js';

type OnLine = { line: number };

/** Problems that stop the reading of a CSV or JSON file. */
export const fileProblems = {
  'file.empty': {
    code: 'invalid',
    text: () => 'The file is empty',
    hint: ({ columns }: { columns: readonly string[] }) =>
      `Its first line should name columns: ${columns.join(', ')}, …`,
  },
  'file.empty-json': {
    code: 'invalid',
    text: () => 'The file is empty',
    hint: () => 'Give an array of objects, or one object a line.',
  },
  'file.json-as-table': {
    code: 'invalid',
    text: () => 'The file is JSON, and is read as CSV',
    hint: () => 'Read it as JSON.',
  },
  'file.workbook': {
    code: 'invalid',
    text: () => 'This is a workbook or a ZIP archive, not a CSV file',
    hint: () => 'Read it as a workbook, or save the sheet as CSV (UTF-8) in the spreadsheet program.',
  },
  'file.no-workbook': {
    code: 'invalid',
    text: ({ kind }: { kind: 'text' | 'archive' | 'binary' | 'OpenDocument' }) =>
      kind === 'OpenDocument'
        ? 'This is a file of OpenDocument, not an .xlsx workbook'
        : kind === 'binary'
          ? 'This is a workbook in the binary format .xlsb, not in .xlsx'
          : kind === 'archive'
            ? 'This is an archive without a workbook in it'
            : 'This is no .xlsx workbook, whatever its name says',
    hint: ({ kind }: { kind: string }) =>
      kind === 'text'
        ? 'If it is text, such as CSV or a table of a web page, give it the ending of what it is.'
        : 'Open it in the spreadsheet program and save it as .xlsx, or the sheet as CSV (UTF-8).',
  },
  'file.workbook-old': {
    code: 'invalid',
    text: () => 'This is a workbook in the old format .xls, which is not read',
    hint: () => 'Open it in the spreadsheet program and save it as .xlsx.',
  },
  'file.workbook-protected': {
    code: 'invalid',
    text: () => 'The workbook is protected by a password, so nothing of it can be read',
    hint: () => 'Open it in the spreadsheet program and save it without the password.',
  },
  'file.workbook-damaged': {
    code: 'invalid',
    text: () => 'The workbook is damaged, or was cut off',
    hint: () => 'Get it again, or open it in the spreadsheet program and save it again.',
  },
  'file.workbook-bomb': {
    code: 'invalid',
    text: () => 'The workbook unpacks to far more than its size, as files do that are made to do harm',
    hint: () => 'If it is sound, save the sheet as CSV, which may have any length.',
  },
  'file.workbook-too-large': {
    code: 'invalid',
    text: ({ what, most }: { what: 'MB' | 'cells' | 'parts'; most: number }) =>
      `The workbook has more than ${most.toLocaleString('en')} ${what}, the most that is read of one`,
    hint: () => 'Save the sheet as CSV, which may have any length.',
  },
  'file.sheet-not-found': {
    code: 'invalid',
    text: ({
      sheet,
      sheets,
    }: {
      sheet: string;
      sheets: readonly string[];
      suggestion?: string | undefined;
    }) => `The workbook has no sheet '${sheet}'; its sheets are ${sheets.join(', ')}`,
  },
  'file.nul-byte': {
    code: 'invalid',
    text: ({ line }: OnLine) =>
      `There is a NUL byte on line ${line}: this is no text file, or one in another encoding`,
    hint: () => 'Save it as CSV in UTF-8, or name its encoding.',
  },
  'file.wrong-encoding': {
    code: 'invalid',
    text: ({ line }: OnLine) =>
      `The text on line ${line} is not in the encoding that the file seems to be in`,
    hint: () => 'Save the file as UTF-8, or name its encoding.',
  },
  'file.cell-too-long': {
    code: 'invalid',
    text: ({ line }: OnLine & { isQuoted: boolean }) =>
      `The cell that begins on line ${line} is longer than 1 MB, the most that a cell may hold`,
    hint: ({ line, isQuoted }: OnLine & { isQuoted: boolean }) =>
      isQuoted
        ? `Look whether the quote that opens it on line ${line} is ever closed.`
        : 'Cut the text, or look whether line ends are missing.',
  },
  'file.record-too-long': {
    code: 'invalid',
    text: ({ line }: OnLine) =>
      `The record that begins on line ${line} is longer than 4 MB, the most that a record may hold`,
    hint: () => 'Look whether line ends or closing quotes are missing.',
  },
  'file.cells-without-column': {
    code: 'invalid',
    text: ({ line, cells, columns }: { line: number; cells: number; columns: number }) =>
      `Line ${line} has ${cells} cells, and the header ${columns}`,
    hint: () => 'Quote cells that hold the character between cells, or give every column a heading.',
  },
  'file.too-many-columns': {
    code: 'invalid',
    text: ({ line, count, most }: OnLine & { count: number; most: number }) =>
      `The record on line ${line} has ${count} cells; a file may have ${most} columns at most`,
    hint: () => 'Take out the columns that are not needed, or name the delimiter.',
  },
  'file.quote-not-closed': {
    code: 'invalid',
    text: ({ line }: OnLine) => `The quote that opens a cell on line ${line} is never closed`,
    hint: ({ line }: OnLine) => `Close it, or take it away, on line ${line}.`,
  },
  'file.quote-in-cell': {
    code: 'invalid',
    text: ({ line }: OnLine) => `There is a quote in the middle of a cell on line ${line}`,
    hint: () => 'Put the whole cell in quotes and write each quote inside it twice.',
  },
  'file.text-after-quote': {
    code: 'invalid',
    text: ({ line, opened }: OnLine & { opened: number }) =>
      `A cell whose quote opens on line ${opened} goes on after its closing quote on line ${line}`,
    hint: () =>
      'Write each quote inside a cell in quotes twice, or close the quote that was opened before it.',
  },
  'file.no-record': {
    code: 'invalid',
    text: ({ line, found }: OnLine & { found: string }) =>
      `There should be a record on line ${line}, and there is ${found}`,
    hint: () => 'Give an array of objects, or one object a line.',
  },
  'file.json-array': {
    code: 'invalid',
    text: () => 'The file is a JSON array, not one record a line',
    hint: () => 'Read it as JSON.',
  },
  'file.nested-records': {
    code: 'invalid',
    text: ({ name }: { name: string }) => `'${name}' holds the records`,
    hint: () => 'Give the array itself.',
  },
  'file.unfinished': {
    code: 'invalid',
    text: ({ line, row }: OnLine & { row: number }) =>
      `The file ends in the middle of record ${row}, on line ${line}`,
    hint: () => 'It may have been cut off; get it again.',
  },
  'file.column-not-found': {
    code: 'invalid',
    text: ({ column }: { column: string; suggestion?: string | undefined }) =>
      `The file has no column '${column}'`,
    hint: ({ columns }: { columns: readonly string[] }) => `Its columns are ${columns.join(', ')}.`,
  },
  'file.column-twice': {
    code: 'invalid',
    text: ({ field, one, two }: { field: string; one: string; two: string; name: string }) =>
      `Two columns are ${field}: ${one} and ${two}`,
    hint: () => 'Take one out, or say which to read.',
  },
  'field.not-found': {
    code: 'usage',
    text: ({ title, name }: { title: string; name: string; suggestion?: string | undefined }) =>
      `${title} has no field '${name}'`,
    hint: ({ fields }: { fields: readonly string[] }) => `The fields are ${fields.join(', ')}.`,
  },
} as const satisfies Record<string, ProblemEntry>;
