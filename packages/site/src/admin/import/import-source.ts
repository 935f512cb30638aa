/** The formats of files that an import reads. */
export type FileFormat = 'csv' | 'tsv' | 'xlsx' | 'json' | 'ndjson';

/** A file to import. */
export interface ImportSource {
  name: string;
  format: FileFormat;
  content: Blob;
}

const FORMATS: readonly string[] = ['csv', 'tsv', 'xlsx', 'json', 'ndjson'] satisfies FileFormat[];
/** What the admin's file fields offer. */
export const ACCEPTED_FILES = `${FORMATS.map((format) => `.${format}`).join()},.conf,.htaccess,text/csv`;

/** A file as the source of an import; undefined where its ending is of no format that is read. */
export function sourceFromFile(file: File): ImportSource | undefined {
  const format = formatOf(file.name);
  return format === undefined ? undefined : { name: file.name, format, content: file };
}

/** Pasted rows: of a spreadsheet, divided by tabs, or of a file. */
export function sourceFromText(name: string, text: string): ImportSource {
  const format = /^\s*\[\s*\{/.test(text) ? 'json' : /^\s*\{/.test(text) ? 'ndjson' : 'csv';
  return { name, format, content: new Blob([text]) };
}

/**
 * The file at an address, read by this browser without cookies. Rejects where the other site does not let this page read
 * it.
 */
export async function sourceFromLink(address: URL, signal: AbortSignal): Promise<ImportSource> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const name = decodeURIComponent(address.pathname.split('/').at(-1) ?? '') || address.hostname;
  const type = response.headers.get('content-type') ?? '';
  const format = formatOf(name) ?? formatOfType(type);
  return { name, format, content: await response.blob() };
}

/** The bytes of a blob in pieces. */
export async function* blobPieces(content: Blob): AsyncGenerator<Uint8Array> {
  const reader = content.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function formatOfType(type: string): FileFormat {
  if (type.includes('spreadsheetml')) return 'xlsx';
  return type.includes('json') ? 'json' : 'csv';
}

/** The format of a file by its ending. */
export function formatOf(name: string): FileFormat | undefined {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // Those of hosts have endings of their own; their lines tell what they are.
  if (/^_redirects$|\.(?:htaccess|conf)$/.test(name)) return 'csv';
  // Old workbooks are told from it by whoever reads them.
  if (ending === 'xls' || ending === 'xlsm') return 'xlsx';
  return FORMATS.includes(ending) ? (ending as FileFormat) : undefined;
}
