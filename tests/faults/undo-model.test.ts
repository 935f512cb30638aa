import path from 'node:path';
import { fileStorage, initStore } from '@croupier/core/node';
import { expect, test } from 'vitest';
import { expectUndoAsInModel } from '../../packages/core/src/operations/testing/undo-model.js';
import { emptyFolder } from '../cli/shell.js';
import { isLongRun } from '../long-run.js';

/** Which operations; another seed gives others. */
const SEED = Number(process.env.CROUPIER_SEED ?? 11);
const COUNT = isLongRun ? 10_000 : 60;

test(`${COUNT} operations of three people on folders, undo and redo among them, leave what a plain model leaves, and no damage`, async () => {
  const folders: string[] = [];
  const newStorage = async () => {
    const folder = path.join(emptyFolder(), 'croupier-data');
    await initStore(folder);
    folders.push(folder);
    return fileStorage(folder);
  };
  await expectUndoAsInModel(newStorage, { count: COUNT, seed: SEED });
  for (const folder of folders) expect(await fileStorage(folder).verify('all')).toEqual([]);
}, 1_800_000);
