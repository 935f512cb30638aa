import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from '../cli/shell.js';
import { isLongRun } from '../long-run.js';
import { readStoreState, runCroupier } from './fault-fixtures.js';

const EACH = isLongRun ? 200 : 4;
const PROCESSES = 4;

test(`four terminals making ${EACH} changes each on one store lose none, in the history neither, and readers see whole states`, async () => {
  const folder = emptyFolder();
  const data = path.join(folder, 'croupier-data');
  await runShell(folder, 'croupier init --name Test --quiet');
  let isOver = false;

  const terminals = Array.from({ length: PROCESSES }, async (_, k) => {
    for (let n = 0; n < EACH; n++) {
      const words = [
        'casinos',
        'add',
        '--name',
        `Casino ${k} ${n}`,
        '--description',
        'One of many',
        '--quiet',
      ];
      // On a busy machine the others may keep the store for longer than a command waits.
      let ended: string;
      do ended = await runCroupier(folder, ...words).ended;
      while (ended.includes('Another command has been changing this store'));
      expect(ended).toBe('done');
    }
  });
  const reader = (async () => {
    while (!isOver) {
      const { casinos, changes } = await readStoreState(data);
      expect(changes).toBeGreaterThanOrEqual(casinos.size);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await Promise.all(terminals).finally(() => {
    isOver = true;
  });
  await reader;

  const { casinos, changes } = await readStoreState(data);
  expect(casinos.size).toBe(PROCESSES * EACH);
  // Plus the change that set the name.
  expect(changes).toBe(PROCESSES * EACH + 1);
});
