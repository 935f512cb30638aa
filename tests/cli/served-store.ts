import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openStore, runtime, type StorageAdapter } from '@croupier/core';
import { fileStorage } from '@croupier/core/node';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { openOperationWorker } from '../../packages/cli/src/serve/worker/operation-worker.js';
import type { BuildTarget } from '../../packages/cli/src/site-tools.js';
import { siteFromSource } from '../site/test-server.js';

const root = path.join(import.meta.dirname, '../..');

/** What a command needs to work on a served store, as variables of its environment. */
export interface ServedStore {
  env: { CROUPIER_SITE: string; CROUPIER_TOKEN: string };
  stop(): Promise<void>;
}

/** Serves the store of a folder and makes a token for an administrator. */
export async function serveStore(
  folder: string,
  username: string,
  build?: BuildTarget,
): Promise<ServedStore> {
  const storage = fileStorage(folder);
  const { address, stop } = await startServer({
    storage,
    site: siteFromSource,
    port: 0,
    worker: openOperationWorker({ store: folder, build }, path.join(root, 'packages/cli/dist/worker.cjs')),
  });
  return { env: { CROUPIER_SITE: address, CROUPIER_TOKEN: await putToken(storage, username) }, stop };
}

/** Keeps a token without a line in the history, so that the history is as where nothing is served. */
async function putToken(storage: StorageAdapter, username: string): Promise<string> {
  const userId = await openStore(storage, runtime).question(
    ({ users }) => users.find((user) => user.username === username)?.id,
  );
  const secret = `croupier_${randomBytes(32).toString('base64url')}`;
  const token = {
    id: runtime.newId(),
    userId,
    name: 'test',
    role: 'admin',
    createdAt: new Date().toISOString(),
  };
  await storage.expiring.put(`tokens/${storage.digest(secret)}`, token, Date.now() + 86_400_000);
  return secret;
}
