import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { describeHome } from '../testing/describe-home.js';
import { filesHome } from './files-home.js';
import { initStore } from './init.js';

describeHome(
  'files',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await initStore(folder);
    return { home: filesHome(folder), reopen: async () => filesHome(folder) };
  },
  { stories: 10 },
);
