import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { describeStorageAdapter } from '../testing/describe-storage-adapter.js';
import { initPostgres } from './init-postgres.js';
import { postgresStorage } from './postgres-storage.js';
import { type Cluster, startCluster } from './testing/cluster.js';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
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
