import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every entry of a folder, with its type, mode, time and content. */
export function printOf(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).sort().map((name) => {
    const found = lstatSync(path.join(folder, name));
    const content = found.isFile() ? readFileSync(path.join(folder, name), 'base64') : '';
    return [name, found.mode, found.mtimeMs, content].join(' ');
  });
}
