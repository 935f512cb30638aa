import { type Dirent, lstatSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problem } from '../../problem.js';
import { toFileProblem } from './file-problems.js';

/** Neither what leads elsewhere on some system, nor what a terminal would not show. */
const STRANGE_CHARACTER = /[\\:\p{Cc}]/u;

/** Whether a name, with slashes on every system, is that of something inside a folder. */
export function isPlainName(name: string): boolean {
  const isStep = (part: string) => part === '' || part === '.' || part === '..';
  return !STRANGE_CHARACTER.test(name) && !name.split('/').some(isStep);
}

/**
 * Whether a folder has a file of this name, which may come from a stranger. Problem: `fault` if the name leads out of the
 * folder, if a folder on the way is a link, or if the file is anything but a file.
 */
export function checkPlainFile(folder: string, name: string): boolean {
  return checkPlain(folder, name, 'file');
}

/** Whether a folder has a folder of this name. Problem: `fault`, as for a file. */
export function checkPlainFolder(folder: string, name: string): boolean {
  return checkPlain(folder, name, 'folder');
}

function checkPlain(folder: string, name: string, expected: 'file' | 'folder'): boolean {
  if (!isPlainName(name)) throw strangeNameProblem(name);
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1))
    if (!isPlain(folder, name.slice(0, at), 'folder')) return false;
  return isPlain(folder, name, expected);
}

function isPlain(folder: string, name: string, expected: 'file' | 'folder'): boolean {
  const found = lstatIn(folder, name);
  if (found === undefined) return false;
  if (expected === 'file' ? found.isFile() : found.isDirectory()) return true;
  throw notPlainFileProblem(name, fileKindOf(found), expected);
}

function lstatIn(folder: string, name: string): Stats | undefined {
  try {
    return lstatSync(join(folder, name), { throwIfNoEntry: false });
  } catch (error) {
    throw toFileProblem(error, name);
  }
}

/** What something in a folder is. */
export function fileKindOf(found: Stats | Dirent): string {
  if (found.isFile()) return 'a file';
  if (found.isSymbolicLink()) return 'a link';
  if (found.isDirectory()) return 'a folder';
  return found.isFIFO() || found.isSocket() ? 'a pipe' : 'a device';
}

/** The Problem of a link, a pipe or a device where a file or a folder is expected. */
export function notPlainFileProblem(
  name: string,
  kind: string,
  expected: 'file' | 'folder' = 'file',
): Problem {
  const damage = `this is ${kind}, not a plain ${expected}`;
  const issues = [{ message: damage, file: name }];
  return problem('store-file.wrong-kind', { file: name, damage, expected }, { issues });
}

function strangeNameProblem(name: string): Problem {
  const damage = 'this is no name of a file inside the folder';
  return problem(
    'store-file.strange-name',
    { file: name, damage },
    { issues: [{ message: damage, file: name }] },
  );
}
