import { lstat, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { usageProblem } from '../terminal/errors/error-output.js';
import { type FileFormat, formatOfEnding } from './file-format.js';

/** Refuses a rejects file that is the input, or that a later import would read as another format. Problem: `usage`. */
export async function requireRejectsPath(rejects: string, input: string, format: FileFormat): Promise<void> {
  if (await isSameFile(rejects, input))
    throw usageProblem(
      `--rejects ${rejects} is the file that is imported, and its good rows would be lost`,
      'Name another file for the bad rows.',
    );
  const ending = formatOfEnding(rejects);
  if (ending === undefined || ending === format) return;
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
