import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packPackage } from '../package/install-packed.js';

/** The ways to load the styles of the components, each as the files of the package. */
export type SheetKind = 'whole' | 'layered' | 'per component';

/** The style sheets of the package as npm publishes it, by the way to load them. */
export async function packedSheets(): Promise<Record<SheetKind, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-sheets-'));
  try {
    await promisify(execFile)('tar', ['-xf', await packPackage('ui', folder), '-C', folder]);
    const dist = path.join(folder, 'package/dist');
    const read = async (files: string[]) => {
      const sheets = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
      // A page without an address finds no file of a typeface.
      return sheets.join('\n').replace(/@font-face\s*\{[^}]*\}/g, '');
    };
    const single = (await readdir(path.join(dist, 'styles'))).filter((file) => !file.includes('.layered.'));
    return {
      whole: await read(['index.css', 'pages.css', 'admin.css']),
      layered: await read(['index.layered.css', 'pages.layered.css', 'admin.layered.css']),
      'per component': await read([
        'tokens.css',
        ...single.map((file) => `styles/${file}`),
        'pages.css',
        'admin.css',
      ]),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
