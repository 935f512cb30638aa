import { mkdirSync } from 'node:fs';

/** How many folders are remembered: each page of a record has one of its own, and is not written again. */
const MAX_KNOWN = 1_000;

/** Makes a folder, unless it is among those that are known. */
export function ensureFolder(folder: string, known: Set<string>): void {
  if (known.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  if (known.size >= MAX_KNOWN) known.clear();
  known.add(folder);
}
