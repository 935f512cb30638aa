import { mkdirSync, readFileSync } from 'node:fs';

/** The text of a file; undefined where there is none. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes a folder, unless it is among those that are known. */
export function ensureFolder(folder: string, known: Set<string>): void {
  if (known.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  known.add(folder);
}
