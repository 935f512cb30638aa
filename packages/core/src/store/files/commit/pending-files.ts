import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { checkPlainFolder } from '../plain-file.js';
import { COMMITTED_FILES, MEDIA_FOLDER, PRIVATE_FOLDER } from '../store-folder.js';

/** What temporary files are called: hidden, and by the file they become. */
export const TEMP_FILE_NAME = /^\..+\.[0-9a-f]{16}\.tmp$/;
const TEMP_SUFFIX_LENGTH = '.0123456789abcdef.tmp'.length;

/** The path of a new temporary file, beside the file that it becomes. */
export function temporaryPath(target: string): string {
  return join(dirname(target), `.${basename(target)}.${randomBytes(8).toString('hex')}.tmp`);
}

/** A temporary file of a commit, and the file that it becomes, by their names within the store. */
interface PendingFile {
  temp: string;
  target: string;
}

/** Whether a commit can have put this temporary file in the place of this file. */
export function isCommitPending({ temp, target }: PendingFile): boolean {
  if (!COMMITTED_FILES.has(target)) return false;
  const [parent, name] = splitName(target);
  const [tempParent, tempName] = splitName(temp);
  return (
    parent === tempParent && TEMP_FILE_NAME.test(tempName) && tempName.slice(1, -TEMP_SUFFIX_LENGTH) === name
  );
}

/** Whether a change was begun and not finished. */
export function hasTemporaryFiles(folder: string): boolean {
  return ['.', PRIVATE_FOLDER, MEDIA_FOLDER].some(
    (place) =>
      (place === '.' || checkPlainFolder(folder, place)) &&
      readdirSync(join(folder, place)).some((name) => TEMP_FILE_NAME.test(name)),
  );
}

/** The name of a file within the store, with slashes on every system. */
export function toSlashes(name: string): string {
  return sep === '/' ? name : name.replaceAll(sep, '/');
}

function splitName(name: string): [parent: string, name: string] {
  const at = name.lastIndexOf('/') + 1;
  return [name.slice(0, at), name.slice(at)];
}
