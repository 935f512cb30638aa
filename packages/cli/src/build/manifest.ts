import { foreignRecord, readSiteFile, requireSiteFile, STATE_FOLDER } from './site-files.js';

export const MANIFEST_FILE = `${STATE_FOLDER}/manifest.json`;

/** A file of a build: a hash of its bytes, and of what they were made from. */
export interface BuiltFile {
  hash: string;
  source: string;
}

/** What a build wrote, and from what. */
export interface Manifest {
  /** A hash of everything that the build was made from. */
  inputs: string;
  files: ReadonlyMap<string, BuiltFile>;
}

/** What an earlier build wrote; its files are read when they are first asked for. */
export interface EarlierManifest extends Manifest {
  pageCount: number;
  fileCount: number;
}

type FileRow = [file: string, hash: string, source: string];

/** The first line of a manifest, which says what a build without a change asks; the files follow, a line each. */
const HEAD = /^\{"version":2,"inputs":"([^"\\]*)","pageCount":(\d+),"fileCount":(\d+),"files":\[\n/;
const END = '\n]}\n';

/** Reads the manifest of a build; undefined where a folder has none that can be read. Problem: `fault` for strange names. */
export function readManifest(folder: string): EarlierManifest | undefined {
  const text = readSiteFile(folder, MANIFEST_FILE) ?? '';
  const [head, inputs = '', pageCount, fileCount] = HEAD.exec(text) ?? [];
  if (head === undefined || !text.endsWith(END)) return readWhole(text);
  let files: Map<string, BuiltFile> | undefined;
  return {
    inputs,
    pageCount: Number(pageCount),
    fileCount: Number(fileCount),
    get files() {
      files ??= filesOf(text);
      return files;
    },
  };
}

/** A manifest of the first format; its build is not up to date, but what it wrote is known. */
function readWhole(text: string): EarlierManifest | undefined {
  if (rowsOf(text) === undefined) return undefined;
  const files = filesOf(text);
  return { inputs: '', pageCount: 0, fileCount: files.size, files };
}

function filesOf(text: string): Map<string, BuiltFile> {
  const rows = rowsOf(text);
  if (rows === undefined) throw foreignRecord(MANIFEST_FILE, 'it is no list of files');
  const files = new Map<string, BuiltFile>();
  for (const row of rows) {
    const [file, hash, source] = Array.isArray(row) ? (row as unknown[]) : [];
    requireSiteFile(file, MANIFEST_FILE);
    files.set(file, { hash: String(hash), source: String(source) });
  }
  return files;
}

function rowsOf(text: string): unknown[] | undefined {
  try {
    const { files } = JSON.parse(text) as { files: unknown };
    return Array.isArray(files) ? files : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a manifest piece by piece, the same for the same files. */
export function* manifestPieces({ inputs, files }: Manifest): Generator<string> {
  const pageCount = [...files.keys()].filter(isPage).length;
  yield `{"version":2,"inputs":${JSON.stringify(inputs)},"pageCount":${pageCount},"fileCount":${files.size},"files":[`;
  let comma = '\n';
  for (const file of [...files.keys()].sort()) {
    const { hash, source } = files.get(file) as BuiltFile;
    yield comma + JSON.stringify([file, hash, source] satisfies FileRow);
    comma = ',\n';
  }
  yield END;
}

/** Whether a file is a page of the site; a card for other sites is none. */
function isPage(file: string): boolean {
  return /(^|\/)index\.html$/.test(file) && !file.startsWith('embed/');
}
