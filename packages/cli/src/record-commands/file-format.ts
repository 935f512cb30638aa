/** The file formats of imports. */
export const FILE_FORMATS = ['csv', 'tsv', 'xlsx', 'json', 'ndjson'] as const;

/** One of them. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Endings of files that are read, but not written: those with macros are alike, and old ones are told from it. */
const READ_AS_WORKBOOK: readonly string[] = ['xlsm', 'xls'];

/** The format that a file's ending names. */
export function formatOfEnding(file: string): FileFormat | undefined {
  const ending = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return FILE_FORMATS.find((one) => one === ending);
}

/** The format in which a file of this ending is read. */
export function formatToRead(file: string): FileFormat | undefined {
  // Those of hosts have endings of their own; their lines tell what they are.
  if (/(?:^|[\\/])(?:_redirects|\.htaccess)$|\.conf$/.test(file)) return 'csv';
  const isWorkbook = READ_AS_WORKBOOK.some((ending) => file.toLowerCase().endsWith(`.${ending}`));
  return isWorkbook ? 'xlsx' : formatOfEnding(file);
}

/** True for rows of cells, false for records. */
export function isTableFormat(format: FileFormat): boolean {
  return format === 'csv' || format === 'tsv' || format === 'xlsx';
}
