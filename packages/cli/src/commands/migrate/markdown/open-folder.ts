import { createReadStream } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  folderOfFacts,
  folderOfText,
  isMarkdownFile,
  isOwnName,
  MANIFEST_FILE,
  Problem,
  tarWriter,
} from '@croupier/core';
import { usageProblem } from '../../../terminal/errors/error-output.js';

/** A folder of a site, or an archive of one. */
interface OpenFolder {
  /** Whether an export wrote it. */
  isExport: boolean;
  /** Where it is; of an archive, undefined. */
  root?: string;
  /** A name for it. */
  name: string;
  /** In bytes. */
  size: number;
  /** Its files as one archive, the manifest first. */
  archive(onBytes: (done: number) => void): AsyncGenerator<Uint8Array>;
}

interface FoundFile {
  /** Within the folder, with slashes. */
  path: string;
  size: number;
}

/** No file of a site is longer: a picture has 10 MB, and tables are read in pieces. */
const MOST_AT_ONCE = 16 * 1_024 * 1_024;
const MAX_DEPTH = 20;
/** Folders at the top that programs fill by themselves. */
const NO_CONTENTS = /^(?:node_modules|_site|dist|resources|themes|layouts|archetypes|croupier-data)$/;

/** Opens a folder, or an archive of one. Links in it are never followed. Problems: `not-found`, `usage`, `fault`. */
export async function openFolder(name: string, signal: AbortSignal): Promise<OpenFolder> {
  const root = await realpath(name).catch((cause: Error) => {
    throw new Problem('not-found', `There is no folder ${name}`, { hint: 'Check its name.', cause });
  });
  const found = await stat(root);
  if (found.isFile() && name.endsWith('.tar'))
    return {
      isExport: true,
      name: path.basename(root),
      size: found.size,
      archive: (onBytes) => counted(createReadStream(root), onBytes),
    };
  if (!found.isDirectory())
    throw usageProblem(`${name} is no folder`, 'Name a folder, or the .tar file of an export.');
  const files = await filesIn(root);
  return {
    ...{ root, name: path.basename(root) },
    isExport: files[0]?.path === MANIFEST_FILE,
    size: files.reduce((sum, { size }) => sum + size, 0),
    archive: (onBytes) => packed(root, files, signal, onBytes),
  };
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  onBytes: (done: number) => void,
): AsyncGenerator<Uint8Array> {
  let done = 0;
  for await (const piece of source) {
    yield piece;
    done += piece.length;
    onBytes(done);
  }
}

/** The files of an export, the manifest first and pictures last; of any other folder its Markdown, and the facts beside texts. */
async function filesIn(root: string): Promise<FoundFile[]> {
  const isExport = (await readdir(root)).includes(MANIFEST_FILE);
  const isWanted = (name: string, depth: number) => isExport || depth > 0 || !NO_CONTENTS.test(name);
  const found: FoundFile[] = [];
  const walk = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isSkipped = isExport ? depth === 0 && !isOwnName(entry.name) : entry.name.startsWith('.');
      if (isSkipped || !isWanted(entry.name, depth)) continue;
      if (entry.isDirectory() && depth < MAX_DEPTH) await walk(place, depth + 1);
      if (entry.isFile() && (isExport || isMarkdownFile(entry.name) || folderOfFacts(place) !== undefined))
        found.push({ path: place, size: (await lstat(path.join(root, place))).size });
    }
  };
  await walk('', 0);
  const rank = ({ path: place }: FoundFile) =>
    place === MANIFEST_FILE ? 0 : place.startsWith('media/') ? 2 : 1;
  if (isExport) return found.sort((a, b) => rank(a) - rank(b));
  const texts = new Set(found.map(({ path: place }) => folderOfText(place)));
  return found.filter(({ path: place }) => isMarkdownFile(place) || texts.has(folderOfFacts(place)));
}

async function* packed(
  root: string,
  files: readonly FoundFile[],
  signal: AbortSignal,
  onBytes: (done: number) => void,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let done = 0;
  const writer = tarWriter(async (piece) => void pieces.push(piece), new Date().toISOString());
  const handOut = function* () {
    const ready = pieces;
    pieces = [];
    yield* ready;
  };
  for (const { path: place, size } of files) {
    signal.throwIfAborted();
    const file = await open(path.join(root, place), 'r');
    try {
      if (size <= MOST_AT_ONCE) {
        await writer.add(place, await file.readFile());
        yield* handOut();
      } else {
        await writer.begin(place, size);
        yield* handOut();
        for await (const piece of file.createReadStream({ end: size - 1, autoClose: false }))
          yield piece as Uint8Array;
        await writer.pad(size);
        yield* handOut();
      }
    } finally {
      await file.close();
    }
    done += size;
    onBytes(done);
  }
  await writer.end();
  yield* handOut();
}
