import { initPostgres, postgresStorage } from '@croupier/core/postgres';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { describeStorageAdapter } from '../../packages/core/src/store/testing/describe-storage-adapter.js';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.js';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
});
afterAll(() => cluster?.stop());

describeStorageAdapter(
  'PostgreSQL',
  async () => {
    const url = await cluster.newDatabase();
    await initPostgres(url);
    const opened = () => {
      const storage = postgresStorage(url);
      onTestFinished(() => storage.close());
      return storage;
    };
    return { storage: opened(), reopen: async () => opened() };
  },
  { randomRuns: 10, hearsLater: true },
);
