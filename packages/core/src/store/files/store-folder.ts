import { lstatSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  COLLECTION_NAMES,
  type CollectionName,
  DOCUMENT_NAMES,
  type DocumentName,
  PRIVATE_COLLECTIONS,
} from '../../model/collections.js';
import { isProblem, problem } from '../../problem.js';
import type { ContentName } from '../change.js';
import { toFileProblem } from './file-problems.js';

/** The folder name that a search for a store looks for. */
export const FOLDER_NAME = 'croupier-data';
/** The file that marks a folder as a store and holds its schema version. */
export const MARKER_FILE = 'croupier.json';
/** The folder of accounts, history, logs, index and lock; not for version control. */
export const PRIVATE_FOLDER = 'private';
/** Pictures, and the list of them. */
export const MEDIA_FOLDER = 'media';
/** One line for each change, newest last. */
export const HISTORY_FILE = `${PRIVATE_FOLDER}/history.ndjson`;
/** The stamps and hashes of all files, and the renames that the last commit has left. */
export const INDEX_FILE = `${PRIVATE_FOLDER}/index.json`;
/** The lock file of writers. */
export const LOCK_FILE = `${PRIVATE_FOLDER}/lock`;
/** The lock file for writing to logs. */
export const LOGS_LOCK_FILE = `${PRIVATE_FOLDER}/logs.lock`;

/** The file of a collection or a document, within the folder. */
export function fileOf(place: ContentName): string {
  if (place === 'media') return `${MEDIA_FOLDER}/media.json`;
  return isPrivate(place) ? `${PRIVATE_FOLDER}/${place}.json` : `${place}.json`;
}

/** The files of all collections, by name. */
export const COLLECTION_FILES = new Map<string, CollectionName>(
  COLLECTION_NAMES.map((name) => [fileOf(name), name]),
);
/** The files of all documents, by name. */
export const DOCUMENT_FILES = new Map<string, DocumentName>(
  DOCUMENT_NAMES.map((name) => [fileOf(name), name]),
);
/** Every file of content. */
export const CONTENT_FILES: readonly string[] = [...COLLECTION_FILES.keys(), ...DOCUMENT_FILES.keys()];

/** Every file that a commit can replace. */
export const COMMITTED_FILES: ReadonlySet<string> = new Set([MARKER_FILE, ...CONTENT_FILES, HISTORY_FILE]);

/** Whether the file of a collection or document is kept out of version control. */
export function isPrivate(place: ContentName): boolean {
  return (PRIVATE_COLLECTIONS as readonly string[]).includes(place);
}

/** Whether a folder has the marker file of a store. Opening the store checks the marker itself. */
export function isStore(folder: string): boolean {
  return kindAt(join(folder, MARKER_FILE), lstatSync) !== undefined;
}

/** The nearest store: `from` itself, or the first `croupier-data` in it or above it. Problem: `fault` if there is none. */
export function findStore(from: string): string {
  const start = resolve(from);
  if (isStore(start)) return start;
  for (let folder = start; ; folder = dirname(folder)) {
    const store = join(folder, FOLDER_NAME);
    if (isStore(store)) return store;
    if (basename(folder) === FOLDER_NAME && isStore(folder)) return folder;
    if (folder === dirname(folder)) break;
  }
  throw problem('store.not-found', { folder: start });
}

/** Problems: `fault` if the folder is missing or is not a store; `usage` if it is not a folder. */
export function requireStore(folder: string): void {
  const found = kindAt(folder, statSync);
  if (found !== undefined && !found.isDirectory()) {
    throw problem('store.not-a-folder', { path: folder });
  }
  if (isStore(folder)) return;
  throw problem(found === undefined ? 'store.folder-missing' : 'store.not-a-store', { folder });
}

/** `stat` of a path; undefined if there is nothing, or a parent is a file. Problem: `fault`. */
function kindAt(path: string, stat: typeof statSync | typeof lstatSync): Stats | undefined {
  try {
    return stat(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw toFileProblem(error, path);
  }
}

/** Names the file where damage in the text of a record was met and only its collection is known. */
export function withFileName(error: unknown): unknown {
  if (!isProblem(error) || error.reason !== 'store.text-damaged') return error;
  const content = fileOf(error.params.content as ContentName);
  return problem('store.text-damaged', { content }, { cause: error });
}
