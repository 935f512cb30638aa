import path from 'node:path';
import type { StorageAdapter } from '@croupier/core';
import { startServer } from '../../packages/cli/src/serve/server.js';
import { openOperationWorker } from '../../packages/cli/src/serve/worker/operation-worker.js';
import { copyRealStore } from '../real-site/real-site.js';
import { type AdminSite, adminOf } from './admin-site.js';
import { openTestSite } from './test-sites.js';

const WORKER = path.join(import.meta.dirname, '../../packages/cli/dist/worker.cjs');

/** A real site whose server performs heavy work in a thread, and was started with a folder to build into. */
export function buildingSite(): AdminSite & { readonly out: string } {
  let storage: StorageAdapter;
  let out = '';
  const site = openTestSite(async () => {
    const store = await copyRealStore();
    storage = store.storage;
    out = path.join(path.dirname(store.folder), 'built');
    const build = { store: store.folder, out, hosts: [] };
    const worker = openOperationWorker({ store: store.folder, build }, WORKER);
    const { address, stop } = await startServer({ storage, worker, port: 0 });
    return { address, stop };
  });
  const withStorage = Object.defineProperty(
    site as typeof site & { readonly storage: StorageAdapter },
    'storage',
    { get: () => storage },
  );
  return Object.defineProperty(adminOf(withStorage) as AdminSite & { readonly out: string }, 'out', {
    get: () => out,
  });
}
