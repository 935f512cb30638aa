/** The file formats of imports. */
export const FILE_FORMATS = ['csv', 'tsv', 'json', 'ndjson'] as const;

/** One of them. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format that a file's ending names. */
export function formatOfEnding(file: string): FileFormat | undefined {
  const ending = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return FILE_FORMATS.find((one) => one === ending);
}
