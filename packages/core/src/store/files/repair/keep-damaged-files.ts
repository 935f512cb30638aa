import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably, syncFolder } from '../commit/durable-write.js';
import { checkPlainFolder } from '../plain-file.js';
import type { FileSnapshot } from '../snapshot/file-snapshot.js';
import { PRIVATE_FOLDER } from '../store-folder.js';

/** Where damaged files are kept as they were before their repair. */
const KEPT_FOLDER = `${PRIVATE_FOLDER}/before-repair`;

/** Keeps a copy of every damaged file that a commit is about to replace, and says where. Problem: `fault`. */
export async function keepDamagedFiles({ folder, repair, onNote }: FileSnapshot): Promise<void> {
  if (repair.found.length === 0) return;
  checkPlainFolder(folder, KEPT_FOLDER);
  await mkdir(join(folder, KEPT_FOLDER), { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  for (const { file, bytes } of repair.found) {
    if (bytes === undefined) continue;
    const kept = unusedName(folder, `${KEPT_FOLDER}/${moment}`, file.replaceAll('/', '-'));
    await replaceDurably(join(folder, kept), [bytes]);
    onNote(`${file} is kept as it was in ${kept}.`);
  }
  await syncFolder(join(folder, KEPT_FOLDER));
}

/** A name that no copy has yet: a clock may show one moment twice. */
function unusedName(folder: string, beginning: string, ending: string): string {
  for (let number = 1; ; number++) {
    const name = `${beginning}${number === 1 ? '' : `-${number}`}-${ending}`;
    if (!existsSync(join(folder, name))) return name;
  }
}
