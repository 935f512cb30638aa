import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { describeStorageAdapter } from '../testing/describe-storage-adapter.js';
import { fileStorage } from './file-storage.js';
import { initStore } from './init-store.js';

for (const [name, options] of [
  ['files', {}],
  ['files (small edits before their files)', { writeAhead: true }],
] as const) {
  describeStorageAdapter(
    name,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      await initStore(folder);
      return { storage: fileStorage(folder, options), reopen: async () => fileStorage(folder, options) };
    },
    { randomRuns: 10 },
  );
}
