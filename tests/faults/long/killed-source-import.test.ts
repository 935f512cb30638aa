import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPerform, operations as op, openStore, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { beforeAll, expect, test } from 'vitest';
import { runShell, sampleFolder } from '../../cli/shell.js';

const HEADER = 'Licence,name,website,minDeposit\n';
const row = (n: number, name = `Casino ${n}`, deposit = 10) =>
  `L${n},${name},https://casino-${n}.example/,${deposit}\n`;
const numbers = Array.from({ length: 60 }, (_, n) => n + 1);

/** What a register says in the nights after its first one. */
const NIGHTS = {
  /** Renames, changes, casinos that are gone and new, a key that waits and a row that is none. */
  'a night of many changes': [
    ...numbers.slice(5, 55).map((n) => row(n, n % 9 === 0 ? `Renamed ${n}` : undefined, n % 2 ? 10 : 20)),
    ...[61, 62, 63].map((n) => row(n)),
    row(64, 'Casino 61'),
    'L65,Odd,no address,5\n',
  ],
  /** So few changes that the history has them before the files do. */
  'a night of one change': numbers.map((n) => row(n, undefined, n === 30 ? 99 : 10)),
};
type Night = keyof typeof NIGHTS;

/** System calls by which a command changes files. */
const CALLS = ['write', 'pwrite64', 'writev', 'ftruncate', 'fsync', 'fdatasync', 'rename', 'unlink', 'mkdir'];
const IMPORT = 'croupier casinos import register.csv --source register --mirror --max-removed 20% --json';

let template = '';
beforeAll(async () => {
  template = await sampleFolder();
  writeFileSync(path.join(template, 'register.csv'), HEADER + numbers.map((n) => row(n)).join(''));
  const { code, stderr } = await runShell(
    template,
    `croupier sources save register --collection casinos --key column:Licence --when-gone deactivate \
      --default rating=3 --default description=Listed. --default bonuses=None --default games=Slots \
      --default paymentMethods=Visa --quiet && ${IMPORT} &&
    croupier casinos edit casino-9 --min-deposit 25 --quiet`,
  );
  expect(code, stderr).toBe(0);
});

/** All that an import writes, without ids and times, and how many changes there were. */
async function stateOf(folder: string) {
  const storage = fileStorage(path.join(folder, 'croupier-data'));
  const state = await openStore(storage, runtime).question(({ casinos, sourceRecords, importRuns }) => ({
    casinos: [...casinos.all()].map(({ id: _, createdAt, updatedAt, retiredAt, ...casino }) => casino),
    rows: [...sourceRecords.all()].map(({ id: _, source, createdAt, updatedAt, record, ...one }) => ({
      ...one,
      suggested: one.suggested === undefined ? null : casinos.get(one.suggested)?.slug,
      record: record === undefined ? null : casinos.get(record)?.slug,
    })),
    runs: [...importRuns.all()].map(({ digest, rows, rowCounts }) => ({ digest, rows, rowCounts })),
  }));
  return { ...state, changes: (await storage.history()).length };
}

/** An import that is killed as it begins the n-th call of a kind; one thread, since strace counts calls by thread. */
async function killedImport(folder: string, call: string, nth: number): Promise<boolean> {
  const faults = `-e trace=${call} -e inject=${call}:signal=KILL:when=${nth}`;
  const { code } = await runShell(folder, `strace -f -qq -o calls.log ${faults} -- ${IMPORT}`, {
    env: { UV_THREADPOOL_SIZE: '1' },
  });
  // Strace ends by the signal that it sent.
  return code < 0 || code > 128;
}

const rows = (Object.keys(NIGHTS) as Night[]).flatMap((night) => CALLS.map((call) => [call, night] as const));

test.each(rows)(
  'killed at any %s in %s, the import of a source leaves the night before or after, and its next run leaves what one without a kill does',
  async (call, night) => {
    const start = await sampleFolder(template);
    writeFileSync(path.join(start, 'register.csv'), HEADER + NIGHTS[night].join(''));
    const before = await stateOf(start);
    const whole = await sampleFolder(start);
    const uninterrupted = await runShell(whole, IMPORT);
    expect([0, 8], uninterrupted.stderr).toContain(uninterrupted.code);
    const after = await stateOf(whole);
    expect(after.changes).toBe(before.changes + 1);
    let kills = 0;
    for (let nth = 1; nth <= 300; nth++) {
      const folder = await sampleFolder(start);
      if (!(await killedImport(folder, call, nth))) break;
      kills++;
      expect([before, after], `${call} ${nth}`).toContainEqual(await stateOf(folder));
      const again = await runShell(folder, IMPORT);
      expect(again.code, `${call} ${nth}: ${again.stderr}`).toBe(uninterrupted.code);
      expect(await stateOf(folder), `${call} ${nth}`).toEqual(after);
      const perform = createPerform(fileStorage(path.join(folder, 'croupier-data')), runtime);
      const { findings } = (await perform(op['doctor.check'], {})).result;
      expect(
        findings.filter(({ check }) => check === 'damaged-file'),
        `${call} ${nth}`,
      ).toEqual([]);
    }
    // Each night makes one of these calls at least; of the others some make none.
    const surely = night === 'a night of one change' ? 'fdatasync' : 'rename';
    if (call === surely) expect(kills).toBeGreaterThan(0);
  },
  1_800_000,
);
