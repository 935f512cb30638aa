import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PUBLISHED, packPackage, ROOT } from '../../tests/package/install-packed.js';

/**
 * Packs the built packages as npm publishes them, and unpacks them into a folder that is gone when the process ends. It is in
 * this checkout, where the packages find their dependencies.
 */
export async function unpackLibrary(): Promise<string> {
  const cache = path.join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'packed-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'node_modules/@croupier'), { recursive: true });
  for (const name of PUBLISHED) {
    const place = path.join(folder, name);
    await mkdir(place);
    const tarball = await packPackage(name, folder);
    await promisify(execFile)('tar', ['-xf', tarball, '-C', place, '--strip-components=1']);
    // What is below node_modules counts as a dependency, which Vite would bundle beforehand.
    await symlink(place, path.join(folder, 'node_modules/@croupier', name), 'junction');
  }
  return folder;
}
