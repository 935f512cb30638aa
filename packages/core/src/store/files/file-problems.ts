import { Problem } from '../../problem.js';
import { UnreadableJsonError } from './json-elements.js';

const NOTHING_CHANGED = 'The store is as it was.';

const errnoTexts: Record<string, (file: string) => [message: string, hint: string]> = {
  ENOSPC: (file) => [
    `The disk is full: ${file} could not be written`,
    `Free some space and try again. ${NOTHING_CHANGED}`,
  ],
  EDQUOT: (file) => [
    `The disk quota is used up: ${file} could not be written`,
    `Free some space and try again. ${NOTHING_CHANGED}`,
  ],
  EFBIG: (file) => [
    `${file} would be larger than files may be here`,
    `Raise the limit on file sizes and try again. ${NOTHING_CHANGED}`,
  ],
  EROFS: (file) => [
    `${file} cannot be written: its disk is read-only`,
    `Make it writable, or name another store with --store. ${NOTHING_CHANGED}`,
  ],
  EACCES: (file) => [
    `${file} cannot be used: permission denied`,
    `Give this user the right to read and write the store's folder. ${NOTHING_CHANGED}`,
  ],
  EPERM: (file) => [
    `${file} cannot be written: it is protected`,
    `Give this user the right to write the store's folder. ${NOTHING_CHANGED}`,
  ],
  ENOENT: (file) => [`${file} is gone`, 'Put the folder back, or make a new store with croupier init.'],
  EMFILE: (file) => [
    `${file} cannot be opened: too many files are open`,
    `Raise the limit on open files and try again. ${NOTHING_CHANGED}`,
  ],
};

/** What the machine refused, as a Problem that says what to do; Problems pass as they are. */
export function toFileProblem(error: unknown, file: string): Problem {
  if (error instanceof Problem) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  const [message, hint] = errnoTexts[code]?.(file) ?? [
    `${file} could not be used: ${(error as Error).message}`,
    `Check the disk, then try again. ${NOTHING_CHANGED}`,
  ];
  return new Problem('fault', message, { hint, cause: error });
}

/** The one fault after which the change is there. */
export function unconfirmedWriteProblem(cause: unknown): Problem {
  return new Problem('fault', 'The change was written, but the disk would not confirm it', {
    hint: 'Check the disk. The change is there now; a power cut could still lose it.',
    cause,
  });
}

/** What a file outside the promises of this program has wrong, at a line where one can be told. */
export function damagedFileProblem(file: string, message: string, line?: number): Problem {
  const where = line === undefined ? file : `${file}, line ${line}`;
  return new Problem('fault', `${where}: ${message}`, {
    hint: REPAIR_HINT,
    issues: [{ message, file, ...(line === undefined ? {} : { line }) }],
  });
}

/** What could not be read of a file, as a Problem that names the line; any other error as it is. */
export function toDamagedFileProblem(error: unknown, file: string): unknown {
  return error instanceof UnreadableJsonError ? damagedFileProblem(file, error.message, error.line) : error;
}

/** What to do about a damaged file. */
export const REPAIR_HINT =
  'Mend the file, or take it back from version control or a backup. Nothing was written to it.';
