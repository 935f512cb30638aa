import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem } from '../../../problem.js';
import type { Damage } from '../../storage-adapter.js';
import { toFileProblem } from '../file-problems.js';
import { checkPlainFolder, fileKindOf } from '../plain-file.js';
import { MEDIA_FOLDER, PRIVATE_FOLDER } from '../store-folder.js';

/** Links, pipes and devices in the folders of a store, whatever their names: croupier makes none, and opens none. */
export function strangeFiles(folder: string): Damage[] {
  const inside = [MEDIA_FOLDER, PRIVATE_FOLDER].flatMap((place) => strangeIn(folder, place, true));
  return [...strangeIn(folder, '', false), ...inside];
}

function strangeIn(folder: string, place: string, isDeep: boolean): Damage[] {
  return entriesOf(folder, place).flatMap((entry): Damage[] => {
    const file = place === '' ? entry.name : `${place}/${entry.name}`;
    if (entry.isFile()) return [];
    if (entry.isDirectory()) return isDeep ? strangeIn(folder, file, isDeep) : [];
    return [{ message: `this is ${fileKindOf(entry)}, and nothing of croupier's`, file, isForeign: true }];
  });
}

function entriesOf(folder: string, place: string): Dirent[] {
  try {
    if (place !== '' && !checkPlainFolder(folder, place)) return [];
    return readdirSync(join(folder, place), { withFileTypes: true });
  } catch (error) {
    // What stands in the place of a folder is told where that folder is used.
    if (isProblem(error)) return [];
    throw toFileProblem(error, place === '' ? folder : place);
  }
}
