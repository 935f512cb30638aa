import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Actor } from '../operations/define/operation.js';
import { problem } from '../problem.js';
import { toFileProblem } from '../store/files/file-problems.js';
import { problemFor } from './api-response.js';
import { problemToJson } from './problem-json.js';

const ADMIN: Actor = { author: { name: 'ada' }, role: 'admin' } as Actor;
const STORE = join(tmpdir(), 'sites', 'croupier-data');

/** What the system itself throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.skipIf(process.platform !== 'linux')(
  'staff hear of a full disk, and not where the store is on the server',
  () => {
    const full = toFileProblem(
      thrownBy(() => writeFileSync('/dev/full', 'x')),
      join(STORE, 'casinos.json'),
    );
    expect(full.reason).toBe('disk.full');
    const told = problemFor(full, ADMIN);
    expect(told).toMatchObject({ reason: 'disk.full', hint: full.hint });
    expect(told.message).toBe('The disk is full: casinos.json could not be written');
  },
);

test('no fault of the store tells a path of the server', () => {
  const unreadable = thrownBy(() => readFileSync(tmpdir()));
  const faults = [
    toFileProblem(unreadable, STORE),
    toFileProblem(
      Object.assign(new Error(`EIO: i/o error, open '${STORE}/menus.json'`), { code: 'EIO' }),
      STORE,
    ),
    problem('store-file.missing', { file: 'menus.json', folder: STORE }),
    problem('store.folder-missing', { folder: STORE }, { at: { file: 'croupier.json' } }),
  ];
  for (const fault of faults) {
    const told = problemToJson(problemFor(fault, ADMIN));
    expect(JSON.stringify(told), fault.message).not.toContain(tmpdir());
    expect(told.message).toContain('croupier-data');
    expect(told.reason).toBe(fault.reason);
  }
});
