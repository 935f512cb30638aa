import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { viteConfig } from '../vite-config.js';
import { packedLibrary } from './packed-library.js';
import { unpackLibrary } from './unpack-library.js';

/** How Vite builds the same stories of the packed library: its scripts as its exports map has them, and its style sheets. */
export async function packedViteConfig(vite: InlineConfig): Promise<InlineConfig> {
  const folder = await unpackLibrary();
  return viteConfig(vite, {
    plugins: [packedLibrary(folder)],
    embedScript: await readFile(path.join(folder, 'ui/dist/embed.js'), 'utf8'),
  });
}
