import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { describeStorageAdapter } from '../testing/describe-storage-adapter.js';
import { fileStorage } from './file-storage.js';
import { initStore } from './init-store.js';

describeStorageAdapter(
  'files',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await initStore(folder);
    return { storage: fileStorage(folder), reopen: async () => fileStorage(folder) };
  },
  { randomRuns: 10 },
);
