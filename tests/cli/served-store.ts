import path from 'node:path';
import { createPerform, runtime, tokensAdd } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { openOperationWorker } from '../../packages/cli/src/serve/worker/operation-worker.js';
import { siteFromSource } from '../site/test-server.js';

const root = path.join(import.meta.dirname, '../..');

/** What a command needs to work on a served store, as variables of its environment. */
export interface ServedStore {
  env: { CROUPIER_SITE: string; CROUPIER_TOKEN: string };
  stop(): Promise<void>;
}

/** Serves the store of a folder and makes a token for an administrator. */
export async function serveStore(folder: string, username: string): Promise<ServedStore> {
  const storage = fileStorage(folder);
  const { address, stop } = await startServer({
    storage,
    site: siteFromSource,
    port: 0,
    worker: openOperationWorker(folder, path.join(root, 'packages/cli/dist/worker.cjs')),
  });
  const perform = createPerform(storage, runtime);
  const { result } = await perform(tokensAdd, { name: `test ${address}`, user: username });
  return { env: { CROUPIER_SITE: address, CROUPIER_TOKEN: result.secret as string }, stop };
}
