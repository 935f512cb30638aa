import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of all files below a folder, from that folder, in order; installed and built ones left out. */
export function filesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist|storybook-static|croupier-data|\.git)\//.test(file))
    .sort();
}

/** A file of the checkout as text. */
export function readSourceText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
