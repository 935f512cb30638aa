import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from '../../cli/shell.js';
import { casinosCsv, readStoreState, runCroupier } from '../fault-fixtures.js';

const KILLS = 100;
const CASINOS = 500;

test(`${KILLS} kills at random moments of a restore into a new store leave it new or whole, with its history, and the next restore works`, async () => {
  const folder = emptyFolder();
  const data = path.join(folder, 'croupier-data');
  writeFileSync(path.join(folder, 'in.csv'), casinosCsv(CASINOS, 3));
  await runShell(
    folder,
    [
      'croupier init --name Test --quiet',
      'croupier casinos import in.csv --quiet',
      'croupier casinos edit casino-1 --rating 9 --quiet',
      'croupier backup whole.backup --quiet',
      'croupier init new --name New --quiet',
    ].join(' && '),
  );
  const whole = await readStoreState(data);
  const words = ['restore', 'whole.backup', '--yes', '--quiet'];
  const begin = () => {
    rmSync(data, { recursive: true });
    cpSync(path.join(folder, 'new'), data, { recursive: true });
    return runCroupier(folder, ...words);
  };
  const began = performance.now();
  expect(await begin().ended).toBe('done');
  let longest = performance.now() - began;

  let outcomes = { before: 0, after: 0 };
  for (let n = 0; n < KILLS || outcomes.before === 0; n++) {
    const { child, ended } = begin();
    // At a random moment of each part of the time, so that few kills meet all of it too.
    await sleep((0.2 + ((n % KILLS) + Math.random()) / KILLS) * longest);
    child.kill('SIGKILL');
    // The machine was busier while it was measured.
    if ((await ended) === 'done') longest *= 0.8;

    const found = await readStoreState(data);
    const isAfter = found.changes > 1;
    expect(found.casinos).toEqual(isAfter ? whole.casinos : new Map());
    expect(found.changes).toBe(isAfter ? whole.changes + 1 : 1);
    outcomes = isAfter
      ? { ...outcomes, after: outcomes.after + 1 }
      : { ...outcomes, before: outcomes.before + 1 };

    if (!isAfter) expect(await runCroupier(folder, ...words).ended).toBe('done');
    const { code, stdout } = await runShell(folder, 'croupier undo 3 --quiet');
    expect(code, stdout).toBe(0);
    const temporary = readdirSync(path.join(data, 'private')).filter((name) => name.endsWith('.tmp'));
    expect(temporary).toEqual([]);
  }
});
