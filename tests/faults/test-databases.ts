import { initPostgres } from '@croupier/core/postgres';
import { afterAll, beforeAll } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/postgres-cluster.js';

/** Starts an engine before the tests of a file, and stops it after them. Each call of what it gives makes a database with an empty store. */
export function testDatabases(): () => Promise<string> {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ isDurable: false });
  });
  afterAll(() => cluster?.stop());
  return async () => {
    const url = await cluster.newDatabase();
    await initPostgres(url);
    return url;
  };
}
