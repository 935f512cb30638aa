import { lstat, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { type FileFormat, formatOfEnding, isTableFormat } from '../file-format.js';

/**
 * The format of a rejects file, by its ending. Problem: `usage` for one that is the input, or in which rows of a table
 * would be records.
 */
export async function rejectsFormat(
  rejects: string,
  input: string,
  format: FileFormat,
): Promise<FileFormat | undefined> {
  if (await isSameFile(rejects, input))
    throw usageProblem(
      `--rejects ${rejects} is the file that is imported, and its good rows would be lost`,
      'Name another file for the bad rows.',
    );
  const ending = formatOfEnding(rejects);
  if (ending === undefined || isTableFormat(ending) === isTableFormat(format)) return ending;
  const { dir, name } = path.parse(rejects);
  throw usageProblem(
    `The bad rows of a ${format.toUpperCase()} import are ${format.toUpperCase()}, and ${rejects} ends in .${ending}`,
    `Name it ${path.join(dir, `${name}.${format}`)}.`,
  );
}

/** Removes the rejects of an earlier run where a run has none. */
export async function removeStaleRejects(rejects: string): Promise<void> {
  const found = await lstat(rejects).catch(() => undefined);
  if (found?.isFile()) await rm(rejects);
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  if (other === '-') return false;
  const [first, second] = await Promise.all([one, other].map((file) => stat(file).catch(() => undefined)));
  if (first === undefined || second === undefined) return false;
  return first.isFile() && first.dev === second.dev && first.ino === second.ino;
}
