import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyFolder, runShell } from '../cli/shell.js';
import { isLongRun } from '../long-run.js';
import { casinosCsv, readStoreState, runCroupier, type StoredCasino } from './fault-fixtures.js';

const KILLS = isLongRun ? 200 : 4;
const CASINOS = 300;

/** A command, and its effect on the casinos if it is not killed. */
interface Step {
  words: string[];
  after(casinos: Map<string, StoredCasino>): Map<string, StoredCasino>;
}

test(`${KILLS} kills at random moments of imports and edits leave the state before or after, and the next command works`, async () => {
  const folder = emptyFolder();
  const data = path.join(folder, 'croupier-data');
  await runShell(folder, 'croupier init --name Test --quiet');
  let stars = 1;
  const longest: Record<string, number> = {};
  let outcomes = { before: 0, after: 0 };

  const importing = (): Step => {
    stars = (stars % 5) + 1;
    writeFileSync(path.join(folder, 'in.csv'), casinosCsv(CASINOS, stars));
    const rating = stars * 2;
    return {
      words: ['casinos', 'import', 'in.csv', '--on-conflict', 'update', '--quiet'],
      after(casinos) {
        const next = new Map(casinos);
        for (let n = 0; n < CASINOS; n++) {
          next.set(`casino-${n}`, { isFeatured: casinos.get(`casino-${n}`)?.isFeatured ?? false, rating });
        }
        return next;
      },
    };
  };
  const editing = (n: number): Step => {
    const slug = `casino-${n % CASINOS}`;
    const rating = (n * 7) % 10;
    return {
      words: ['casinos', 'edit', slug, '--rating', String(rating), '--quiet'],
      after: (casinos) => new Map(casinos).set(slug, { ...(casinos.get(slug) as StoredCasino), rating }),
    };
  };

  for (const step of [importing(), editing(1)]) {
    const began = performance.now();
    expect(await runCroupier(folder, ...step.words).ended).toBe('done');
    longest[step.words[1] as string] = performance.now() - began;
  }

  // Some come before the commit: where none has, the machine was busier while the times were measured.
  for (let n = 0; n < KILLS || outcomes.before === 0; n++) {
    const before = await readStoreState(data);
    const step = n % 2 === 0 ? importing() : editing(n);
    const { child, ended } = runCroupier(folder, ...step.words);
    await sleep(Math.random() * 1.1 * (longest[step.words[1] as string] as number));
    child.kill('SIGKILL');
    if ((await ended) === 'done')
      longest[step.words[1] as string] = (longest[step.words[1] as string] as number) * 0.8;

    const found = await readStoreState(data);
    const whole = step.after(before.casinos);
    const isAfter = found.changes > before.changes;
    expect(found.casinos).toEqual(isAfter ? whole : before.casinos);
    expect(found.changes).toBe(before.changes + (isAfter ? 1 : 0));
    outcomes = isAfter
      ? { ...outcomes, after: outcomes.after + 1 }
      : { ...outcomes, before: outcomes.before + 1 };

    const next = editing(n + 1000);
    expect(await runCroupier(folder, ...next.words).ended).toBe('done');
    expect((await readStoreState(data)).casinos).toEqual(next.after(found.casinos));
  }
});
