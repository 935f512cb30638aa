import { isProblem, Problem } from '@croupier/core';
import { checkPlainFile, checkPlainFolder, isPlainName } from '@croupier/core/node';
import { readText } from './file-content.js';

/** The folder in a build that holds what the next build needs; nothing in it is part of the site. */
export const STATE_FOLDER = '.croupier-build';

/** Files of a build whose names begin with a dot, which no other part of a name does: not `.git`. */
const HIDDEN_FILE = new RegExp(`^(\\.htaccess|\\${STATE_FOLDER}/[a-z0-9-]+\\.(json|conf))$`);

/**
 * Refuses a name that no build gives a file: what an earlier build wrote may come from a stranger. Problem: `fault`, which
 * names the file that holds it.
 */
export function requireSiteFile(name: unknown, holder: string): asserts name is string {
  const isOurs =
    typeof name === 'string' && isPlainName(name) && (!/(^|\/)\./.test(name) || HIDDEN_FILE.test(name));
  if (!isOurs)
    throw foreignRecord(holder, `it names ${String(name).slice(0, 200)}, which is no file of a site`);
}

/** The Problem of a file in the folder of a build that no build wrote. */
export function foreignRecord(file: string, why: string): Problem {
  return new Problem('fault', `${file} is not as a build writes it: ${why}`, {
    hint: 'Nothing was changed. If the folder comes from somebody else, name a new one. If it is yours, delete this file: the next build then writes every page again.',
  });
}

/** Whether a folder has a file; a link is refused, and one on the way to it. Problem: `fault`, with the whole path. */
export function hasSiteFile(folder: string, file: string): boolean {
  return inFolder(folder, () => checkPlainFile(folder, file));
}

/** As `hasSiteFile`, for a folder. */
export function hasSiteFolder(folder: string, name: string): boolean {
  return inFolder(folder, () => checkPlainFolder(folder, name));
}

/** The text of a file of a folder; undefined where there is none. Problem: `fault` for a link. */
export function readSiteFile(folder: string, file: string): string | undefined {
  return hasSiteFile(folder, file) ? readText(`${folder}/${file}`) : undefined;
}

function inFolder(folder: string, check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    if (!isProblem(error)) throw error;
    throw new Problem(error.code, `${folder}/${error.message}`, { hint: error.hint, cause: error });
  }
}
