import { fstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../../../operations/registry.js';
import { settingsSet } from '../../../operations/site/settings.js';
import { createPerform } from '../../../perform.js';
import { runtime } from '../../../runtime.js';
import { fileStorage } from '../file-storage.js';
import { initStore } from '../init-store.js';
import { fileOf, MARKER_FILE } from '../store-folder.js';
import { emptyFileCache } from './file-cache.js';
import type { FileSnapshot } from './file-snapshot.js';
import { openFileSnapshot } from './open-snapshot.js';
import { createSnapshotCache } from './snapshot-cache.js';

async function keptIn() {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await initStore(folder);
  const storage = fileStorage(folder);
  const rename = (siteName: string) =>
    createPerform(storage, runtime)(settingsSet, { changes: { siteName } });
  await rename('Before');
  const cache = emptyFileCache();
  return {
    folder,
    rename,
    kept: createSnapshotCache(() => openFileSnapshot(folder, cache, () => undefined)),
  };
}

function isOpen(snapshot: FileSnapshot): boolean {
  const { fd, stamp } = snapshot.openedFile(MARKER_FILE);
  try {
    return String(fstatSync(fd as number).ino) === stamp?.ino;
  } catch {
    return false;
  }
}

test('readers of an unchanged folder share one snapshot, one after the other too', async () => {
  const { kept } = await keptIn();
  const first = await kept.open();
  const second = await kept.open();
  kept.release(first);
  kept.release(second);
  const third = await kept.open();
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(isOpen(third)).toBe(true);
  kept.release(third);
});

test('a reader who comes after a commit gets the new snapshot, and the old one stays open for whoever reads it', async () => {
  const { kept, rename } = await keptIn();
  const before = await kept.open();
  await rename('After');
  const after = await kept.open();
  expect(after.document('settings')).toContain('After');
  expect(before.document('settings')).toContain('Before');
  kept.release(before);
  expect(isOpen(before)).toBe(false);
  kept.release(after);
});

test('a reader who comes after an edit that waits in the history shares the open files, which stay until both are done', async () => {
  const { kept, folder } = await keptIn();
  const perform = createPerform(fileStorage(folder, { writeAhead: true }), runtime);
  const add = operations['casinos.add'];
  await perform(add, { record: { name: 'Fox', description: 'Before' } });
  const before = await kept.open();
  await perform(operations['casinos.edit'], { record: 'fox', changes: { description: 'After' } });
  const after = await kept.open();
  const file = fileOf('casinos');
  expect(after.openedFile(file).fd).toBe(before.openedFile(file).fd);
  expect([...after.table('casinos').texts()].join()).toContain('After');
  expect([...before.table('casinos').texts()].join()).toContain('Before');
  kept.release(after);
  expect(isOpen(before)).toBe(true);
  await perform(operations['casinos.edit'], { record: 'fox', changes: { description: 'Later' } });
  const later = await kept.open();
  kept.release(before);
  kept.release(later);
  expect(isOpen(later)).toBe(true);
  await expect.poll(() => isOpen(later)).toBe(false);
});

test('a file that was changed by hand in the meantime is read again', async () => {
  const { kept, folder } = await keptIn();
  kept.release(await kept.open());
  const file = join(folder, fileOf('settings'));
  writeFileSync(file, readFileSync(file, 'utf8').replace('Before', 'By hand'));
  const snapshot = await kept.open();
  expect(snapshot.document('settings')).toContain('By hand');
  kept.release(snapshot);
});

test('a snapshot that nobody reads is closed after a while', async () => {
  const { kept } = await keptIn();
  const snapshot = await kept.open();
  kept.release(snapshot);
  await expect.poll(() => isOpen(snapshot)).toBe(false);
});
