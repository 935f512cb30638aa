import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPerform, operations as op, openStore, runtime } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { beforeAll, expect, test } from 'vitest';
import { runShell, sampleFolder } from '../cli/shell.js';
import { isLongRun } from '../long-run.js';
import { casinosCsv } from './fault-fixtures.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const COMMANDS = [
  'croupier casinos edit paper-kite --rating 3',
  'croupier casinos import in.csv',
  'croupier restore old.backup --yes',
  'croupier media add dot.png',
  'croupier undo --yes',
];
/** System calls by which a command changes files, and by which it reads those of the store. */
const CALLS = [
  'write',
  'pwrite64',
  'ftruncate',
  'fsync',
  'rename',
  'unlink',
  'mkdir',
  'openat',
  'read',
  'pread64',
];
const READING = ['openat', 'read', 'pread64'];

let template = '';
beforeAll(async () => {
  template = await sampleFolder();
  writeFileSync(path.join(template, 'in.csv'), casinosCsv(20, 4));
  writeFileSync(path.join(template, 'dot.png'), PNG);
  const { code, stderr } = await runShell(
    template,
    'croupier casinos edit paper-kite --rating 9; croupier backup old.backup; croupier casinos rename paper-kite kite; croupier casinos rename kite paper-kite',
  );
  expect(code, stderr).toBe(0);
});

/** What a person would see of a store: casinos, pictures, and how many changes there were. */
async function seen(folder: string): Promise<string> {
  const storage = fileStorage(path.join(folder, 'croupier-data'));
  const content = await openStore(storage, runtime).question((all) => ({
    casinos: [...all.casinos.all()].map(({ slug, rating }) => `${slug} ${rating}`).sort(),
    pictures: all.media.get().files.map(({ title }) => title),
  }));
  return JSON.stringify({ ...content, changes: (await storage.history()).length });
}

/** One thread, since strace counts calls by thread. */
function runFailing(folder: string, call: string, nth: number, line: string) {
  const files = (readdirSync(path.join(folder, 'croupier-data'), { recursive: true }) as string[])
    .filter((name) => !name.endsWith('lock'))
    .map((name) => `-P croupier-data/${name}`);
  const paths = READING.includes(call) ? files.join(' ') : '';
  const faults = `${paths} -e trace=${call} -e inject=${call}:error=EIO:when=${nth}`;
  return runShell(folder, `strace -f -qq -o calls.log ${faults} -- ${line}`, {
    env: { UV_THREADPOOL_SIZE: '1' },
  });
}

const rows = COMMANDS.flatMap((line) => CALLS.map((call) => [call, line] as const)).filter(
  ([call], i) => isLongRun || (call === 'rename' && i < CALLS.length),
);

test.each(rows)(
  'wherever a call of %s fails, `%s` leaves the store before or after it',
  async (call, line) => {
    const before = await seen(template);
    const whole = await sampleFolder(template);
    expect((await runShell(whole, line)).code).toBe(0);
    const after = await seen(whole);
    let failed = 0;
    for (let nth = 1; nth <= 200; nth++) {
      const folder = await sampleFolder(template);
      const { code, stderr } = await runFailing(folder, call, nth, line);
      const { stdout } = await runShell(folder, 'grep -c INJECTED calls.log');
      if (stdout.trim() === '0') break;
      failed++;
      const isKilled = code > 128;
      if (!isKilled) expect(stderr, `call ${nth}`).not.toMatch(/mistake in croupier|\n\s+at /);
      const found = await seen(folder);
      if (code === 0) expect(found, `call ${nth}: ${stderr}`).toBe(after);
      else expect([before, after], `call ${nth}: ${stderr}`).toContain(found);
      const perform = createPerform(fileStorage(path.join(folder, 'croupier-data')), runtime);
      const { findings } = (await perform(op['doctor.check'], {})).result;
      expect(
        findings.filter(({ check }) => check === 'damaged-file'),
        `call ${nth}`,
      ).toEqual([]);
    }
    if (call === 'rename' || call === 'openat') expect(failed).toBeGreaterThan(0);
  },
  900_000,
);
