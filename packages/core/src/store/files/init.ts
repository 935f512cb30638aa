import { mkdir, readdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COLLECTION_NAMES, SCHEMA_VERSION } from '../../model/catalogue.js';
import { Problem } from '../../problem.js';
import { syncFolder, writeBeside } from './durable.js';
import { asFault } from './faults.js';
import { fileOf, isStore, MARK, PRIVATE } from './folder.js';
import { LineFile } from './line-file.js';

/** What version control must not see. */
const IGNORED = `${PRIVATE}/\n.*.tmp\n`;

/**
 * Makes a store: a folder with an empty file for each collection. Documents get theirs when they are first set. The mark
 * is written last, so that a folder is a store only when it is a whole one. Problems: `conflict` where there is a store
 * already, or a file that one would need; `fault`.
 */
export async function initStore(dir: string): Promise<void> {
  const folder = resolve(dir);
  if (isStore(folder)) {
    throw new Problem('conflict', `There is a store in ${folder} already`, {
      hint: 'Use it as it is, or give another folder.',
    });
  }
  const files = new Map<string, string | Iterable<Uint8Array>>([['.gitignore', IGNORED]]);
  for (const name of COLLECTION_NAMES) files.set(fileOf(name), LineFile.framed([]));
  try {
    for (const place of [folder, join(folder, 'media')]) await mkdir(place, { recursive: true });
    await mkdir(join(folder, PRIVATE), { recursive: true, mode: 0o700 });
    await insistOnFree(folder, [...files.keys()]);
    files.set(MARK, `${JSON.stringify({ schemaVersion: SCHEMA_VERSION })}\n`);
    for (const [file, content] of files) {
      if (file === MARK) for (const place of [PRIVATE, '.']) await syncFolder(join(folder, place));
      const target = join(folder, file);
      const { temp } = await writeBeside(
        target,
        typeof content === 'string' ? [Buffer.from(content)] : content,
      );
      await rename(temp, target);
    }
    await syncFolder(folder);
  } catch (error) {
    throw asFault(error, folder);
  }
}

/** A folder may hold other things, but nothing that a store would write over. */
async function insistOnFree(folder: string, files: string[]): Promise<void> {
  const there = new Set(await readdir(folder));
  for (const name of await readdir(join(folder, PRIVATE))) there.add(`${PRIVATE}/${name}`);
  const taken = files.find((file) => there.has(file) && file !== '.gitignore');
  if (taken === undefined) return;
  throw new Problem('conflict', `${join(folder, taken)} is there already`, {
    hint: 'Give an empty folder, or one that does not exist.',
  });
}
