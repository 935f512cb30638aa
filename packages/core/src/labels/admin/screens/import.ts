import { counted, grouped, plural } from '../../../diagnostics/plural.js';
import { adminScreenTitles } from '../screen-titles.js';

/** What an import did with the rows. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

/** What records are called: mostly as their screen. */
const RECORD_TITLES = { ...adminScreenTitles, posts: 'Articles', menus: 'Menu Items' };
const them = (count: number) => (count === 1 ? 'it' : 'them');

interface SourceNotes {
  name: string;
  gone: number;
  returned: number;
  kept: number;
  open: number;
  isSameFile: boolean;
}

/** The texts of the import of casinos. */
export const adminImportLabels = {
  title: 'Import CSV',
  text: 'Every row is checked first. Either all rows are imported, as one change that can be taken back, or none.',
  template: 'Download template',
  templateWorkbook: 'Download XLSX template',
  /** The import of anything but casinos. */
  ofFile: {
    text: 'What is there already is updated. Either all rows are imported, as one change that can be taken back, or none.',
    submit: (collection: keyof typeof RECORD_TITLES) => `Import ${RECORD_TITLES[collection]}`,
    leaveText: 'The file that you chose is dropped. Nothing is imported.',
  },
  source: 'Where the rows are',
  file: 'CSV file',
  fileHint: 'Choose a file, or drop it here. CSV, TSV, XLSX and JSON are read.',
  fileTab: 'File',
  paste: 'Rows',
  pasteHint: 'Copied from a spreadsheet or a file, with its headings.',
  pasteTab: 'Paste',
  pasteSubmit: 'Read rows',
  pasteFirst: 'Paste the rows above first.',
  pastedName: 'Pasted rows',
  link: 'Address of a file',
  linkHint: 'Your browser reads it, if its site lets other pages do so.',
  linkTab: 'Link',
  linkSubmit: 'Read file',
  linkWrong: 'Please enter an address that begins with https://',
  linkFailed:
    'Your browser could not read this address: there is no file, or its site lets no other page read it. Download the file and choose it here.',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  another: 'Another file',
  onConflict: 'Casinos that are there already',
  conflictChoices: [
    { value: 'error', label: 'Are errors' },
    { value: 'skip', label: 'Are left as they are' },
    { value: 'update', label: 'Are updated from the file' },
  ],
  scale: 'Ratings in the file',
  scaleChoices: [
    { value: '5', label: 'Are stars, 0 to 5' },
    { value: '10', label: 'Are points, 0 to 10' },
  ],
  sheet: 'Sheet',
  skipLines: 'Lines above the headings',
  checking: 'Checking',
  importing: 'Importing',
  progress: ({ done, total, unit }: { done: number; total?: number; unit: string }) =>
    unit === 'bytes'
      ? total === undefined
        ? `${Math.round(done / 1024)} kB`
        : `${Math.floor(Math.min(done / total, 1) * 100)} %`
      : `${grouped(done)}${total === undefined ? '' : ` of ${grouped(total)}`} ${unit}`,
  plan: ({ created, updated, unchanged, skipped }: ImportCounts) =>
    `${grouped(created)} new, ${grouped(updated)} to update, ${grouped(unchanged + skipped)} to leave as they are.`,
  summary: ({ created, updated, unchanged, skipped }: ImportCounts) =>
    `${grouped(created)} added, ${grouped(updated)} updated, ${grouped(unchanged + skipped)} left as they were.`,
  rejected: (count: number) => `${counted(count, 'row')} left out`,
  /** What an import assumed, or will: what the rows leave out, and what visitors do not get. */
  defaults: (count: number, field: string) => `${counted(count, 'row')} took the default of ${field}.`,
  inactive: (count: number) => `${counted(count, 'casino')} inactive: visitors do not see ${them(count)}.`,
  withoutVisitUrl: (count: number) =>
    `${counted(count, 'casino')} without a visit address: ${count === 1 ? 'it has' : 'they have'} no Visit button.`,
  leave: {
    title: 'Close the import?',
    text: 'The columns that you assigned and the cells that you corrected are lost. Nothing is imported.',
    confirm: 'Close import',
  },
  success: 'Import complete',
  undone: 'The import is taken back.',
  undo: 'Undo import',
  done: (file: string) => `${file} was imported`,
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Import Casinos',
  chooseFirst: 'Choose a file first.',
  isChecking: 'The file is still being checked.',
  notReadable: 'The file cannot be read.',
  noRows: 'The file has no rows.',
  submitGood: (count: number) => `Import the ${counted(count, 'good row')}`,
  downloadRejects: (count: number) =>
    `Download ${counted(count, 'row')} that ${count === 1 ? 'was' : 'were'} left out`,
  rejectsName: 'rejected-rows',
  /** What an import of a source came to, beside its rows. */
  ofSource: ({ name, gone, returned, kept, open, isSameFile }: SourceNotes) => [
    ...(isSameFile ? [`This is the file of ${name} that was imported last.`] : []),
    ...(gone === 0 ? [] : [`${counted(gone, 'record')} of ${name}: no longer in the file`]),
    ...(returned === 0 ? [] : [`${counted(returned, 'record')} of ${name}: back in the file`]),
    ...(kept === 0
      ? []
      : [
          `${counted(kept, 'record')}: ${plural(kept, 'says', 'say')} something else by other hands, which stays`,
        ]),
    ...(open === 0
      ? []
      : [`${counted(open, 'row')}: ${plural(open, 'waits', 'wait')} for a decision, under Sources`]),
  ],
  parts: 'Parts of the import',
  columns: {
    tab: 'Columns',
    caption: 'Columns of the file',
    column: 'Column',
    examples: 'First rows',
    field: 'Is read as',
    fieldOf: (column: string) => `${column} is read as`,
    none: 'Not read',
    unnamed: (number: number) => `Column ${number}`,
    missing: 'Fields that the file lacks',
    missingText: 'A new casino needs them. Choose the column below, or give a value for all rows.',
    forAll: (field: string) => `${field}, for all rows`,
    forEmpty: (field: string) => `${field}, where it is empty`,
    unreadable: 'The columns are shown once the file can be read.',
  },
  faults: {
    tab: 'Errors',
    caption: 'Rows with errors',
    help: 'Correct the cells here; the file is checked again as you go. Enter goes to the next error.',
    goToFirst: 'Go to the first error',
    empty: 'Empty in several rows',
    emptyText: 'A new casino needs them. Give a value for all of these rows at once, or correct each below.',
    emptyIn: (field: string, count: number) => `${field}, empty in ${counted(count, 'row')}`,
    allColumns: 'Show every column',
    wholeRow: 'An error of a whole row may be in any of them.',
    mended: 'Every error is corrected.',
    none: 'No row has an error.',
    ofFile:
      'No row can be checked yet: say under Columns where the file has what is missing, or what all rows get.',
    listed: 'Rows of a JSON file are corrected in the file.',
  },
  existing: {
    tab: 'Existing',
    none: 'No casino of the file is there already.',
    skipped: 'Stays as it is.',
    rejected: 'Is there already. Its row has an error, so nothing is done with it.',
    conflict: 'Is there already. Choose above whether it is left as it is or updated.',
    before: 'Now',
    after: 'From the file',
    row: (row: number, slug: string) => `Row ${row}: ${slug}`,
  },
  profiles: {
    label: 'Import profile',
    none: 'None',
    name: 'Save these settings as',
    nameHint: 'The next file of the same source is read so.',
    save: 'Save profile',
    nameFirst: 'Give the profile a name first.',
    saved: (name: string) => `The profile ${name} is saved`,
    delete: 'Delete profile',
    deleted: (name: string) => `The profile ${name} is deleted`,
    confirmDelete: (name: string) => `Delete the profile "${name}"?`,
    forgotten: (rows: number) =>
      rows === 0
        ? 'Casinos stay as they are.'
        : `What it said of ${counted(rows, 'row')} is forgotten, and so are its imports: its next file is compared with nothing. Casinos stay as they are.`,
    asSource: (name: string) => `This is a new file of ${name}`,
    asSourceHint: 'It is compared with what the source said last: what people edited stays.',
    mirror: 'Take back what the file no longer has',
    mirrorHint:
      'What the source said of records that its file lacks, such as a country. Never over a tenth of them.',
  },
} as const;
